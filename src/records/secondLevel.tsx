import type { Language } from '#contracts/languages.ts';
import type { Description } from '#src/components/DescriptionList/index.tsx';
import { formatList } from '#src/i18n/format.ts';

/** The second-level districts of a record as one of its facts; nothing where it has none. */
export const secondLevel = (
  term: string,
  districts: readonly { name: string }[] | undefined,
  language: Language,
): Description[] =>
  districts?.length
    ? [
        {
          term,
          // They are in no language but their own: as a text it would run their way, with the words between them the other.
          value: (
            <>
              {formatList(
                districts.map(({ name }) => name),
                language,
              )}
            </>
          ),
        },
      ]
    : [];

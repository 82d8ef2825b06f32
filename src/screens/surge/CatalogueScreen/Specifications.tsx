import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import type { SpecificationsBlock } from '#src/content/schema.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './CatalogueScreen.module.css';
import { surgeCatalogueStrings } from './strings.ts';
import { MEASURES, useMeasures } from './useMeasures.ts';

/** What a service weighs, takes up and costs, and who provides it; what is not known is not named. */
export function Specifications({ block }: { block: SpecificationsBlock }) {
  const strings = useStrings(surgeCatalogueStrings);
  const language = useLanguage();
  const inWords = useMeasures();
  const { societies = [], providers, notes = [] } = block;
  const names = formatList(societies, language);
  const items = [
    ...MEASURES.map((name) => ({ term: strings[name], value: inWords(name, block) })),
    {
      term: strings.societies,
      value: [names, providers].filter(Boolean).join('. ') || undefined,
    },
  ].filter(({ value }) => value !== undefined);
  return (
    <>
      <DescriptionList items={items} />
      {notes.map((note) => (
        <p key={note} className={styles.text}>
          {note}
        </p>
      ))}
    </>
  );
}

import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { countryLink } from '#src/core/placeLinks.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import styles from './lists.module.css';

type Countries = readonly { id: number; name?: string | null | undefined }[];

/** Up to this many countries are shown; of more, the first two. */
const SHOWN_AT_MOST = 4;
const SHOWN_OF_MORE = 2;

/** As one text, for files. */
export const namesOf = (countries: Countries) => countries.map(({ name }) => name ?? '--').join('; ');

/** Countries of a record, each leading to its page. Of many the first ones, and the others for who asks. */
export function CountryLinks({ countries }: { countries: Countries }) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  if (countries.length === 0) return '--';
  if (countries.length <= SHOWN_AT_MOST) return <Links countries={countries} />;
  return (
    <>
      <Links countries={countries.slice(0, SHOWN_OF_MORE)} />
      <Disclosure
        summary={fill(strings.andMore, { count: formatNumber(countries.length - SHOWN_OF_MORE, language) })}
      >
        <Links countries={countries.slice(SHOWN_OF_MORE)} />
      </Disclosure>
    </>
  );
}

function Links({ countries }: { countries: Countries }) {
  return (
    <ul className={styles.countries}>
      {countries.map(({ id, name }) => (
        <li key={id}>
          <TextLink to={countryLink(id)}>{name ?? '--'}</TextLink>
        </li>
      ))}
    </ul>
  );
}

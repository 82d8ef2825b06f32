import { countryLink } from '#src/app/placeLinks.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import styles from './RecordList.module.css';

type Countries = readonly { id: number; name?: string | null | undefined }[];

/** As one text, for files. */
export const namesOf = (countries: Countries) => countries.map(({ name }) => name ?? '--').join('; ');

/** Countries of a record, each leading to its page. */
export function CountryLinks({ countries }: { countries: Countries }) {
  if (countries.length === 0) return '--';
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

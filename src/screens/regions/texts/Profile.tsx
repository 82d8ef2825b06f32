import { EMAIL } from '#contracts/email.ts';
import { Columns } from '#src/components/Columns/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useContactType } from '#src/records/contactTypes/index.ts';
import { type Region, useRegion } from '../RegionScreen/region.ts';
import { regionStrings } from '../strings.ts';
import { Texts } from './Texts.tsx';
import styles from './texts.module.css';

/** `/regions/{regionId}/profile`: how many National Societies a region has, what its editors tell of it, and whom to ask. */
export function RegionProfileScreen() {
  const strings = useStrings(regionStrings);
  const language = useLanguage();
  const region = useRegion();
  return (
    <Columns
      main={
        <>
          <Panel>
            <KeyFigures
              figures={[
                {
                  label: strings.societies,
                  value: formatNumber(region.national_society_count, language),
                  hint: strings.sourceGo,
                },
              ]}
            />
          </Panel>
          <Texts of={region.profile_snippets} />
        </>
      }
      aside={
        <>
          <Links links={region.links} />
          <Contacts contacts={region.contacts} />
        </>
      }
    />
  );
}

/** Those that editors want to be seen here. */
function Links({ links }: Pick<Region, 'links'>) {
  const strings = useStrings(regionStrings);
  const shown = links.filter(({ show_in_go }) => show_in_go);
  if (shown.length === 0) return null;
  return (
    <Panel heading={strings.links}>
      <ul>
        {shown.map(({ id, title, url }) => (
          <li key={id}>
            <TextLink to={url} isExternal>
              {title || url}
            </TextLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Contacts({ contacts }: Pick<Region, 'contacts'>) {
  const strings = useStrings(regionStrings);
  const typeOf = useContactType();
  if (contacts.length === 0) return null;
  return (
    <Panel heading={strings.contacts}>
      <ul className={styles.contacts}>
        {contacts.map(({ id, name, title, ctype, email }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{[title, ctype && typeOf(ctype)].filter(Boolean).join(' · ')}</span>
            {EMAIL.test(email.trim()) ? (
              <TextLink to={`mailto:${email.trim()}`} isExternal>
                {email}
              </TextLink>
            ) : (
              <bdi>{email}</bdi>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

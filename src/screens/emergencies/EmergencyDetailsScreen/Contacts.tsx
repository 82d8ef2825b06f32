import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import styles from './EmergencyDetailsScreen.module.css';
import { emergencyDetailsStrings } from './strings.ts';

/** Whom to ask, with mail and telephone links. */
export function Contacts({ contacts }: { contacts: Emergency['contacts'] }) {
  const strings = useStrings(emergencyDetailsStrings);
  if (contacts.length === 0) return null;
  return (
    <Panel heading={strings.contacts} state="ready">
      <ul className={styles.contacts}>
        {contacts.map(({ id, name, title, ctype, email, phone }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{[title, ctype].filter(Boolean).join(' · ')}</span>
            <TextLink to={`mailto:${email}`} isExternal>
              {email}
            </TextLink>
            {phone && (
              <TextLink to={`tel:${phone.replace(/\s/g, '')}`} isExternal>
                <bdi dir="ltr">{phone}</bdi>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

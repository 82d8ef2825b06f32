import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useContactType } from '#src/records/contactTypes/index.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import styles from './EmergencyDetailsScreen.module.css';
import { emergencyDetailsStrings } from './strings.ts';

type Contact = Emergency['contacts'][number];

/** Whom to ask, with mail and telephone links: those of the federation, then those of National Societies. */
export function Contacts({ contacts }: { contacts: Emergency['contacts'] }) {
  const strings = useStrings(emergencyDetailsStrings);
  const { federationEmailDomain } = useApp().config;
  const known = contacts.filter(({ ctype }) => ctype);
  if (known.length === 0) return null;
  const isOfFederation = ({ email }: Contact) =>
    federationEmailDomain !== '' && email.toLowerCase().endsWith(`@${federationEmailDomain.toLowerCase()}`);
  const groups = [
    { heading: strings.ifrcContacts, own: known.filter(isOfFederation) },
    { heading: strings.societyContacts, own: known.filter((contact) => !isOfFederation(contact)) },
  ].filter(({ own }) => own.length > 0);
  return (
    <Panel heading={strings.contacts} state="ready">
      {groups.map(({ heading, own }) => (
        <section key={heading} aria-label={heading} className={styles.group}>
          <h3>{heading}</h3>
          <ul className={styles.contacts}>
            {own.map((contact) => (
              <li key={contact.id}>
                <Person contact={contact} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Panel>
  );
}

function Person({ contact: { name, title, ctype, email, phone } }: { contact: Contact }) {
  const typeOf = useContactType();
  return (
    <>
      <strong>{name}</strong>
      <span>{[title, ctype && typeOf(ctype)].filter(Boolean).join(' · ')}</span>
      <MailLink address={email} />
      {phone && (
        <TextLink to={`tel:${phone.replace(/\s/g, '')}`} isExternal>
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
    </>
  );
}

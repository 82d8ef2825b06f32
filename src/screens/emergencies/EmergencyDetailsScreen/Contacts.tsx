import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { useSeesPeople } from '#src/core/useSeesPeople.ts';
import { latestReport } from '#src/domain/affected.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useContactType } from '#src/records/contactTypes/index.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import styles from './EmergencyDetailsScreen.module.css';
import { emergencyDetailsStrings } from './strings.ts';

type Contact = Emergency['contacts'][number];

const named = (contacts: readonly Contact[]) => contacts.filter(({ ctype }) => ctype);

/**
 * Whom to ask, with mail and telephone links: those of the federation, then those of National Societies. Where editors name nobody,
 * as in an emergency that a field report opened, they are those of its latest report, which are for members.
 */
export function Contacts({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const seesPeople = useSeesPeople();
  const { federationEmailDomain } = useApp().config;
  const own = named(emergency.contacts);
  const report = own.length === 0 ? latestReport(emergency.field_reports) : undefined;
  if (report && !seesPeople) {
    return (
      <Panel heading={strings.contacts} state="ready">
        <p>{strings.contactsForMembers}</p>
      </Panel>
    );
  }
  const known = report ? named(report.contacts) : own;
  if (known.length === 0) return null;
  const isOfFederation = ({ email }: Contact) =>
    federationEmailDomain !== '' && email.toLowerCase().endsWith(`@${federationEmailDomain.toLowerCase()}`);
  const groups = [
    { heading: strings.ifrcContacts, people: known.filter(isOfFederation) },
    { heading: strings.societyContacts, people: known.filter((contact) => !isOfFederation(contact)) },
  ].filter(({ people }) => people.length > 0);
  return (
    <Panel heading={strings.contacts} state="ready">
      {groups.map(({ heading, people }) => (
        <section key={heading} aria-label={heading} className={styles.group}>
          <h3>{heading}</h3>
          <ul className={styles.contacts}>
            {people.map((contact) => (
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

import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useSeesPeople } from '#src/core/useSeesPeople.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { useContactType } from '#src/records/contactTypes/index.ts';
import styles from './FieldReportScreen.module.css';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

/** Whom to ask; for members of the Movement only, and whoever is none is told so. */
export function Contacts({ contacts }: { contacts: NonNullable<FieldReport['contacts']> }) {
  const strings = useStrings(fieldReportStrings);
  const typeOf = useContactType();
  if (!useSeesPeople()) {
    return (
      <Panel heading={strings.contacts}>
        <p>{strings.signInForContacts}</p>
      </Panel>
    );
  }
  if (contacts.length === 0) return null;
  return (
    <Panel heading={strings.contacts}>
      <ul className={styles.contacts}>
        {contacts.map(({ id, ctype, name, title, email, phone }) => (
          <li key={id}>
            <span className={styles.role}>{typeOf(ctype ?? '')}</span>
            <strong>{name}</strong>
            <span>{title}</span>
            <MailLink address={email} />
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

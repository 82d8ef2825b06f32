import { FLASH_CONTACTS } from '#contracts/flashUpdates/codes.ts';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';
import type { FlashUpdate } from './types.ts';

/** Who wrote it, and who answers for it. */
export function Contacts({ update }: { update: FlashUpdate }) {
  const strings = useStrings(flashUpdateStrings);
  const people = FLASH_CONTACTS.map((kind) => ({
    kind,
    name: update[`${kind}_name`],
    title: update[`${kind}_title`],
    email: update[`${kind}_email`],
    phone: update[`${kind}_phone`],
  })).filter(({ kind: _, ...said }) => Object.values(said).some(Boolean));
  if (people.length === 0) return null;
  return (
    <Panel heading={strings.contacts}>
      <ul className={styles.list}>
        {people.map(({ kind, name, title, email, phone }) => (
          <li key={kind}>
            <span className={styles.muted}>
              {kind === 'originator' ? strings.originator : strings.focalPoint}
            </span>
            {name && <strong dir="auto">{name}</strong>}
            {title && <span dir="auto">{title}</span>}
            {email && <MailLink address={email} />}
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

import type { ReactNode } from 'react';
import type { DREF_CONTACTS } from '#contracts/dref/fields.ts';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { About } from './about.ts';
import styles from './DrefExportScreen.module.css';

/** Somebody who can be asked: name, job title, e-mail, phone; undefined where nothing of it is known. */
export function contactsOf(contact: (typeof DREF_CONTACTS)[number], { record }: About) {
  const known = [
    record[`${contact}_name`],
    record[`${contact}_title`],
    record[`${contact}_email`],
    record[`${contact}_phone_number`],
  ];
  const [name, title, email, phone] = known;
  if (!known.some(Boolean)) return undefined;
  return (
    <>
      <Line>{name}</Line>
      <Line>{title}</Line>
      <Line>
        {email && (
          <TextLink to={`mailto:${email}`} isExternal>
            {email}
          </TextLink>
        )}
      </Line>
      <Line>{phone && <bdi>{phone}</bdi>}</Line>
    </>
  );
}

const Line = ({ children }: { children: ReactNode }) =>
  children ? <span className={styles.contactLine}>{children}</span> : null;

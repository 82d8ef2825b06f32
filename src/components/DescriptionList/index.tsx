import type { ReactNode } from 'react';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { MailLink } from '../MailLink/index.tsx';
import styles from './DescriptionList.module.css';

export interface Description {
  /** A placeholder while the name is on its way. */
  term: ReactNode;
  /** Missing or empty reads '--'. */
  value: ReactNode;
}

/** From so many letters on, or in lines, a text is read, not glanced at. */
const isProse = (value: ReactNode) =>
  typeof value === 'string' && (value.length > PROSE || value.includes('\n'));
const PROSE = 60;

/** The facts of one record. A text among them takes a line of its own, and keeps its lines. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, value }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same, as long as their names are on their way
          key={index}
          className={isProse(value) ? styles.prose : undefined}
        >
          <dt>{term}</dt>
          <dd>{(value || value === 0) && value !== MISSING ? isolated(value) : <NotGiven />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A phone number or a name in another script keeps its order; an address to write to is a link that breaks at its signs. */
function isolated(value: ReactNode) {
  if (typeof value !== 'string') return value;
  return MAIL_ADDRESS.test(value) ? <MailLink address={value} /> : <bdi>{value}</bdi>;
}
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Dashes for the eye; a screen reader would pass over them or call them by their name. */
function NotGiven() {
  const strings = useStrings(commonStrings);
  return (
    <>
      <span aria-hidden="true">{MISSING}</span>
      <span className="visually-hidden">{strings.notGiven}</span>
    </>
  );
}

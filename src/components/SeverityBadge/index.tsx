import clsx from 'clsx';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './SeverityBadge.module.css';

/** Each level by a shape of its own, so that it is told apart without its colour. Grid of 16. */
const LEVELS = [
  { key: 'severityYellow', tone: 'yellow', path: 'M8 2.500a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Z' },
  { key: 'severityOrange', tone: 'orange', path: 'M8 1.5 14.5 8 8 14.5 1.5 8Z' },
  { key: 'severityRed', tone: 'red', path: 'M8 1.5 15 14H1Z' },
] as const;

interface SeverityBadgeProps {
  /** 0 yellow, 1 orange, 2 red; missing when nobody has judged yet. */
  level: number | null | undefined;
  /** The API's word for it. `@default` the colour's name */
  text?: string | null | undefined;
  /** The shape alone; the word is its tooltip and what a screen reader says. `@default` false */
  isTextHidden?: boolean | undefined;
  /** On a ground of its own: beside a heading. `@default` false */
  isPill?: boolean | undefined;
}

/** How severe an emergency is, on the federation's scale. */
export function SeverityBadge({ level, text, isTextHidden = false, isPill = false }: SeverityBadgeProps) {
  const strings = useStrings(commonStrings);
  const row = LEVELS[level ?? -1];
  if (!row) return <span>{text || MISSING}</span>;
  const word = text || strings[row.key];
  return (
    <span className={clsx(styles.badge, isPill && styles.pill)} title={isTextHidden ? word : undefined}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className={styles[row.tone]}>
        <path d={row.path} />
      </svg>
      <span className={isTextHidden ? 'visually-hidden' : undefined}>{word}</span>
    </span>
  );
}

import { commonStrings } from '#src/i18n/common/strings.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './UnreadableNote.module.css';

/** Says, without alarm, that a list is not all there is; nothing where it is. `rows`: `unreadableRows(answer)`. */
export function UnreadableNote({ rows }: { rows: number }) {
  const strings = useStrings(commonStrings);
  const language = useLanguage();
  if (rows === 0) return null;
  const sentence = plural(strings, 'unreadable', rows, language);
  return (
    <p role="note" className={styles.note}>
      {fill(sentence, { count: formatNumber(rows, language) })}
    </p>
  );
}

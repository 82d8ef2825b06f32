import styles from './Unbroken.module.css';

/** "Flood -", "11-2026 -", "2026-11-22": where a line may not end. With a dash stays the end of a word, which may be longer than a line. */
const WHOLE = /(\S{1,16} [-–](?= )|\d+(?:-\d+)+)/;
const DATE = /(\d+(?:-\d+)+)/;

/** A name with its dates whole, whichever way the words around them are read, and with no line that begins with a dash. */
export function Unbroken({ children: text }: { children: string }) {
  return text.split(WHOLE).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={index} className={styles.whole}>
        {part.split(DATE).map((piece, place) =>
          place % 2 ? (
            <bdi key={piece} dir="ltr">
              {piece}
            </bdi>
          ) : (
            piece
          ),
        )}
      </span>
    ) : (
      part
    ),
  );
}

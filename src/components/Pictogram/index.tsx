import type { PictogramName } from '#src/domain/pictograms.ts';
import styles from './Pictogram.module.css';
import sprite from './pictograms.svg?url';

/**
 * What kind of disaster, sector or unit something is, as a picture before its word: decoration, the word says it. One file
 * holds all, fetched once and kept; without it the words stand alone.
 */
export function Pictogram({ of }: { of: PictogramName | undefined }) {
  if (of === undefined) return null;
  return (
    <svg viewBox="0 0 24 24" className={styles.pictogram} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${of}`} />
    </svg>
  );
}

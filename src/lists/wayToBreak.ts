import styles from './lists.module.css';

/** No word is as long as that: an address, or keys that were held down. It would push the other columns off the page. */
const BEYOND_WORDS = /\S{36}/;

/** The class of a text in a column that may be parted anywhere; undefined where it is made of words. */
export const wayToBreak = (text: string | null | undefined): string | undefined =>
  BEYOND_WORDS.test(text ?? '') ? styles.breakable : undefined;

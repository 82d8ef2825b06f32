import { RichText } from '#src/components/RichText/index.tsx';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';
import styles from './EditorsText.module.css';

interface EditorsTextProps {
  html: string | null | undefined;
  /** Its picture, with what it stands for. */
  picture?: { src: string | null | undefined; alt: string } | undefined;
  /** The language it was written in, and that of the record it belongs to: of the latter the head of the page warns already. */
  original: string | null | undefined;
  ofRecord: string | null | undefined;
}

/** What an editor wrote for the page of a record, with its picture. */
export function EditorsText({ html, picture, original, ofRecord }: EditorsTextProps) {
  return (
    <div className={styles.text}>
      {original !== ofRecord && <TranslationNotice original={original} />}
      {picture?.src && <img className={styles.picture} src={picture.src} alt={picture.alt} loading="lazy" />}
      <RichText html={html} />
    </div>
  );
}

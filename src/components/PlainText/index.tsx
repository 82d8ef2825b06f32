import { hasMarkup } from '#src/domain/markup.ts';
import { RichText } from '../RichText/index.tsx';
import styles from './PlainText.module.css';

/**
 * Text that somebody typed into a plain text area, with its line breaks and every `<` of it. Records of older times hold rich text
 * there: that is shown as such. Nothing where nothing would be seen.
 */
export function PlainText({ text }: { text: string | null | undefined }) {
  if (!text?.trim()) return null;
  if (hasMarkup(text)) return <RichText html={text} />;
  return (
    <p className={styles.plainText} dir="auto">
      {text.trim()}
    </p>
  );
}

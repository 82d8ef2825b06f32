import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './Thumbnail.module.css';

interface ThumbnailProps {
  /** Where the picture is; undefined while that is not known. */
  src: string | undefined;
  /** What it is: stands for it where it cannot be seen. */
  label: string;
}

/** A picture made small, which opens whole in a new tab. Its room is there before it is; it is fetched once it is near. */
export function Thumbnail({ src, label }: ThumbnailProps) {
  const { opensNewTab } = useStrings(commonStrings);
  if (src === undefined) return <span className={styles.thumbnail} />;
  return (
    <a href={src} target="_blank" rel="noopener noreferrer" className={styles.thumbnail}>
      <img src={src} alt={label} width={96} height={72} loading="lazy" decoding="async" />
      <span className="visually-hidden"> {opensNewTab}</span>
    </a>
  );
}

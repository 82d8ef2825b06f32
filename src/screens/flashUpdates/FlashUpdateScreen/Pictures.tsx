import { Grid } from '#src/components/Grid/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { commonStrings } from '#src/i18n/common/strings.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { nameIn } from '../nameIn.ts';
import styles from './FlashUpdateScreen.module.css';
import type { FlashFile } from './types.ts';

/** Maps or images, each with what stands below it; one opens whole in a new tab. */
export function Pictures({ heading, files }: { heading: string; files: readonly FlashFile[] }) {
  const { opensNewTab } = useStrings(commonStrings);
  const shown = files.filter(({ file }) => file);
  if (shown.length === 0) return null;
  return (
    <Panel heading={heading}>
      <Grid preferredColumns={3} minWidth={14}>
        {shown.map(({ id, file, caption }) => (
          <figure key={id} className={styles.picture}>
            <a href={file ?? ''} target="_blank" rel="noopener noreferrer">
              <img src={file ?? ''} alt={caption || nameIn(file ?? '')} loading="lazy" decoding="async" />
              <span className="visually-hidden"> {opensNewTab}</span>
            </a>
            {caption && <figcaption dir="auto">{caption}</figcaption>}
          </figure>
        ))}
      </Grid>
    </Panel>
  );
}

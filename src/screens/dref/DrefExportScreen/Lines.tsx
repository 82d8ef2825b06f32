import styles from './DrefExportScreen.module.css';

/** What people wrote, in the lines in which they wrote it. */
export function Lines({ of }: { of: string | null | undefined }) {
  return of?.trim() ? (
    <div dir="auto" className={styles.lines}>
      {of.trim()}
    </div>
  ) : null;
}

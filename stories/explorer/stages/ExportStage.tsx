import type { Actor } from 'xstate';
import type { exportMachine } from '#machines/export.ts';
import { Alerts } from '#src/app/shell/Alerts/index.tsx';
import type { CsvExport } from '#src/lists/csvExport.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import { Driven } from './drivenActors.tsx';
import styles from './stages.module.css';

/** The pages come from the explorer: rows are codes of appeals there. */
const CODES: CsvExport<string> = {
  fileName: 'appeals.csv',
  columns: [{ heading: 'Code', value: (code) => code }],
  loadPage: () => new Promise(() => {}),
};

export function ExportStage({ actor }: { actor: Actor<typeof exportMachine> }) {
  return (
    <Driven actor={actor as never}>
      <div className={styles.page}>
        <ExportButton of={CODES} count={2} />
        <Alerts />
      </div>
    </Driven>
  );
}

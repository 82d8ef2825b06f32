import { Chip } from '#src/components/Chip/index.tsx';
import { columnsOf } from '#src/lists/column.ts';
import { Deadline } from '#src/records/dref/Deadline/index.tsx';
import { DrefActions } from '#src/records/dref/DrefActions/index.tsx';
import { stageName, statusName, toneOfStatus, typeName } from '#src/records/dref/names.ts';
import { drefExportPath } from '#src/records/dref/paths.ts';
import type { drefStrings } from '#src/records/dref/strings.ts';
import styles from './MyDrefScreen.module.css';
import { StageCell } from './StageCell.tsx';
import type { StageRow } from './stageRow.ts';
import type { myDrefStrings } from './strings.ts';

const column = columnsOf<
  StageRow,
  'created_at' | 'title' | 'status',
  keyof typeof drefStrings.english | keyof typeof myDrefStrings.english
>();

/** The type of DREF is that of a process that goes on. */
export const completedColumns = [
  column.day('created', ({ stage }) => stage.createdAt, { sortKey: 'created_at' }),
  column.code('code', ({ stage }) => stage.appealCode),
  column.link(
    'title',
    ({ stage }) => ({
      text: stage.title,
      to: drefExportPath(stage),
    }),
    { sortKey: 'title' },
  ),
  column.drawn('stage', (row, { words }) => <StageCell row={row} name={stageName(row.stage, words)} />),
  column.text('country', ({ process }) => process.country?.name),
  column.text('type', ({ process, stage }, { words }) => typeName(stage.type ?? process.type, words)),
  column.drawn(
    'status',
    ({ process, stage }, { words }) => (
      <div className={styles.status}>
        <Chip variant={toneOfStatus(stage.status)}>{statusName(stage.status, words)}</Chip>
        {/* Of the process: its latest stage says it once. */}
        {stage.key === process.stages[0].key && <Deadline process={process} />}
      </div>
    ),
    { sortKey: 'status' },
  ),
  column.drawn('actions', ({ process, stage }) => <DrefActions process={process} stage={stage} />),
];

/** Rows of the active list are applications, and show what these have come to. */
export const activeColumns = completedColumns.map(({ sortKey, ...shown }) => ({
  ...shown,
  sortKey: sortKey && `latest_${sortKey}`,
}));

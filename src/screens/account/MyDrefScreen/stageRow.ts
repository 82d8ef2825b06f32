import type { ProcessStage, WholeProcess } from '#src/records/dref/process.ts';

/** A row of the table: the latest stage of a process, or one before it where its reader has asked for these. */
export interface StageRow {
  process: WholeProcess;
  stage: ProcessStage;
  /** Whether the stages before it are shown; undefined for one of these, and where there are none. */
  isOpen?: boolean | undefined;
  onToggle?: (() => void) | undefined;
}

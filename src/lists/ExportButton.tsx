import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { ApiError } from '#contracts/errors.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import {
  type ExportPage,
  exportMachine,
  selectIsRunning,
  selectIsSaved,
  selectProgress,
} from '#machines/export.ts';
import { retryReads } from '#machines/retryPolicy.ts';
import { Button } from '#src/components/Button/index.tsx';
import { downloadText } from '#src/components/download.ts';
import { type CsvValue, toCsv } from '#src/domain/csv.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import styles from './lists.module.css';

/** Rows of one call of an export. */
const ROWS_PER_CALL = 100;

const RETRY_READS = retryReads(Math.random);

/** What an export holds: a column is its heading and what a row has there, as plain as a spreadsheet wants it. */
export interface CsvExport<Row> {
  fileName: string;
  columns: readonly { heading: string; value: (row: Row) => CsvValue }[];
  loadPage: (
    page: { limit: number; offset: number },
    signal: AbortSignal,
  ) => Promise<{ count: number; results: Row[] }>;
}

/** Downloads the whole list as CSV, says how far it is, and can be stopped. `count`: how many rows there are. */
export function ExportButton<Row>({ of, count }: { of: CsvExport<Row>; count: number }) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const tell = useTell();
  const name = `export ${of.fileName}`;
  const actor = useProvided(
    exportMachine,
    {
      actors: {
        fetchPage: fromPromise<ExportPage, { offset: number }>(async ({ input, signal }) => {
          const page = await of.loadPage({ limit: ROWS_PER_CALL, offset: input.offset }, signal);
          return { count: page.count, rows: page.results, unreadable: unreadableRows(page) };
        }),
      },
      actions: {
        save(_, { rows, unreadable }) {
          downloadText(of.fileName, csvOf(of, rows as Row[]), 'text/csv');
          if (unreadable === 0) return;
          tell({
            name,
            variant: 'warning',
            title: strings.exportIncomplete,
            description: fill(plural(strings, 'exportWithout', unreadable, language), {
              count: formatNumber(unreadable, language),
            }),
            // Whoever gets the file reads it later.
            duration: Number.POSITIVE_INFINITY,
          });
        },
        tellFailure: (_, { error }) =>
          tell({
            name,
            variant: 'danger',
            title: strings.exportFailed,
            description: error === undefined ? undefined : errorText(error),
            debugMessage: error instanceof ApiError ? error.debugMessage : undefined,
          }),
      },
    },
    { retryDelay: RETRY_READS },
  );
  const isRunning = useSelector(actor, selectIsRunning);
  const isSaved = useSelector(actor, selectIsSaved);
  const progress = useSelector(actor, selectProgress);
  return (
    <div className={styles.export}>
      <Button
        isPending={isRunning}
        disabled={count === 0 && !isRunning}
        onClick={() => actor.send({ type: 'start' })}
      >
        {strings.export}
      </Button>
      {isRunning && (
        <>
          <span>{fill(strings.exporting, { percent: formatPercent(progress, language) })}</span>
          <Button
            ref={handFocusToExport}
            variant="tertiary"
            aria-label={strings.cancelExportOf}
            onClick={() => actor.send({ type: 'cancel' })}
          >
            {strings.cancelExport}
          </Button>
        </>
      )}
      {/* Not each per cent: who hears them all hears nothing else. */}
      <span role="status" className="visually-hidden">
        {isRunning ? strings.exportBegun : isSaved ? strings.exportDone : ''}
      </span>
    </div>
  );
}

/** A ref: the button that goes with its press, or when all is there, gives the focus back to the one that it stands beside. */
function handFocusToExport(button: HTMLElement | null) {
  return () => {
    if (button === document.activeElement) button?.parentElement?.querySelector('button')?.focus();
  };
}

function csvOf<Row>({ columns }: CsvExport<Row>, rows: readonly Row[]) {
  return toCsv([
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]);
}

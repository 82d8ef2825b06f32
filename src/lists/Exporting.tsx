import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { ApiError } from '#contracts/errors.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import {
  type ExportFormat,
  type ExportPage,
  exportMachine,
  selectFormat,
  selectIsRunning,
  selectIsSaved,
  selectProgress,
} from '#machines/export.ts';
import { retryReads } from '#machines/retryPolicy.ts';
import { withoutIsolates } from '#rules/isolate.ts';
import { Button } from '#src/components/Button/index.tsx';
import { downloadBlob, downloadText } from '#src/components/download.ts';
import { type CsvValue, toCsv } from '#src/domain/csv.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { recordListStrings } from '#src/lists/strings.ts';
import type { ExportButtonProps } from './csvExport.ts';
import { ExportFormats } from './ExportFormats.tsx';
import styles from './lists.module.css';

/** Rows of one call of an export. */
const ROWS_PER_CALL = 100;

const RETRY_READS = retryReads(Math.random);

const plain = (value: CsvValue) => (typeof value === 'string' ? withoutIsolates(value) : value);

/** Downloads the whole list as CSV or for Excel, says how far it is, and can be stopped. `count`: how many rows there are. */
export function Exporting({ of, count }: ExportButtonProps<unknown>) {
  const strings = useStrings(recordListStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const tell = useTell();
  const name = `export ${of.fileName}`;
  const tellFailure = (error?: unknown) =>
    tell({
      name,
      variant: 'danger',
      title: strings.exportFailed,
      description: error === undefined ? undefined : errorText(error),
      debugMessage: error instanceof ApiError ? error.debugMessage : undefined,
    });
  async function save(rows: readonly unknown[], format: ExportFormat) {
    const headings = of.columns.map(({ heading }) => withoutIsolates(heading));
    const cells = rows.map((row) => of.columns.map(({ value }) => plain(value(row))));
    if (format === 'csv') return downloadText(of.fileName, toCsv([headings, ...cells]), 'text/csv');
    try {
      const { excelOf } = await import('./excelFile.ts');
      const title = of.fileName.replace(/\.csv$/, '');
      const isRightToLeft = directionOf(language) === 'rtl';
      downloadBlob(`${title}.xlsx`, await excelOf({ name: title, headings, rows: cells, isRightToLeft }));
    } catch {
      // Its code did not come.
      tellFailure();
    }
  }
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
        save(_, { rows, unreadable, format }) {
          void save(rows, format);
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
        tellFailure: (_, { error }) => tellFailure(error),
      },
    },
    { retryDelay: RETRY_READS },
  );
  const isRunning = useSelector(actor, selectIsRunning);
  const isSaved = useSelector(actor, selectIsSaved);
  const running = useSelector(actor, selectFormat);
  const progress = useSelector(actor, selectProgress);
  return (
    <div className={styles.export}>
      <ExportFormats
        running={isRunning ? running : undefined}
        isDisabled={count === 0 && !isRunning}
        onPick={(format) => actor.send({ type: 'start', format })}
      />
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

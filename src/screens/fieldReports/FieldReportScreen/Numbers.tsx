import type { ReportType } from '#rules/reportType.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './FieldReportScreen.module.css';
import { COUNTS, type CountRow, SINGLE_FIGURES } from './sections.ts';
import { fieldReportStrings } from './strings.ts';
import type { FieldReport } from './types.ts';

const SOURCES = ['redCross', 'government', 'other'] as const;

/** The people of a report in figures: who counted how many. What nobody counted is left out. */
export function Numbers({ report, type }: { report: FieldReport; type: ReportType }) {
  const strings = useStrings(fieldReportStrings);
  const language = useLanguage();
  const isFilled = (field: keyof FieldReport | undefined) =>
    field !== undefined && report[field] !== null && report[field] !== undefined && report[field] !== '';
  const written = (field: keyof FieldReport | undefined) => {
    const value = field && report[field];
    return typeof value === 'string' && value ? value : formatNumber(value as number | undefined, language);
  };
  const rows = COUNTS[type].filter(
    ({ redCross, government, other }) => isFilled(redCross) || isFilled(government) || isFilled(other),
  );
  const singles = SINGLE_FIGURES[type].filter(([, field]) => isFilled(field));
  if (rows.length === 0 && singles.length === 0) return null;
  const isHealth = type === 'EPI' || type === 'COVID';
  return (
    <Panel heading={strings.numbers}>
      <div className={styles.numbers}>
        {isHealth && (
          <DescriptionList
            items={[
              { term: strings.dateOfData, value: formatDate(report.sit_fields_date, language) },
              { term: strings.source, value: report.epi_figures_source_display },
            ]}
          />
        )}
        {singles.length > 0 && (
          <KeyFigures
            figures={singles.map(([label, field]) => ({ label: strings[label], value: written(field) }))}
          />
        )}
        {rows.length > 0 && (
          <Table<CountRow>
            caption={strings.numbers}
            rows={rows}
            rowKey={({ label }) => label}
            // A source that gave no figure at all needs no column.
            columns={[
              { key: 'figure', heading: strings.figure, cell: ({ label }) => strings[label] },
              ...SOURCES.filter((source) => rows.some((row) => isFilled(row[source]))).map((source) => ({
                key: source,
                heading: strings[source],
                align: 'end' as const,
                cell: (row: CountRow) => written(row[source]),
              })),
            ]}
          />
        )}
      </div>
    </Panel>
  );
}

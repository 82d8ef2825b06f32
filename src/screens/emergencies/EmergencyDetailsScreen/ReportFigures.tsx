import { reportTypeOf } from '#contracts/reportType.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { latestReport } from '#src/domain/affected.ts';
import { figuresOf } from '#src/domain/reportFigures.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import { emergencyDetailsStrings } from './strings.ts';

/** What the latest field report counted, by its type; figures nobody counted are left out. */
export function ReportFigures({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  const report = latestReport(emergency.field_reports);
  if (!report || emergency.hide_attached_field_reports) return null;
  const figures = figuresOf(report, reportTypeOf({ ...report, dtype: emergency.dtype }));
  if (figures.length === 0) return null;
  const source = [report.summary, formatDate(report.updated_at, language)].filter(Boolean).join(', ');
  const text = fill(strings.source, { source });
  return (
    <Panel
      heading={strings.latestFigures}
      state="ready"
      footer={
        <p>
          {hasScreen('fieldReport') ? (
            <TextLink to={pathTo('fieldReport', { fieldReportId: report.id })}>{text}</TextLink>
          ) : (
            text
          )}
        </p>
      }
    >
      <KeyFigures
        figures={figures.map(({ label, value }) => ({
          label: strings[label],
          value: typeof value === 'number' ? formatNumber(value, language) : value,
        }))}
      />
    </Panel>
  );
}

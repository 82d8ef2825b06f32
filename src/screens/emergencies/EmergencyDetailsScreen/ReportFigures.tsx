import { reportTypeOf } from '#rules/reportType.ts';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { latestReport } from '#src/domain/affected.ts';
import { figuresOf } from '#src/domain/reportFigures.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import { emergencyDetailsStrings } from './strings.ts';

/** The latest field report with what it counted, by its type; undefined where nothing of it is shown. */
export function reportFigures({ field_reports, hide_attached_field_reports, dtype }: Emergency) {
  const report = latestReport(field_reports);
  if (!report || hide_attached_field_reports) return undefined;
  const figures = figuresOf(report, reportTypeOf({ ...report, dtype }));
  return figures.length === 0 ? undefined : { report, figures };
}

/** What the latest field report counted; figures nobody counted are left out. */
export function ReportFigures({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  const counted = reportFigures(emergency);
  if (!counted) return null;
  const { report, figures } = counted;
  const source = [report.summary, formatDate(report.updated_at, language)].filter(Boolean).join(' · ');
  const text = fill(strings.source, { source });
  return (
    <Panel
      heading={strings.latestFigures}
      state="ready"
      footer={
        <p>
          <TextLink to={pathTo('fieldReport', { fieldReportId: report.id })}>{text}</TextLink>
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

import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { latestReport } from '#src/domain/affected.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Emergency } from '../EmergencyScreen/index.tsx';
import { emergencyDetailsStrings } from './strings.ts';

type Report = Emergency['field_reports'][number];
type Label =
  | 'affected'
  | 'injured'
  | 'dead'
  | 'missing'
  | 'displaced'
  | 'assisted'
  | 'localStaff'
  | 'volunteers'
  | 'delegates';

/** Each figure, and where it is looked for: the Red Cross and Red Crescent first, then the government, then others. */
const FIGURES: readonly [Label, readonly (keyof Report)[]][] = [
  ['affected', ['num_affected', 'gov_num_affected', 'other_num_affected']],
  ['injured', ['num_injured', 'gov_num_injured', 'other_num_injured']],
  ['dead', ['num_dead', 'gov_num_dead', 'other_num_dead']],
  ['missing', ['num_missing', 'gov_num_missing', 'other_num_missing']],
  ['displaced', ['num_displaced', 'gov_num_displaced', 'other_num_displaced']],
  ['assisted', ['num_assisted', 'gov_num_assisted', 'other_num_assisted']],
  ['localStaff', ['num_localstaff']],
  ['volunteers', ['num_volunteers']],
  ['delegates', ['num_expats_delegates']],
];

/** What the latest field report counted; figures nobody counted are left out. */
export function ReportFigures({ emergency }: { emergency: Emergency }) {
  const strings = useStrings(emergencyDetailsStrings);
  const language = useLanguage();
  const report = latestReport(emergency.field_reports);
  if (!report || emergency.hide_attached_field_reports) return null;
  const figures = FIGURES.flatMap(([label, fields]) => {
    const value = fields.map((field) => report[field]).find((count) => typeof count === 'number');
    return typeof value === 'number' ? { label: strings[label], value: formatNumber(value, language) } : [];
  });
  if (figures.length === 0) return null;
  const source = [report.summary, formatDate(report.updated_at, language)].filter(Boolean).join(', ');
  return (
    <Panel heading={strings.latestFigures} state="ready" footer={<p>{fill(strings.source, { source })}</p>}>
      <KeyFigures figures={figures} />
    </Panel>
  );
}

import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { type Column, Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import type { About, DrefPaper, PaperWord } from './about.ts';
import { Picture } from './Picture.tsx';
import { written } from './parts.tsx';

type Intervention = NonNullable<DrefPaper['planned_interventions']>[number];
type Indicator = NonNullable<Intervention['indicators']>[number];

const FIGURES = [
  ['budget', 'budget'],
  ['person_targeted', 'person_targeted'],
  ['person_assisted', 'person_assisted'],
  ['male', 'maleAssisted'],
  ['female', 'femaleAssisted'],
] as const satisfies readonly (readonly [keyof Intervention, PaperWord])[];

const TEXTS = [
  ['description', 'activities'],
  ['progress_towards_outcome', 'progress_towards_outcome'],
  ['narrative_description_of_achievements', 'narrative_description_of_achievements'],
  ['lessons_learnt', 'lessons_learnt'],
  ['challenges', 'challenges'],
] as const satisfies readonly (readonly [keyof Intervention, PaperWord])[];

/** What is planned, and in updates and reports what has become of it. */
export function interventionOf(intervention: Intervention, about: About) {
  const { words, language } = about;
  const figures = FIGURES.flatMap(([field, word]) => {
    const value = intervention[field];
    return value == null ? [] : [{ term: words[word], value: formatNumber(value, language) }];
  });
  const indicators = intervention.indicators ?? [];
  return (
    <>
      {figures.length > 0 && <DescriptionList items={figures} />}
      {indicators.length > 0 && (
        <Table
          caption={`${words.indicators}: ${intervention.title_display}`}
          rows={indicators}
          rowKey={({ id }) => String(id)}
          columns={indicatorColumns(about, indicators)}
        />
      )}
      {TEXTS.map(([field, word]) => written(words[word], intervention[field]))}
    </>
  );
}

/** What was reached stands beside the target once there is something to say of it. */
function indicatorColumns(
  { stage, words, language }: About,
  rows: readonly Indicator[],
): Column<Indicator>[] {
  const number = (key: 'target' | 'actual'): Column<Indicator> => ({
    key,
    heading: words[key],
    align: 'end',
    cell: (row) => formatNumber(row[key], language),
  });
  const hasActual = stage !== 'application' || rows.some(({ actual }) => actual != null);
  return [
    { key: 'title', heading: words.indicatorName, cell: ({ title }) => title },
    number('target'),
    ...(hasActual ? [number('actual')] : []),
  ];
}

/** The first page of the budget or the financial report, and the way to all of it. */
export function budgetOf({ stage, record, words }: About) {
  const preview = stage === 'report' ? record.financial_report_preview : record.budget_file_preview;
  const file = stage === 'report' ? record.financial_report_details : record.budget_file_details;
  if (!preview && !file?.file) return undefined;
  const name = words[stage === 'report' ? 'financial_report' : 'budget_file'];
  return (
    <>
      {preview && <Picture image={preview} name={name} />}
      {file?.file && (
        <p>
          <TextLink to={file.file} isExternal>
            {name}
          </TextLink>
        </p>
      )}
    </>
  );
}

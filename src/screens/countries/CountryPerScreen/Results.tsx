import { perAreasEndpoint, perOptionsEndpoint } from '#contracts/per/options.ts';
import { perStatsEndpoint } from '#contracts/per/process.ts';
import { perComponentsEndpoint } from '#contracts/per/questions.ts';
import { perAssessmentEndpoint, perPrioritizationEndpoint } from '#contracts/per/results.ts';
import { Card } from '#src/components/Card/index.tsx';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { LineChart } from '#src/components/charts/LineChart.tsx';
import { Grid } from '#src/components/Grid/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Legend } from '#src/components/Legend/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { ProgressBar } from '#src/components/ProgressBar/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber, formatPercent } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { areaColor, RATING_COLORS } from '#src/records/per/colors.ts';
import { useRatingText } from '#src/records/per/useRatingText.ts';
import styles from '../countries.module.css';
import { countryStrings } from '../strings.ts';
import type { Process } from './process.ts';
import { componentsInput, optionsInput, statsInput } from './requests.ts';
import {
  type Assessment,
  averageOf,
  countAnswers,
  countByRating,
  MOST_SHOWN,
  prioritizedComponents,
  type RatedComponent,
  ratedComponents,
} from './results.ts';
import { countryPerStrings } from './strings.ts';
import { WorkPlan } from './WorkPlan.tsx';

const HIGHEST = 5;
const AREAS = [1, 2, 3, 4, 5];

/** What a cycle has found and decided, for those who look after the country. */
export function Results({ process }: { process: Process }) {
  const strings = useStrings(countryPerStrings);
  const panelOf = usePanelOf();
  const { assessment: id } = process;
  const assessment = useRequest(perAssessmentEndpoint, id ? { path: { id } } : undefined);
  if (!id || assessment.answer?.is_draft)
    return (
      <Panel heading={strings.results}>
        <MessageBlock state="empty" message={strings.noResults} />
      </Panel>
    );
  const { answer } = assessment;
  if (!answer)
    return (
      <Panel
        heading={strings.results}
        {...panelOf(assessment, { skeleton: <Skeleton height={['150rem', '130rem', '110rem']} /> })}
      />
    );
  const rated = ratedComponents(answer);
  return (
    <>
      <Figures process={process} assessment={answer} rated={rated} />
      <Top rated={rated} />
      <Priorities id={process.prioritization} rated={rated} />
      <WorkPlan id={process.workplan} />
      <All rated={rated} />
    </>
  );
}

interface OfAssessment {
  process: Process;
  assessment: Assessment;
  rated: readonly RatedComponent[];
}

function Figures({ process, assessment, rated }: OfAssessment) {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  const areaTitle = useAreaTitle();
  const options = useRequest(perOptionsEndpoint, optionsInput);
  useFailureAlert(options);
  const answers = countAnswers(assessment);
  const average = averageOf(rated);
  const rating = useRatingText();
  const reviewed = formatNumber(rated.filter(({ value }) => value > 0).length, language);
  // An assessment has only those in it that something was said of.
  const components = useRequest(perComponentsEndpoint, componentsInput);
  useFailureAlert(components);
  const all = components.answer?.results.filter(({ is_parent }) => !is_parent).length;
  return (
    <Panel heading={strings.results}>
      <div className={styles.stack}>
        <KeyFigures
          figures={[
            {
              label: strings.average,
              value: rating(average),
              hint: strings.averageHint,
            },
            {
              label: strings.assessedCount,
              value: all === undefined ? reviewed : `${reviewed} / ${formatNumber(all, language)}`,
            },
            {
              label: strings.benchmarks,
              value: formatNumber(
                [...answers.values()].reduce((sum, count) => sum + count, 0),
                language,
              ),
            },
          ]}
        />
        <Grid minWidth={24}>
          <div>
            <BarChart
              title={strings.ratings}
              source={strings.source}
              data={{
                categoryLabel: strings.rating,
                series: [{ key: 'components', label: strings.components }],
                rows: countByRating(rated).map(({ value, title, count }) => ({
                  key: String(value),
                  label: fill(strings.share, {
                    name: title ?? strings.notReviewed,
                    percent: formatPercent((100 * count) / rated.length, language),
                  }),
                  values: [count],
                  color: RATING_COLORS[value],
                })),
              }}
            />
          </div>
          {answers.size > 0 && (
            <div>
              <BarChart
                title={strings.answers}
                source={strings.source}
                data={{
                  categoryLabel: strings.answer,
                  series: [{ key: 'benchmarks', label: strings.benchmarks }],
                  rows: (options.answer?.answers ?? []).map(({ id, text }) => ({
                    key: String(id),
                    label: text,
                    values: [answers.get(id) ?? 0],
                  })),
                }}
              />
            </div>
          )}
          <div>
            <BarChart
              title={strings.byArea}
              source={strings.source}
              format={rating}
              data={{
                categoryLabel: strings.area,
                most: HIGHEST,
                series: [{ key: 'average', label: strings.average }],
                rows: AREAS.map((area) => ({
                  key: String(area),
                  label: areaTitle(area),
                  values: [averageOf(rated.filter((component) => component.area === area))],
                  color: areaColor(area),
                })),
              }}
            />
          </div>
          <OverTime process={process} format={rating} />
        </Grid>
      </div>
    </Panel>
  );
}

/** "Area 1: Policy and standards" */
function useAreaTitle() {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  const { answer, ...areas } = useRequest(perAreasEndpoint, optionsInput);
  useFailureAlert(areas);
  return (area: number) =>
    fill(strings.areaTitle, {
      number: formatNumber(area, language),
      title: answer?.results.find(({ area_num }) => area_num === area)?.title,
    });
}

/** Only where there is something to compare, or nobody knows whether there is. */
function OverTime({ process, format }: { process: Process; format: (value: number) => string }) {
  const strings = useStrings(countryPerStrings);
  const { cycle } = useStrings(countryStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { id, country } = process;
  const stats = useRequest(perStatsEndpoint, country ? statsInput(country, id) : undefined);
  const cycles = (stats.answer?.results[0]?.assessment_ratings ?? [])
    .flatMap(({ average_rating: average, ...its }) =>
      its.date_of_assessment && average ? { ...its, average } : [],
    )
    .toSorted((one, other) => one.assessment_number - other.assessment_number);
  if (stats.error !== undefined)
    return (
      <div>
        <h3>{strings.overTime}</h3>
        <MessageBlock state="failed" message={errorText(stats.error)} onRetry={stats.retry} />
      </div>
    );
  if (cycles.length < 2) return null;
  return (
    <div>
      <LineChart
        title={strings.overTime}
        source={strings.source}
        format={format}
        data={{
          categoryLabel: strings.cycle,
          most: HIGHEST,
          series: [{ key: 'average', label: strings.average }],
          rows: cycles.map(({ assessment_number, average, date_of_assessment }) => ({
            key: date_of_assessment ?? '',
            label: fill(cycle, { number: formatNumber(assessment_number, language) }),
            values: [average],
          })),
        }}
      />
    </div>
  );
}

function Top({ rated }: { rated: readonly RatedComponent[] }) {
  const strings = useStrings(countryPerStrings);
  const best = rated.filter(({ value }) => value > 0).slice(0, MOST_SHOWN);
  if (best.length === 0) return null;
  return (
    <Panel heading={strings.top}>
      <Grid preferredColumns={5} minWidth={12}>
        {best.map(({ id, name, rating }) => (
          <Card key={id} className={styles.card}>
            <h3>{rating}</h3>
            <p>{name}</p>
          </Card>
        ))}
      </Grid>
    </Panel>
  );
}

function Priorities({ id, rated }: { id: number | null | undefined; rated: readonly RatedComponent[] }) {
  const strings = useStrings(countryPerStrings);
  const panelOf = usePanelOf();
  const request = useRequest(perPrioritizationEndpoint, id ? { path: { id } } : undefined);
  if (!id || (request.answer && !request.answer.prioritized_action_responses?.length)) return null;
  return (
    <Panel heading={strings.priorities} {...panelOf(request, { skeleton: <Skeleton height="20rem" /> })}>
      {request.answer && (
        <Table
          caption={strings.priorities}
          rows={prioritizedComponents(request.answer, rated)}
          rowKey={(row) => String(row.id)}
          columns={[
            { key: 'component', heading: strings.component, cell: ({ name }) => name, isRowHeader: true },
            { key: 'rating', heading: strings.rating, cell: (row) => <Rated {...row} /> },
            { key: 'reason', heading: strings.reason, cell: ({ reason }) => reason },
          ]}
        />
      )}
    </Panel>
  );
}

function All({ rated }: { rated: readonly RatedComponent[] }) {
  const strings = useStrings(countryPerStrings);
  const areaTitle = useAreaTitle();
  const language = useLanguage();
  return (
    <Panel heading={strings.all}>
      <Legend
        label={strings.area}
        items={AREAS.map((area) => ({ label: areaTitle(area), color: areaColor(area) }))}
      />
      <Table
        caption={strings.all}
        rows={rated}
        rowKey={({ id }) => String(id)}
        columns={[
          {
            key: 'component',
            heading: strings.component,
            // Below it, so that three columns are enough for a phone.
            cell: ({ name, notes }) => (
              <>
                {name}
                {notes && <p className={styles.note}>{notes}</p>}
              </>
            ),
            isRowHeader: true,
          },
          { key: 'area', heading: strings.area, cell: ({ area }) => formatNumber(area, language) },
          { key: 'rating', heading: strings.rating, cell: (row) => <Rated {...row} /> },
        ]}
      />
    </Panel>
  );
}

/** A rating as a bar in the colour of its area, with its words: "3 – Needs improvement". */
function Rated({ area, value, rating }: Pick<RatedComponent, 'area' | 'value' | 'rating'>) {
  const strings = useStrings(countryPerStrings);
  const language = useLanguage();
  if (value === 0) return strings.notReviewed;
  return (
    <ProgressBar
      value={(value / HIGHEST) * 100}
      color={areaColor(area)}
      label={fill(strings.ratedAs, { value: formatNumber(value, language), title: rating })}
    />
  );
}

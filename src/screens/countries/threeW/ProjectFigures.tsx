import type { ReactNode } from 'react';
import { COMPLETED, ONGOING, PLANNED } from '#contracts/projects/codes.ts';
import { ongoingSocietiesEndpoint, projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { projectsEndpoint } from '#contracts/projects/list.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { SHADES } from '#src/components/charts/shades.ts';
import { Grid } from '#src/components/Grid/index.tsx';
import { type KeyFigure, KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { sumOf } from '#src/domain/appeals.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatCompact, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { projectStrings } from '#src/records/project/strings.ts';
import styles from '../countries.module.css';
import type { ProjectQuery } from './filters.ts';
import { numberOf } from './requests.ts';
import { countryThreeWStrings } from './strings.ts';

const MOST_BARS = 5;

interface ProjectFiguresProps {
  query: ProjectQuery;
  /** Whether anything was chosen. */
  isFiltered: boolean;
  /** What stands before them: what is counted of whom. */
  first: KeyFigure | 'societies';
  filters: ReactNode;
}

/** Projects in figures, which the API sums: whatever their number, none of them is loaded. */
export function ProjectFigures({ query, isFiltered, first, filters }: ProjectFiguresProps) {
  const strings = useStrings(countryThreeWStrings);
  const words = useStrings(projectStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const overview = useRequest(projectOverviewEndpoint, { query }, { isPreserved: true });
  const societies = useRequest(ongoingSocietiesEndpoint, { query }, { isPreserved: true });
  const counts = [
    useRequest(projectsEndpoint, numberOf(query, PLANNED), { isPreserved: true }),
    useRequest(projectsEndpoint, numberOf(query, ONGOING), { isPreserved: true }),
    useRequest(projectsEndpoint, numberOf(query, COMPLETED), { isPreserved: true }),
  ];
  const all = [overview, societies, ...counts];
  const failed = all.find(({ error }) => error !== undefined);
  const isThere = all.every(({ answer }) => answer !== undefined);
  const figures = overview.answer;
  const total = counts.reduce((sum, { answer }) => sum + (answer?.count ?? 0), 0);
  const state = messageState(
    {
      answer: isThere ? figures : undefined,
      error: failed?.error,
      isPending: all.some(({ isPending, answer }) => isPending && answer === undefined),
    },
    { isEmpty: total === 0, isFiltered },
  );
  const budget = sumOf((societies.answer ?? []).map(({ budget_amount_total }) => budget_amount_total));
  const chart = (
    categoryLabel: string,
    rows: readonly { key: number; label: string; count: number }[],
    colors?: readonly string[],
  ) => ({
    categoryLabel,
    series: [{ key: 'projects', label: strings.projectsNumber }],
    rows: rows.map(({ key, label, count }, index) => ({
      key: String(key),
      label,
      values: [count],
      color: colors?.[index],
    })),
  });
  return (
    <Panel
      heading={strings.projectsFigures}
      filters={filters}
      state={state}
      error={{ message: errorText(failed?.error) }}
      onRetry={() => {
        for (const { error, retry } of all) if (error !== undefined) retry();
      }}
      skeleton={<Skeleton height={['86rem', '60rem', '32rem']} />}
    >
      <div className={styles.stack}>
        <KeyFigures
          figures={[
            first === 'societies'
              ? {
                  label: strings.societies,
                  value: formatNumber(figures?.ns_with_ongoing_activities, language),
                }
              : first,
            { label: strings.ongoing, value: formatNumber(figures?.total_ongoing_projects, language) },
            { label: strings.targeted, value: formatCompact(figures?.target_total, language) },
            { label: strings.budget, value: formatCompact(budget, language) },
          ]}
        />
        <Grid preferredColumns={3}>
          <div>
            <PieChart
              title={strings.byStatus}
              source={strings.source}
              data={chart(
                strings.status,
                counts.map(({ answer }, status) => ({
                  key: status,
                  label: words[`status_${status as 0 | 1 | 2}`],
                  count: answer?.count ?? 0,
                })),
                SHADES,
              )}
            />
          </div>
          <div>
            <PieChart
              title={strings.byProgramme}
              source={strings.source}
              data={chart(
                strings.programmeType,
                (figures?.projects_per_programme_type ?? []).map((row) => ({
                  key: row.programme_type,
                  label: row.programme_type_display,
                  count: row.count,
                })),
                SHADES,
              )}
            />
          </div>
          <div>
            <BarChart
              title={strings.bySector}
              source={strings.source}
              data={chart(
                strings.sector,
                (figures?.projects_per_sector ?? [])
                  .map((row) => ({
                    key: row.primary_sector,
                    label: row.primary_sector_display,
                    count: row.count,
                  }))
                  .sort((one, other) => other.count - one.count)
                  .slice(0, MOST_BARS),
              )}
            />
          </div>
        </Grid>
      </div>
    </Panel>
  );
}

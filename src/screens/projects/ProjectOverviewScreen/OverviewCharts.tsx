import { useNavigate, useSearchParams } from 'react-router';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { ONGOING } from '#contracts/projects/codes.ts';
import type { projectOverviewEndpoint } from '#contracts/projects/figures.ts';
import { BarChart } from '#src/components/charts/BarChart.tsx';
import { PieChart } from '#src/components/charts/PieChart.tsx';
import { SHADES } from '#src/components/charts/shades.ts';
import { Grid } from '#src/components/Grid/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { figureFilters } from './requests.ts';
import { projectOverviewStrings } from './strings.ts';

const MOST_BARS = 5;

interface Counted {
  key: number;
  label: string;
  count: number;
}

const mostFrequent = (counted: readonly Counted[]) =>
  [...counted].sort((one, other) => other.count - one.count).slice(0, MOST_BARS);

/** Projects under way by sector, programme type and tag; what is picked opens its list. */
export function OverviewCharts({ figures }: { figures: AnswerOf<typeof projectOverviewEndpoint> }) {
  const strings = useStrings(projectOverviewStrings);
  const open = useOpenList();
  const series = [{ key: 'projects', label: strings.projectsCount }];
  const data = (categoryLabel: string, counted: readonly Counted[], colors?: readonly string[]) => ({
    categoryLabel,
    series,
    rows: counted.map(({ key, label, count }, index) => ({
      key: String(key),
      label,
      values: [count],
      color: colors?.[index],
    })),
  });
  const sectors = figures.projects_per_sector.map((row) => ({
    key: row.primary_sector,
    label: row.primary_sector_display,
    count: row.count,
  }));
  const programmes = figures.projects_per_programme_type.map((row) => ({
    key: row.programme_type,
    label: row.programme_type_display,
    count: row.count,
  }));
  const tags = figures.projects_per_secondary_sectors.map((row) => ({
    key: row.secondary_sectors,
    label: row.secondary_sectors_display,
    count: row.count,
  }));
  return (
    <Grid preferredColumns={3}>
      <BarChart
        title={strings.perSector}
        description={strings.pickHint}
        source={strings.source}
        data={data(strings.sector, mostFrequent(sectors))}
        leadsAway
        onPick={(key) => open('primary_sector', key)}
      />
      <PieChart
        title={strings.perProgramme}
        source={strings.source}
        data={data(strings.programmeType, programmes, SHADES)}
        leadsAway
        onPick={(key) => open('programme_type', key)}
      />
      <BarChart
        title={strings.topTags}
        description={strings.pickHint}
        source={strings.source}
        data={data(strings.tag, mostFrequent(tags))}
        leadsAway
        onPick={(key) => open('secondary_sectors', key)}
      />
    </Grid>
  );
}

/** Leads to the list of what is counted here, narrowed by one thing more. */
function useOpenList() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return (name: keyof typeof figureFilters.filters, key: string) => {
    const chosen = Object.fromEntries(
      Object.keys(figureFilters.filters).map((filter) => [filter, query.get(filter) ?? undefined]),
    );
    navigate(pathTo('projects', undefined, { ...chosen, [name]: key, status: ONGOING }));
  };
}

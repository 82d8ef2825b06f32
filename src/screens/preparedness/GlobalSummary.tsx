import { useMemo } from 'react';
import { perMapDataEndpoint } from '#contracts/per/statistics.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import type { Options } from '#src/choices/options.ts';
import { Button } from '#src/components/Button/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { KeyFigures } from '#src/components/KeyFigures/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import type { MapPoint } from '#src/components/WorldMap/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { boundsAround } from '#src/components/WorldMap/worldCopies.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput } from '#src/domain/countries.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { usePanelOf } from '#src/hooks/usePanelOf.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { countries, regions } from '#src/lists/choices.ts';
import { Filters } from '#src/lists/Filters.tsx';
import { filtersOf } from '#src/lists/filter.ts';
import { useFilters } from '#src/lists/useList.ts';
import { PHASE_COLOURS, PHASES } from './colours.ts';
import styles from './preparedness.module.css';
import type { Picked } from './SummaryCharts.tsx';
import { type PreparednessWord, preparednessStrings } from './strings.ts';
import { type Cycle, countOf, type Kept, keptCycles, lastUpdateOf, phaseOf, yearOf } from './summary.ts';

const NOTHING = {};
/** Charts and their tables: what is read after the figures comes after them. */
const SummaryCharts = lazyComponent(async () => (await import('./SummaryCharts.tsx')).SummaryCharts);
const CHARTS_ROOM = <Skeleton height={['180rem', '140rem', '110rem']} />;
const MAP_ROOM = <Skeleton height={['32rem', '29rem', '37.5rem']} />;
const several = { isMultiple: true } as const;

/** The page has all cycles, and keeps them by these itself: the API is asked for nothing more. */
const filter = filtersOf<
  Record<'region' | 'type' | 'year' | 'component' | 'country', number[]>,
  PreparednessWord
>();
const summaryFilters = {
  words: [preparednessStrings],
  filters: {
    region: filter.regions('region', regions),
    phase: filter.rule(
      {
        ...several,
        kind: 'words',
        label: 'phase',
        placeholder: 'allPhases',
        options: { 1: 'phase_1', 2: 'phase_2', 3: 'phase_3', 4: 'phase_4', 5: 'phase_5' },
      },
      () => ({}),
    ),
    type: filter.numbers('type', {
      ...several,
      kind: 'choice',
      label: 'assessmentType',
      placeholder: 'allAssessmentTypes',
      useOptions: () => useOptionsOf(typesOf),
    }),
    year: filter.numbers('year', {
      ...several,
      kind: 'choice',
      label: 'year',
      placeholder: 'allYears',
      useOptions: () => useOptionsOf(yearsOf),
    }),
    component: filter.numbers('component', {
      ...several,
      kind: 'choice',
      label: 'component',
      placeholder: 'allComponents',
      useOptions: () => useOptionsOf(componentsOf),
    }),
    country: filter.numbers('country', { ...countries, useOptions: () => useOptionsOf(countriesOf) }),
  },
};

type Named = readonly (readonly [
  value: string | number | null | undefined,
  label: string | null | undefined,
])[];
const typesOf = (cycle: Cycle): Named => [[cycle.type_of_assessment, cycle.type_of_assessment_name]];
const yearsOf = (cycle: Cycle): Named => [[yearOf(cycle), yearOf(cycle)]];
const countriesOf = (cycle: Cycle): Named => [[cycle.country_id, cycle.country_name]];
const componentsOf = ({ prioritized_components: components }: Cycle): Named =>
  components.map(({ componentId, componentTitle }) => [componentId, componentTitle]);

/** What the cycles have of something, each once, by its name. */
function useOptionsOf(read: (cycle: Cycle) => Named): Options {
  const { answer, ...request } = useRequest(perMapDataEndpoint, NOTHING);
  const options = useMemo(() => {
    const names = new Map((answer?.results ?? []).flatMap(read));
    return [...names]
      .flatMap(([id, name]) => (id && name ? [{ value: String(id), label: name }] : []))
      .sort((one, other) => one.label.localeCompare(other.label));
  }, [answer, read]);
  return { ...request, options: answer && options };
}

/** `/preparedness/global-summary`: who is engaged in PER, where and how far. Filters stand in the address; all figures follow them. */
export function GlobalSummaryScreen() {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const panelOf = usePanelOf();
  const request = useRequest(perMapDataEndpoint, NOTHING);
  const view = useFilters(summaryFilters, { in: 'address' });
  const all = request.answer?.results ?? [];
  const cycles = keptCycles(all, view.values);
  const counts = countOf(cycles);
  const pick = (name: Picked, key: string) => view.change({ [name]: view.values[name] === key ? '' : key });
  const updated = lastUpdateOf(all);
  return (
    <Panel filters={<Filters view={view} />} {...panelOf(request, { skeleton: <Skeleton height="60rem" /> })}>
      <div className={styles.stack}>
        <KeyFigures
          figures={(['engaged', 'inOrientation', 'assessed', 'inAction', 'severalCycles'] as const).map(
            (name) => ({ label: strings[name], value: formatNumber(counts[name], language) }),
          )}
        />
        <PhaseMap
          cycles={cycles}
          around={view.values.region ? keptCycles(all, { region: view.values.region }) : undefined}
          picked={view.values}
          onPick={pick}
        />
        <WhenNear placeholder={CHARTS_ROOM}>
          <SummaryCharts pending={CHARTS_ROOM} all={all} values={view.values} onPick={pick} />
        </WhenNear>
        {updated && (
          <p className={styles.note}>{fill(strings.lastUpdated, { date: formatDate(updated, language) })}</p>
        )}
      </div>
    </Panel>
  );
}

interface PhaseMapProps {
  cycles: readonly Cycle[];
  /**
   * Those of a part of the world, which is looked at from near; whatever else they are filtered by, the map stays where it is, and
   * with it the focus in its legend. `@default` the world
   */
  around: readonly Cycle[] | undefined;
  /** What is filtered by. */
  picked: Kept;
  onPick: (name: 'phase' | 'country', key: string) => void;
}

/** A dot for each country in the colour of its phase, larger with each cycle; its legend filters by phase, its popups by country. */
function PhaseMap({ cycles, around, picked, onPick }: PhaseMapProps) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  const { config } = useApp();
  const { answer: known, ...names } = useRequest(countriesEndpoint, countriesInput);
  useFailureAlert(names);
  const points = useMemo(() => cycles.flatMap(pointOf), [cycles]);
  return (
    <section className={styles.named}>
      <h3>{strings.distribution}</h3>
      <WhenNear placeholder={MAP_ROOM}>
        <WorldMap
          pending={MAP_ROOM}
          title={strings.distribution}
          source={strings.source}
          valueLabel={strings.cycle}
          formatValue={(value) => formatNumber(value, language)}
          styleUrl={config.mapStyleUrl || undefined}
          radiusOf={radiusOf}
          names={known?.results}
          categoriesTitle={strings.phase}
          categories={PHASES.map((phase) => ({
            key: String(phase),
            color: PHASE_COLOURS[phase - 1] ?? PHASE_COLOURS[0],
            label: strings[`phase_${phase}`],
          }))}
          pickedCategories={picked.phase?.split(',')}
          onPickCategory={(phase) => onPick('phase', phase)}
          points={points}
          bounds={
            around &&
            boundsAround(
              around.flatMap(pointOf).map(({ longitude, latitude }) => [longitude, latitude] as const),
            )
          }
          renderPopup={(id) => (
            <CyclePopup
              of={cycles.find(({ country_id }) => String(country_id) === id)}
              isPicked={picked.country === id}
              onPick={() => onPick('country', id)}
            />
          )}
        />
      </WhenNear>
    </section>
  );
}

/** Where a country is, if anybody knows. */
function pointOf(cycle: Cycle): MapPoint[] {
  const { country_id, country_name, longitude, latitude, assessment_number } = cycle;
  if (typeof country_id !== 'number' || typeof longitude !== 'number' || typeof latitude !== 'number')
    return [];
  return [
    {
      id: String(country_id),
      label: country_name ?? '',
      longitude,
      latitude,
      value: assessment_number ?? undefined,
      category: String(phaseOf(cycle)),
      to: countryLink(country_id),
    },
  ];
}

/** In px. */
const radiusOf = (cycle: number) => Math.min(9, 4 + cycle);

interface CyclePopupProps {
  of: Cycle | undefined;
  /** Whether its country is filtered by. */
  isPicked: boolean;
  onPick: () => void;
}

function CyclePopup({ of: cycle, isPicked, onPick }: CyclePopupProps) {
  const strings = useStrings(preparednessStrings);
  const language = useLanguage();
  if (!cycle) return null;
  return (
    <div className={styles.named}>
      <DescriptionList
        items={[
          { term: strings.cycle, value: formatNumber(cycle.assessment_number, language) },
          { term: strings.assessmentType, value: cycle.type_of_assessment_name },
          { term: strings.assessedOn, value: formatDate(cycle.date_of_assessment, language) },
        ]}
      />
      <Button size="sm" aria-pressed={isPicked} onClick={onPick}>
        {strings.onlyCountry}
      </Button>
    </div>
  );
}

import { emergenciesEndpoint } from '#contracts/emergencies/list.ts';
import { everything } from '#contracts/query.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { together } from '#src/core/prefetch.ts';
import type { Requests } from '#src/core/requests.ts';
import type { Address } from '#src/core/routes/index.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { FilePanel } from '#src/lists/FilePanel.tsx';
import { AppealsOverTime } from '#src/records/appealsOverTime/index.tsx';
import { AppealFigures } from '#src/records/operations/AppealFigures.tsx';
import { HighlightedOperations } from '#src/records/operations/HighlightedOperations.tsx';
import { Operations } from '#src/records/operationsMap/index.tsx';
import { operationsMapStrings } from '#src/records/operationsMap/strings.ts';
import { boundsOf, useRegion } from '../RegionScreen/region.ts';
import { prefetchRegion } from '../requests.ts';
import { regionStrings } from '../strings.ts';
import { Texts } from '../texts/Texts.tsx';
import { regionAppeals, regionEmergencies } from './lists.ts';

const OVER_TIME_PENDING = <Skeleton height={['56rem', '43rem', '37rem']} />;

const highlightedInput = (region: number) => everything({ is_featured_region: true, regions__in: [region] });

/** What stands first; the map below it asks when it is neared. */
export function prefetchOperations(requests: Requests, { ids: { regionId } }: Address): void {
  if (regionId !== undefined) requests.prefetch(emergenciesEndpoint, highlightedInput(regionId));
}

/** `/regions/{regionId}/operations`: what a region puts forward, what runs there, what has just begun, and how it was over the years. */
export function RegionOperationsScreen() {
  const strings = useStrings(regionStrings);
  const region = useRegion();
  const { id, region_name } = region;
  const emergencies = {
    to: pathTo('emergencies', undefined, { region: id }),
    label: strings.viewAllEmergencies,
  };
  const operations = { to: pathTo('appeals', undefined, { region: id }), label: strings.viewAllOperations };
  return (
    <>
      <HighlightedOperations input={highlightedInput(id)} all={emergencies} />
      <WhenNear placeholder={<MapPlaceholder />}>
        <Operations
          region={id}
          bounds={boundsOf(region)}
          all={operations}
          stage={{ heading: region_name, figures: <AppealFigures of={{ region: id }} /> }}
          hasTable={false}
          placeholder={<MapPlaceholder />}
        />
      </WhenNear>
      <FilePanel
        list={regionAppeals}
        name="appeals"
        fileName={`region-${id}`}
        query={{ region: [id] }}
        heading={strings.appeals}
        more={<TextLink to={operations.to}>{operations.label}</TextLink>}
      />
      <WhenNear placeholder={OVER_TIME_PENDING}>
        <AppealsOverTime of={{ region: id }} />
      </WhenNear>
      <FilePanel
        list={regionEmergencies}
        name="emergencies"
        fileName={`region-${id}`}
        query={{ regions__in: [id] }}
        heading={strings.recent}
        more={<TextLink to={emergencies.to}>{emergencies.label}</TextLink>}
      />
      <Texts of={region.emergency_snippets} />
    </>
  );
}
RegionOperationsScreen.prefetch = together(prefetchRegion, prefetchOperations);

/** As high as filters and map usually are. */
function MapPlaceholder() {
  const strings = useStrings(operationsMapStrings);
  return (
    <Panel heading={fill(strings.heading, { count: undefined })}>
      <Skeleton height={['64rem', '58rem', '53rem']} />
    </Panel>
  );
}

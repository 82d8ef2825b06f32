import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { together } from '#src/core/prefetch.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AppealFigures } from '#src/records/operations/AppealFigures.tsx';
import { HighlightedOperations } from '#src/records/operations/HighlightedOperations.tsx';
import { runningAt } from '#src/records/operationsMap/requests.ts';
import { Appeals } from '../appeals/index.tsx';
import { CountryList } from '../CountryList.tsx';
import { useCountry } from '../CountryScreen/country.ts';
import { prefetchCountry } from '../CountryScreen/requests.ts';
import { countryEmergencies } from './lists.ts';
import { OperationsByProvince } from './OperationsByProvince.tsx';
import { recentInput } from './requests.ts';
import { countryEmergenciesStrings } from './strings.ts';

/** As high as the map of operations and the rows below it, inside their panel and with it. */
const OPERATIONS_HEIGHT = ['104rem', '92rem', '56rem'] as const;
const OPERATIONS_PENDING = <Skeleton height={['112rem', '100rem', '66rem']} />;
/** As high as a list that is loading. */
const LIST_PENDING = <Skeleton height={['78rem', '68rem', '34rem']} />;

/** `/countries/{countryId}/ongoing-activities/emergencies`: the emergencies of a country and what is asked for them. */
export function CountryEmergenciesScreen() {
  const strings = useStrings(countryEmergenciesStrings);
  const { id } = useCountry();
  const now = useNow();
  const all = { to: pathTo('emergencies', undefined, { country: id }), label: strings.allEmergencies };
  return (
    <>
      <p>{strings.emergenciesAbout}</p>
      <AppealFigures of={{ country: id }} />
      <HighlightedOperations input={recentInput(id, now)} heading={strings.active} all={all} />
      {/* What lies below the first screen is no part of what the reader waits for. */}
      <WhenNear placeholder={OPERATIONS_PENDING}>
        <Appeals
          heading={strings.emergenciesAppeals}
          query={runningAt(now)}
          pendingHeight={OPERATIONS_HEIGHT}
          before={(query) => <OperationsByProvince query={query} />}
        />
      </WhenNear>
      <WhenNear placeholder={LIST_PENDING}>
        <CountryList
          list={countryEmergencies}
          name="emergencies"
          query={{ countries__in: [id] }}
          heading={strings.emergenciesEmergencies}
          more={<TextLink to={all.to}>{all.label}</TextLink>}
        />
      </WhenNear>
    </>
  );
}
CountryEmergenciesScreen.prefetch = together(prefetchCountry, prefetchCountry.tabs.emergencies);

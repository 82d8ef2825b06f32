import { useMemo } from 'react';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { riskScoresEndpoint, seasonalEndpoint } from '#contracts/risk/seasonal.ts';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WhenNear } from '#src/components/WhenNear/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { countriesInput, isSelectable, type SelectableCountry } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useFailureAlert } from '#src/hooks/useFailureAlert.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ExportButton } from '#src/lists/ExportButton.tsx';
import styles from '../risk.module.css';
import { rankCountries } from '../scores.ts';
import { HAZARDS_OF, seasonsOf } from '../seasons.ts';
import { riskStrings } from '../strings.ts';
import { CountryTable, type RankedCountry, useRankedFile } from './CountryTable.tsx';
import { Explained } from './Explained.tsx';
import { Inputs } from './Inputs.tsx';
import { scoresInput, seasonalInput } from './requests.ts';
import { useChoice } from './useChoice.tsx';

const SKELETON = <Skeleton height={['60rem', '54rem', '40rem']} />;
/** Below a list, whose first rows must not wait for its code. */
const CountryMap = lazyComponent(async () => (await import('./CountryMap.tsx')).CountryMap);
const MAP_ROOM = <Skeleton height={['24rem', '28rem', '34rem']} />;

interface RiskMapProps {
  /** Undefined: the whole world. */
  region?: number | undefined;
  /** Of the map: what it shows first. */
  bounds?: readonly [number, number, number, number] | undefined;
}

/** Countries by what threatens them through the year: as a list, then as a map. All that narrows them stands in the address. */
export function RiskMap({ region, bounds }: RiskMapProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const seasonal = useRequest(seasonalEndpoint, seasonalInput(region));
  const scores = useRequest(riskScoresEndpoint, scoresInput(region));
  const countries = useRequest(countriesEndpoint, countriesInput);
  // The list stands without them: what it cannot be narrowed by, link to or show on its map is told.
  useFailureAlert(countries);
  const places = useMemo(
    () =>
      (countries.answer?.results ?? []).filter(
        (country): country is SelectableCountry =>
          isSelectable(country) && (region === undefined || country.region === region),
      ),
    [countries.answer, region],
  );
  const choice = useChoice(places);
  const { metric } = choice;
  const [seasons] = seasonal.answer ?? [];
  const all = useMemo(
    () => (seasons && scores.answer ? seasonsOf(metric, seasons, scores.answer.results) : []),
    [seasons, scores.answer, metric],
  );
  const coping = useMemo(
    () =>
      new Map(
        (scores.answer?.results ?? []).flatMap((row) => {
          const iso3 = row.country_details?.iso3?.toUpperCase();
          return iso3 ? [[iso3, row] as const] : [];
        }),
      ),
    [scores.answer],
  );
  const known = HAZARDS_OF[metric].filter((hazard) => all.some((season) => season.hazard === hazard));
  // Those of another comparison mean nothing in this one, where nobody could take them back.
  const chosen = known.filter((one) => choice.hazards.includes(one));
  const hazards = chosen.length > 0 ? chosen : known;
  const ranked = rankCountries(all, { ...choice, hazards, coping });
  const placeOf = useMemo(() => new Map(places.map((place) => [place.iso3, place])), [places]);
  const rows = ranked.countries.map((country, index): RankedCountry => {
    const place = placeOf.get(country.iso3);
    return {
      ...country,
      rank: index + 1,
      label: place?.name || country.name,
      to: place && pathTo('countryRiskWatch', { countryId: place.id ?? 0 }),
    };
  });
  const file = useRankedFile(rows, hazards, choice);
  // Without the countries nobody knows which of them were chosen; else they are names and links alone.
  const needed = choice.countries ? [seasonal, scores, countries] : [seasonal, scores];
  const failed = needed.find(({ error }) => error !== undefined);
  const request = {
    answer: needed.every(({ answer }) => answer !== undefined) || undefined,
    error: failed?.error,
    isPending: needed.some(({ isPending }) => isPending),
  };
  return (
    <>
      <Panel
        heading={strings.mapTitle}
        actions={<ExportButton of={file} count={rows.length} />}
        filters={
          <Inputs
            choice={choice}
            places={countries.answer && places}
            hasFailed={countries.error !== undefined}
            onRetry={countries.retry}
            hazards={known}
            allCountries={region === undefined ? strings.wholeWorld : strings.allCountries}
          />
        }
        state={messageState(request, { isEmpty: rows.length === 0, isFiltered: true })}
        error={{ message: errorText(request.error) }}
        onRetry={failed?.retry}
        skeleton={SKELETON}
      >
        <p className={styles.note}>{strings.seasonalAbout}</p>
        <Explained choice={choice} />
        {ranked.unknown.length > 0 && (
          <p className={styles.note}>
            {fill(strings.notCompared, {
              count: formatNumber(ranked.unknown.length, language),
              countries: formatList(ranked.unknown, language),
            })}
          </p>
        )}
        <CountryTable rows={rows} hazards={hazards} choice={choice} />
      </Panel>
      {rows.length > 0 && (
        <Panel heading={strings.seasonal}>
          <WhenNear placeholder={MAP_ROOM}>
            <CountryMap
              pending={MAP_ROOM}
              rows={rows}
              places={places}
              names={countries.answer?.results}
              metric={metric}
              period={choice.spanLabel}
              bounds={bounds}
            />
          </WhenNear>
        </Panel>
      )}
    </>
  );
}

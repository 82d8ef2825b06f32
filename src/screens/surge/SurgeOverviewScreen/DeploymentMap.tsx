import { useMemo } from 'react';
import { unreadableRows } from '#contracts/leftOut.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { deployedByEventEndpoint } from '#contracts/surge/deployments.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { countryLink } from '#src/core/placeLinks.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { pointOf } from '#src/domain/pointOf.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { EmergencyOf } from '../places.tsx';
import { type Place, placesOf, radiusOf } from './places.ts';
import { everywhereInput } from './requests.ts';
import styles from './SurgeOverviewScreen.module.css';
import { surgeOverviewStrings } from './strings.ts';

const SKELETON = <Skeleton height={['31.5rem', '31.5rem', '37rem']} />;
const CATEGORIES = [
  ['both', '#114f85'],
  ['erusOnly', '#3f6f2a'],
  ['peopleOnly', '#9a6200'],
] as const;

/** Where units and people are, now or soon; the choice stands in the address. */
export function DeploymentMap() {
  const strings = useStrings(surgeOverviewStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const { config } = useApp();
  const { query, change } = useQueryState();
  const when = query.get('when') === 'soon' ? 'soon' : 'now';
  // Units are told of as they are now: those who leave soon are people.
  const scale = when === 'soon' || query.get('scale') === 'people' ? 'people' : 'units';
  const everywhere = useRequest(deployedByEventEndpoint, everywhereInput);
  const countries = useRequest(countriesEndpoint, countriesInput);
  const now = useNow();
  const places = useMemo(
    () => placesOf(everywhere.answer?.results ?? [], when, now),
    [everywhere.answer, when, now],
  );
  const points = useMemo(
    () =>
      (countries.answer?.results ?? []).filter(isSelectable).flatMap(({ id, name, centroid }) => {
        const place = places.get(id);
        const point = pointOf(centroid);
        if (!place || !point) return [];
        return {
          id: String(id),
          label: name,
          ...point,
          value: place[scale],
          category: place.units === 0 ? 'peopleOnly' : place.people === 0 ? 'erusOnly' : 'both',
        };
      }),
    [countries.answer, places, scale],
  );
  const failed = [everywhere, countries].find(({ error }) => error !== undefined);
  const both = {
    answer: everywhere.answer && countries.answer,
    error: failed?.error,
    isPending: everywhere.isPending || countries.isPending,
  };
  return (
    <Panel
      heading={strings.map}
      filters={
        <div className={styles.choices}>
          <SegmentInput
            name="when"
            label={strings.when}
            value={when}
            options={[
              { value: 'now', label: strings.now },
              { value: 'soon', label: strings.soon },
            ]}
            onChange={(value) => change({ when: value === 'now' ? '' : value })}
          />
          {when === 'now' && (
            <SegmentInput
              name="scale"
              label={strings.scaleBy}
              value={scale}
              options={[
                { value: 'units', label: strings.scaleErus },
                { value: 'people', label: strings.scalePeople },
              ]}
              onChange={(value) => change({ scale: value === 'units' ? '' : value })}
            />
          )}
        </div>
      }
      state={messageState(both, { isEmpty: places.size === 0, isFiltered: when === 'soon' })}
      unreadable={unreadableRows(everywhere.answer)}
      error={{ message: errorText(both.error) }}
      onRetry={failed?.retry}
      skeleton={SKELETON}
    >
      <WorldMap
        pending={SKELETON}
        title={strings.map}
        source={strings.mapSource}
        valueLabel={scale === 'units' ? strings.personnelUnits : peopleLabel()}
        formatValue={(value) => formatNumber(value, language)}
        styleUrl={config.mapStyleUrl || undefined}
        radiusOf={radiusOf}
        names={countries.answer?.results}
        categoriesTitle={strings.surgeType}
        categories={CATEGORIES.map(([key, color]) => ({ key, color, label: strings[key] }))}
        points={points}
        renderPopup={(id) => (
          <AtPlace id={Number(id)} place={places.get(Number(id))} people={peopleLabel()} />
        )}
      />
    </Panel>
  );

  function peopleLabel() {
    return when === 'now' ? strings.deployedPeople : strings.leavingPeople;
  }
}

/** What is in one country, by emergency. */
function AtPlace({ id, place, people }: { id: number; place: Place | undefined; people: string }) {
  const strings = useStrings(surgeOverviewStrings);
  const language = useLanguage();
  const figures = (['units', 'people'] as const).flatMap((measure) =>
    (place?.presences ?? [])
      .filter((presence) => presence[measure] > 0)
      .map((presence) => ({
        measure,
        event: presence.event,
        label: measure === 'units' ? strings.personnelUnits : people,
        value: presence[measure],
      })),
  );
  return (
    <ul className={styles.presences}>
      {figures.map(({ measure, event, label, value }) => (
        <li key={`${measure} ${event.id}`}>
          <EmergencyOf event={event} />
          <span>
            {label}: <strong>{formatNumber(value, language)}</strong>
          </span>
        </li>
      ))}
      <li>
        <TextLink to={countryLink(id)}>{strings.countryPage}</TextLink>
      </li>
    </ul>
  );
}

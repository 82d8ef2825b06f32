import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { InputOf } from '#contracts/client.ts';
import type { Endpoint, QueryOf } from '#contracts/defineEndpoint.ts';
import { LARGEST_PAGE, WHOLE_LIST } from '#contracts/query.ts';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import type { Bounds } from '#src/components/WorldMap/land.ts';
import { type Country, countriesInput } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { RowOf } from '../defineList.ts';
import styles from './ListMap.module.css';
import { LIST_MAP_PENDING } from './pending.tsx';
import { listMapStrings } from './strings.ts';

/** Of more rows than these the first ones are shown: a list of many thousands would be on its way for minutes. */
const MOST_ROWS = 1_000;

/** A country with rows. */
interface Place {
  id: number;
  longitude: number;
  latitude: number;
}

interface ListMapProps<E extends Endpoint, At extends Place> {
  endpoint: E;
  /** Which rows there are, in which order. */
  query: Partial<QueryOf<E>>;
  /** How many. */
  count: number;
  placesOf: (rows: readonly RowOf<E>[], countries: readonly Country[]) => readonly At[];
  /** Draws them. `bounds`: where they are, unless that is all over the world. */
  children: (places: readonly At[], countries: readonly Country[], bounds: Bounds | undefined) => ReactNode;
}

/** The rows of a list on a map instead of in a table, as its filters leave them. */
export function ListMap<E extends Endpoint, At extends Place>({
  endpoint,
  query,
  count,
  placesOf,
  children,
}: ListMapProps<E, At>) {
  const strings = useStrings(listMapStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const isWhole = count <= MOST_ROWS;
  const { offset: _, ...wanted } = query as { offset?: number };
  const list = useRequest(
    endpoint,
    { query: { ...wanted, limit: isWhole ? WHOLE_LIST : LARGEST_PAGE } } as unknown as InputOf<E>,
    { isPreserved: true },
  );
  const countries = useRequest(countriesEndpoint, countriesInput);
  const rows = (list.answer as { results: RowOf<E>[] } | undefined)?.results;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one list always has the same places
  const places = useMemo(
    () => placesOf(rows ?? [], countries.answer?.results ?? []),
    [rows, countries.answer],
  );
  const failed = [list, countries].find(({ error }) => error !== undefined);
  const state = messageState({
    answer: rows && countries.answer,
    error: failed?.error,
    isPending: list.isPending || countries.isPending,
  });
  if (state === 'pending') return LIST_MAP_PENDING;
  if (state === 'failed' || !rows)
    return <MessageBlock state="failed" message={errorText(failed?.error)} onRetry={failed?.retry} />;
  const number = (value: number) => formatNumber(value, language);
  const figures = { shown: number(rows.length), count: number(count), countries: number(places.length) };
  return (
    <div className={styles.map}>
      <p className={styles.note} role="status">
        {fill(isWhole ? strings.inCountries : strings.firstOnly, figures)}
      </p>
      {children(places, countries.answer?.results ?? [], boundsOf(places))}
    </div>
  );
}

/** Leads from a place to its rows in the table. `filter`: the name of countries in the address. */
export function InTable({ country, count }: { country: number; count: number }) {
  const strings = useStrings(listMapStrings);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const values = new URLSearchParams(search);
  for (const name of ['view', 'page']) values.delete(name);
  values.set('country', String(country));
  return (
    <p className={styles.more}>
      <TextLink to={`${pathname}?${values}`}>
        {fill(strings.inTable, { count: formatNumber(count, language) })}
      </TextLink>
    </p>
  );
}

/** So many of a place are told on the map. */
export const TOLD_AT_ONCE = 5;

/** Room around places, and the most that they may lie apart to be looked at from nearby; in degrees. */
const MARGIN = 8;
const NEAR = 70;

function boundsOf(places: readonly Place[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  const [west, east] = [Math.min(...longitudes) - MARGIN, Math.max(...longitudes) + MARGIN];
  const [south, north] = [Math.min(...latitudes) - MARGIN, Math.max(...latitudes) + MARGIN];
  const isNear = east - west <= NEAR && west >= -180 && east <= 180;
  return isNear ? [west, Math.max(south, -85), east, Math.min(north, 85)] : undefined;
}

import type { Hazard } from '#contracts/risk/shared.ts';
import { idOf } from '#rules/ids.ts';
import { useCountryOptions } from '#src/choices/places.ts';
import { compareTimes } from '#src/domain/compareTimes.ts';
import { dayOf, partsOf } from '#src/domain/listAddress.ts';
import { type ShownFilter, search } from '#src/lists/filter.ts';
import { RATINGS, ratingOf } from '../alertLooks.ts';
import { EVENT_HAZARDS } from '../hazards.ts';
import { ALERTS, SOURCES } from '../imminent.ts';
import { riskStrings } from '../strings.ts';
import { eventStrings } from './strings.ts';
import type { SourcedEvent } from './useEvents.ts';
import type { EventWord } from './useEventWords.ts';

/** What events are narrowed by, as the address says it. */
export const FILTER_WORDS = [riskStrings, eventStrings];

const words = <Key extends string>(keys: readonly Key[], wordOf: (key: Key) => EventWord) =>
  Object.fromEntries(keys.map((key) => [key, wordOf(key)]));

const COMMON = {
  hazard: {
    input: {
      kind: 'words',
      isMultiple: true,
      label: 'hazard',
      placeholder: 'allHazards',
      options: words<Hazard>(EVENT_HAZARDS, (hazard) => hazard),
    },
  },
  alert: {
    input: {
      kind: 'words',
      isMultiple: true,
      label: 'alertLevel',
      placeholder: 'allAlerts',
      options: words(RATINGS, (alert) => `level_${alert}` as const),
    },
  },
  source: {
    input: {
      kind: 'words',
      isMultiple: true,
      label: 'source',
      placeholder: 'allSources',
      options: words(SOURCES, (source) => `source_${source}` as const),
    },
  },
} as const satisfies Record<string, ShownFilter<EventWord>>;

const DAYS = {
  since: { input: { kind: 'day', label: 'startAfter' } },
  until: { input: { kind: 'day', label: 'startBefore' } },
} as const satisfies Record<string, ShownFilter<EventWord>>;

const COUNTRY = {
  country: {
    input: {
      kind: 'choice',
      useOptions: useCountryOptions,
      words: { label: 'country', placeholder: 'allCountries' },
    },
    toQuery: (value) => ({ country: idOf(value) }),
  },
} as const satisfies Record<string, ShownFilter<EventWord>>;

const SEARCH = { search: { input: search } } as const satisfies Record<string, ShownFilter<EventWord>>;
const ORDER = {
  order: {
    input: { kind: 'words', label: 'order', placeholder: 'order_worst', options: { newest: 'order_newest' } },
  },
} as const satisfies Record<string, ShownFilter<EventWord>>;

/** Of the world events are narrowed by country too: by the API, which alone knows which countries an event of PDC touches. */
export const EVENT_FILTERS = { ...COMMON, ...SEARCH, ...DAYS, ...ORDER };
export const WORLD_FILTERS = { ...COMMON, ...COUNTRY, ...SEARCH, ...DAYS, ...ORDER };

/** The day on which it began, or was first told of. */
export const dayOfEvent = ({ began, published }: Pick<SourcedEvent, 'began' | 'published'>) =>
  (began ?? published)?.slice(0, 10);

/** What is chosen of what there is: any other value means nothing. */
export const chosenOf = <Value extends string>(
  text: string | undefined,
  values: readonly Value[],
): readonly Value[] => values.filter((value) => partsOf(text ?? '').includes(value));

type Values = Readonly<Partial<Record<string, string>>>;

/**
 * Those that the filters leave, the worst alert first, of the same the newest; or the newest first. `nameOf`: what an event is called
 * where it is looked for.
 */
export function shownEvents(
  events: readonly SourcedEvent[],
  values: Values,
  nameOf: (event: SourcedEvent) => string,
): SourcedEvent[] {
  const [since, until] = [dayOf(values.since ?? ''), dayOf(values.until ?? '')];
  const hazards: readonly string[] = chosenOf(values.hazard, EVENT_HAZARDS);
  const ratings = chosenOf(values.alert, RATINGS);
  const words = (values.search ?? '').toLowerCase().split(/\s+/);
  const left = events.filter((event) => {
    const day = dayOfEvent(event) ?? '';
    return (
      (hazards.length === 0 || hazards.includes(event.hazard ?? '')) &&
      (ratings.length === 0 || ratings.includes(ratingOf(event))) &&
      (!since || day >= since) &&
      (!until || (day !== '' && day <= until)) &&
      words.every((word) => textOf(event, nameOf).includes(word))
    );
  });
  const rank = ({ alert }: SourcedEvent) =>
    values.order === 'newest' ? 0 : alert ? ALERTS.indexOf(alert) : ALERTS.length;
  return left.sort(
    (one, other) => rank(one) - rank(other) || compareTimes(dayOfEvent(other) ?? '', dayOfEvent(one) ?? ''),
  );
}

/** What of an event is looked through. */
const textOf = (event: SourcedEvent, nameOf: (event: SourcedEvent) => string) =>
  [nameOf(event), event.name, event.place, event.description].join(' ').toLowerCase();

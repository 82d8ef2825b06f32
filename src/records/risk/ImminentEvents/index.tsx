import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { countriesEndpoint } from '#contracts/reference/lists.ts';
import { patienceMachine, selectIsOver } from '#machines/patience.ts';
import { idOf } from '#rules/ids.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { English } from '#src/components/English/index.tsx';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { countriesInput } from '#src/domain/countries.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatDateTime, formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { ClearAll, Filters } from '#src/lists/Filters.tsx';
import { useFilters } from '#src/lists/useList.ts';
import { HAZARD_PICTOGRAMS } from '../hazards.ts';
import { SOURCE_NAMES, SOURCES } from '../imminent.ts';
import styles from '../risk.module.css';
import type { Around } from './EventMap.tsx';
import { EventMarks } from './EventMarks.tsx';
import { chosenOf, EVENT_FILTERS, FILTER_WORDS, shownEvents, WORLD_FILTERS } from './eventFilters.ts';
import { MAP_ROOM } from './mapRoom.tsx';
import type { Where } from './requests.ts';
import { AboutSources, SourceStates, useAge } from './SourceStates.tsx';
import { type SourcedEvent, type SourceView, useSources } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';

interface ImminentEventsProps {
  /** Of a country or of regions. `@default` the world */
  where?: Where | undefined;
  around?: Around | undefined;
}

const WORLD: Where = {};
const PENDING = <Skeleton height={['44rem', '40rem', '34rem']} />;
/** The list is there before the map, and before what is told of those that somebody opens. */
const EventMap = lazyComponent(async () => (await import('./EventMap.tsx')).EventMap);
const EventDetails = lazyComponent(async () => (await import('./EventDetails.tsx')).EventDetails);
const DETAILS_ROOM = <Skeleton height="16rem" />;

/**
 * What is near, as four sources tell it: in one list and on a map. Filters and opened event stand in the address. A source that fails
 * is told of, and what is not of now says how old it is.
 */
export function ImminentEvents({ where = WORLD, around }: ImminentEventsProps) {
  const strings = useEventWords();
  const errorText = useErrorText();
  const nameOf = useEventName();
  const isWorld = where.iso3 === undefined && where.region === undefined;
  const filters = useFilters(
    { words: FILTER_WORDS, filters: isWorld ? WORLD_FILTERS : EVENT_FILTERS },
    { in: 'address' },
  );
  const { values } = filters;
  const country = useCountryCode(isWorld ? values.country : undefined);
  const asked = country.iso3 === undefined ? where : { ...where, iso3: country.iso3 };
  // The world would be shown for a moment, or for the country.
  const all = useSources(country.state === 'ready' ? asked : undefined);
  const wanted = chosenOf(values.source, SOURCES);
  const sources = all.filter(({ source }) => wanted.length === 0 || wanted.includes(source));
  const events = shownEvents(
    sources.flatMap((view) => view.events),
    values,
    nameOf,
  );
  const isLate = useSelector(useActorRef(patienceMachine), selectIsOver);
  const isTold = isLate || sources.every(({ standing }) => standing.kind !== 'pending');
  return (
    <Panel heading={strings.imminent} filters={<Filters view={filters} />}>
      <p className={styles.note}>{strings.imminentAbout}</p>
      {country.state === 'failed' ? (
        <MessageBlock state="failed" message={errorText(country.error)} onRetry={country.retry} />
      ) : (
        <>
          <SourceStates sources={sources} />
          <div className={styles.told}>
            <NotCurrent sources={sources} />
            <Gone sources={all} />
          </div>
          {isTold && events.length > 0 ? (
            <EventsShown sources={sources} events={events} around={around} />
          ) : (
            <NoEvents
              sources={sources}
              isFiltered={filters.isFiltered}
              clear={filters.isFiltered && <ClearAll view={filters} />}
            />
          )}
        </>
      )}
      <Disclosure summary={strings.aboutSources}>
        <AboutSources sources={SOURCES} />
      </Disclosure>
    </Panel>
  );
}

/** The code of a country in the address, as the risk API has it; undefined without one. `state`: whether that is known yet. */
function useCountryCode(country: string | undefined) {
  const id = idOf(country ?? '');
  const request = useRequest(countriesEndpoint, id === undefined ? undefined : countriesInput);
  return {
    iso3: request.answer?.results.find((one) => one.id === id)?.iso3?.toLowerCase(),
    state: id === undefined ? ('ready' as const) : messageState(request),
    error: request.error,
    retry: request.retry,
  };
}

/** A link may lead to an event that is over: its source says so by telling of it no more. */
function Gone({ sources }: { sources: readonly SourceView[] }) {
  const strings = useEventWords();
  const key = useQueryState().query.get('event') ?? '';
  const told = sources.find(({ source }) => key.startsWith(`${source}-`));
  // What it told long ago may be from before the event.
  if (told?.standing.kind !== 'current' || told.events.some((event) => event.key === key)) return null;
  return <Banner>{fill(strings.gone, { source: SOURCE_NAMES[told.source] })}</Banner>;
}

/** Above events that are not those of now: what they are, and how old. */
function NotCurrent({ sources }: { sources: readonly SourceView[] }) {
  const strings = useEventWords();
  const language = useLanguage();
  const ageOf = useAge();
  const { names, oldest } = oldestOf(sources);
  if (names.length === 0) return null;
  return (
    <Banner variant="warning">
      {fill(strings.lastKnown, {
        sources: formatList(names, language),
        time: formatDateTime(oldest, language),
        age: ageOf(oldest),
      })}
    </Banner>
  );
}

function oldestOf(sources: readonly SourceView[]) {
  const old = sources.flatMap(({ source, standing }) =>
    standing.kind === 'old' ? [{ source, standing }] : [],
  );
  return {
    names: old.map(({ source }) => SOURCE_NAMES[source]),
    oldest: old.flatMap(({ standing }) => standing.at ?? []).sort()[0],
  };
}

interface NoEventsProps {
  sources: readonly SourceView[];
  isFiltered: boolean;
  clear: ReactNode;
}

/** Nothing to list: since the filters leave none, since nobody tells of any, or since nobody knows. */
function NoEvents({ sources, isFiltered, clear }: NoEventsProps) {
  const strings = useEventWords();
  const language = useLanguage();
  const failed = sources.filter(({ standing }) => standing.kind === 'failed');
  if (sources.some(({ standing }) => standing.kind === 'pending'))
    return <MessageBlock state="pending" skeleton={PENDING} />;
  if (failed.length > 0) {
    return (
      <p>
        <strong>
          {fill(strings.mayBeMore, {
            sources: formatList(
              failed.map(({ source }) => SOURCE_NAMES[source]),
              language,
            ),
          })}
        </strong>
      </p>
    );
  }
  return isFiltered ? <MessageBlock state="filteredEmpty" action={clear} /> : <p>{strings.none}</p>;
}

/** What an event is called: as its source calls it, else after its hazard and place. */
function useEventName() {
  const strings = useEventWords();
  return ({ source, name, hazard, place }: SourcedEvent) =>
    (source === 'meteoswiss' ? undefined : name) ??
    ([hazard && strings[hazard], source === 'meteoswiss' ? name : undefined, place]
      .filter(Boolean)
      .join(' – ') ||
      strings.event);
}

interface EventsShownProps {
  sources: readonly SourceView[];
  events: readonly SourcedEvent[];
  around: Around | undefined;
}

function EventsShown({ sources, events, around }: EventsShownProps) {
  const strings = useEventWords();
  const language = useLanguage();
  const { query, change } = useQueryState();
  const chosen = events.find(({ key }) => key === query.get('event'));
  const list = useRef<HTMLUListElement>(null);
  const nameOf = useEventName();
  /** What was pressed goes with what it is pressed for. */
  const focusOn = ({ key }: SourcedEvent) =>
    list.current?.querySelector<HTMLElement>(`[data-event="${key}"]`)?.focus({ preventScroll: true });
  // Back leads from what was opened to the list.
  const open = (event?: SourcedEvent) =>
    change({ event: event?.key ?? '', hidden: '' }, { isNewEntry: event !== undefined });
  const { oldest } = oldestOf(sources);
  return (
    <div className={styles.pair}>
      <div>
        <p className={styles.note} role="status">
          {fill(strings.shownCount, { count: formatNumber(events.length, language) })}
        </p>
        {chosen && events.length > 1 && (
          <Button
            variant="tertiary"
            size="sm"
            onClick={() => {
              focusOn(chosen);
              open();
            }}
          >
            {strings.backToEvents}
          </Button>
        )}
        <ul ref={list} className={styles.events} aria-label={strings.imminent}>
          {(chosen ? [chosen] : events).map((event) => (
            <li key={event.key} className={styles.event}>
              <EventItem
                event={event}
                name={nameOf(event)}
                isOpen={event === chosen}
                onToggle={() => open(event === chosen ? undefined : event)}
              />
            </li>
          ))}
        </ul>
      </div>
      <EventMap
        pending={MAP_ROOM}
        events={events}
        nameOf={nameOf}
        chosen={chosen}
        onChoose={(event) => {
          focusOn(event);
          open(event);
        }}
        around={around}
        sources={formatList(
          sources.map(({ source }) => SOURCE_NAMES[source]),
          language,
        )}
        period={oldest && fill(strings.lastKnownAt, { time: formatDateTime(oldest, language) })}
      />
    </div>
  );
}

interface EventItemProps {
  event: SourcedEvent;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

function EventItem({ event, name, isOpen, onToggle }: EventItemProps) {
  const strings = useEventWords();
  const language = useLanguage();
  const { hazard, began, published, longitude, key } = event;
  return (
    <>
      <button
        type="button"
        data-event={key}
        className={styles.pick}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={styles.name}>
          <Pictogram of={hazard && HAZARD_PICTOGRAMS[hazard]} />
          <bdi>
            <English where="untranslated">{name}</English>
          </bdi>
        </span>
        <EventMarks event={event} />
        <span className={styles.note}>
          {began ? strings.began : strings.published} {formatDate(began ?? published, language)}
        </span>
      </button>
      {isOpen && (
        <>
          {longitude === undefined && <p className={styles.note}>{strings.unplaced}</p>}
          <EventDetails pending={DETAILS_ROOM} event={event} />
        </>
      )}
    </>
  );
}

import { useRef } from 'react';
import { imminentCountsEndpoint } from '#contracts/risk/imminent.ts';
import { Button } from '#src/components/Button/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Pictogram } from '#src/components/Pictogram/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { HAZARD_PICTOGRAMS } from '../hazards.ts';
import { type ImminentEvent, SOURCE_NAMES, SOURCES, type Source } from '../imminent.ts';
import styles from '../risk.module.css';
import { type RiskWord, riskStrings } from '../strings.ts';
import { EventDetails } from './EventDetails.tsx';
import { type Around, EventMap } from './EventMap.tsx';
import { useEvents, type Where } from './useEvents.ts';

/** Where the sources tell of themselves. */
const ADDRESSES: Readonly<Record<Source, string>> = {
  pdc: 'https://www.pdc.org/',
  adam: 'https://gis.wfp.org/adam/',
  gdacs: 'https://www.gdacs.org/',
  meteoswiss: 'https://www.meteoswiss.admin.ch/',
};

interface ImminentEventsProps {
  where: Where;
  around: Around | undefined;
}

/**
 * What is near, as one of four sources tells it: on a map and as a list. Source and opened event stand in the address. Of a country the
 * first source that tells of anything is shown.
 */
export function ImminentEvents({ where, around }: ImminentEventsProps) {
  const strings = useStrings(riskStrings);
  const { query, change } = useQueryState();
  const isCountry = 'iso3' in where;
  const counts = useRequest(imminentCountsEndpoint, isCountry ? { query: where } : undefined);
  const wanted = SOURCES.find((source) => source === query.get('source'));
  const fullest = SOURCES.find((source) => (counts.answer?.[source] ?? 0) > 0);
  const source = wanted ?? fullest ?? SOURCES[0];
  // Without the numbers it is the first.
  const isCounting = isCountry && !wanted && counts.isPending;
  return (
    <Panel
      heading={strings.imminent}
      filters={
        <SegmentInput
          name="source"
          label={strings.source}
          value={isCounting ? undefined : source}
          options={SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }))}
          onChange={(value) => change({ source: value, event: '', hidden: '' })}
        />
      }
    >
      <p className={styles.note}>{strings.imminentAbout}</p>
      {isCounting ? PENDING : <OfSource key={source} source={source} where={where} around={around} />}
    </Panel>
  );
}

const PENDING = <Skeleton height={['44rem', '40rem', '34rem']} />;

function OfSource({ source, where, around }: ImminentEventsProps & { source: Source }) {
  const strings = useStrings(riskStrings);
  const errorText = useErrorText();
  const { query, change } = useQueryState();
  const { request, events = [] } = useEvents(source, where);
  const chosen = events.find(({ id }) => String(id) === query.get('event'));
  const nameOf = ({ name, hazard, place }: ImminentEvent) =>
    (source === 'meteoswiss' ? undefined : name) ??
    ([hazard && strings[hazard], source === 'meteoswiss' ? name : undefined, place]
      .filter(Boolean)
      .join(' – ') ||
      strings.event);
  const list = useRef<HTMLUListElement>(null);
  /** What was pressed goes with what it is pressed for. */
  const focusOn = ({ id }: ImminentEvent) =>
    list.current?.querySelector<HTMLElement>(`[data-event="${id}"]`)?.focus({ preventScroll: true });
  const open = (event?: ImminentEvent) =>
    change({ source, event: event ? String(event.id) : '', hidden: '' });
  const isNone = request.answer !== undefined && events.length === 0;
  return (
    <>
      <MessageBlock
        state={messageState(request)}
        message={request.error === undefined ? undefined : errorText(request.error)}
        onRetry={request.retry}
        skeleton={PENDING}
      />
      {request.answer &&
        (isNone ? (
          <p>{strings.none}</p>
        ) : (
          <div className={styles.pair}>
            <EventMap
              source={source}
              events={events}
              nameOf={nameOf}
              chosen={chosen}
              onChoose={(event) => {
                focusOn(event);
                open(event);
              }}
              around={around}
            />
            <div>
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
                  <li key={event.id} className={styles.event}>
                    <EventItem
                      source={source}
                      event={event}
                      name={nameOf(event)}
                      isOpen={event === chosen}
                      onToggle={() => open(event === chosen ? undefined : event)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      <p className={styles.note}>
        {strings[`about_${source}` satisfies RiskWord]}{' '}
        <TextLink to={ADDRESSES[source]} isExternal>
          {strings.moreAbout}
        </TextLink>
      </p>
    </>
  );
}

interface EventItemProps {
  source: Source;
  event: ImminentEvent;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

function EventItem({ source, event, name, isOpen, onToggle }: EventItemProps) {
  const strings = useStrings(riskStrings);
  const language = useLanguage();
  const { hazard, began, published, longitude } = event;
  return (
    <>
      <button
        type="button"
        data-event={event.id}
        className={styles.pick}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <span className={styles.name}>
          <Pictogram of={hazard && HAZARD_PICTOGRAMS[hazard]} />
          <bdi>{name}</bdi>
        </span>
        <span className={styles.note}>
          {began ? strings.began : strings.published} {formatDate(began ?? published, language)}
        </span>
      </button>
      {isOpen && (
        <>
          {longitude === undefined && <p className={styles.note}>{strings.unplaced}</p>}
          <EventDetails source={source} event={event} />
        </>
      )}
    </>
  );
}

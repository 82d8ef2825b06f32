import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { replayMachine, selectIsPlaying, selectStep } from '#machines/replay.ts';
import { Button } from '#src/components/Button/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { WorldMap } from '#src/components/WorldMap/lazy.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { useQueryState } from '#src/hooks/useQueryState.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDateTime, formatNumber } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { AlertMark } from '#src/records/risk/AlertMark.tsx';
import styles from './Replay.module.css';
import { COUNTRIES, EPISODES, type Episode, NAMED, STRONGEST_WIND_KMH, WHOLE_WAY } from './storm.ts';
import { chidoStrings } from './strings.ts';

// A map is drawn on a canvas, which knows no custom properties.
const CROSSED = '#f0b8a0';
const [BEHIND, AHEAD] = ['#5c6670', '#c8102e'];
const PAINTED = COUNTRIES.map((iso3) => ({ iso3, color: CROSSED }));
/** Each level by its shape too, as on other maps of events. */
const LOOKS = {
  red: { color: '#c8102e', shape: 'triangle' },
  orange: { color: '#c25e00', shape: 'diamond' },
  green: { color: '#3f7d20', shape: 'circle' },
  none: { color: '#5c6670', shape: 'square' },
} as const;
const WAY = EPISODES.map(({ longitude, latitude }) => [longitude, latitude] as const);
const STORM_PX = 12;
const POSITION_PX = 4;
const always = () => POSITION_PX;
const MAP_ROOM = <Skeleton height={['24rem', '28rem', '34rem']} />;

/** The storm as each warning found it. It plays when it is told to; where it stands is in the address. */
export function Replay() {
  const strings = useStrings(chidoStrings);
  const language = useLanguage();
  const warningText = useWarningText();
  const { query, change } = useQueryState();
  const actor = useProvided(
    replayMachine,
    {
      actions: {
        tellStep: (_, { step }) => change({ warning: step === 0 ? '' : String(step + 1) }),
      },
    },
    { count: EPISODES.length, step: Number(query.get('warning')) - 1 },
  );
  const step = useSelector(actor, selectStep);
  const isPlaying = useSelector(actor, selectIsPlaying);
  const episode = EPISODES[step] ?? EPISODES[0];
  if (!episode) return null;
  const toggle = () => actor.send({ type: 'toggled' });
  const warning = warningText(episode);
  const date = formatDateTime(episode.at, language);
  const wind =
    episode.windKmh === undefined
      ? ''
      : fill(strings.kmh, { speed: formatNumber(episode.windKmh, language) });
  return (
    <Panel heading={strings.replay}>
      <div className={styles.replay}>
        <div className={styles.time}>
          <Button variant="primary" aria-pressed={isPlaying} className={styles.toggle} onClick={toggle}>
            {isPlaying ? strings.pause : strings.play}
          </Button>
          <div className={styles.line}>
            <div className={styles.bars} aria-hidden="true">
              {EPISODES.map(({ number, windKmh = 0, alert }) => (
                <span
                  key={number}
                  className={clsx(styles.bar, number > episode.number && styles.ahead)}
                  style={{
                    blockSize: `${(100 * windKmh) / STRONGEST_WIND_KMH}%`,
                    background: LOOKS[alert ?? 'none'].color,
                  }}
                />
              ))}
            </div>
            <input
              type="range"
              className={styles.range}
              min={1}
              max={EPISODES.length}
              value={episode.number}
              aria-label={strings.timeline}
              aria-valuetext={fill(strings.spoken, {
                warning,
                date,
                wind,
                alert: episode.alert ? strings[episode.alert] : strings.noAlert,
              })}
              onChange={({ target }) => actor.send({ type: 'step.chosen', step: Number(target.value) - 1 })}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                toggle();
              }}
            />
          </div>
        </div>
        <div className={styles.map}>
          <StormMap episode={episode} period={`${warning} · ${date}`} />
        </div>
        <div className={styles.facts}>
          {/* Not each step of what plays: who hears them all hears nothing else. */}
          <p role="status" aria-live={isPlaying ? 'off' : 'polite'} className={styles.caption}>
            <strong>{warning}</strong> <span>{date}</span>
          </p>
          <Facts episode={episode} wind={wind} />
        </div>
      </div>
      <p className={styles.note}>
        {strings.keys} {strings.wayNote}
      </p>
    </Panel>
  );
}

/** Which of all warnings one is. */
function useWarningText() {
  const strings = useStrings(chidoStrings);
  const language = useLanguage();
  return ({ number }: Episode) =>
    fill(strings.warningOf, {
      number: formatNumber(number, language),
      count: formatNumber(EPISODES.length, language),
    });
}

/** Where the storm is, how it came and where it goes. */
function StormMap({ episode, period }: { episode: Episode; period: string }) {
  const strings = useStrings(chidoStrings);
  const language = useLanguage();
  const { config } = useApp();
  const warningText = useWarningText();
  const { number, longitude, latitude, alert = 'none' } = episode;
  const level = alert === 'none' ? strings.noAlert : strings[alert];
  // The API is not asked: the browser knows the names of countries.
  const nameOf = intl('DisplayNames', localeOf(language), { type: 'region' });
  const names = NAMED.map(([code, iso3, ...coordinates]) => ({
    iso3,
    name: nameOf.of(code),
    centroid: { coordinates },
  }));
  return (
    <WorldMap
      pending={MAP_ROOM}
      title={strings.storm}
      period={period}
      source={strings.source}
      valueLabel={strings.wind}
      formatValue={(value) => formatNumber(value, language)}
      radiusOf={always}
      styleUrl={config.mapStyleUrl || undefined}
      bounds={WHOLE_WAY}
      names={names}
      countries={PAINTED}
      areas={[{ key: 'affected', label: strings.affected, color: CROSSED }]}
      layers={[{ key: 'way', label: strings.way, color: BEHIND, look: 'line', paths: [WAY] }]}
      categories={[
        { key: 'storm', label: fill(strings.stormAt, { storm: strings.storm, level }), ...LOOKS[alert] },
        { key: 'behind', label: strings.behind, color: BEHIND, shape: 'cross' },
        { key: 'ahead', label: strings.ahead, color: AHEAD, shape: 'wedge' },
      ]}
      points={[
        ...EPISODES.filter((one) => one.number !== number).map((one) => ({
          id: String(one.number),
          label: `${warningText(one)}, ${formatDateTime(one.at, language)}`,
          longitude: one.longitude,
          latitude: one.latitude,
          value: one.windKmh,
          radius: POSITION_PX,
          category: one.number < number ? 'behind' : 'ahead',
        })),
        {
          id: 'storm',
          label: strings.storm,
          longitude,
          latitude,
          value: episode.windKmh,
          radius: STORM_PX,
          category: 'storm',
        },
      ]}
      renderPopup={(id) => <Facts episode={EPISODES.find((one) => String(one.number) === id) ?? episode} />}
    />
  );
}

/** What a warning said. `wind`: as a text, where the caller has it. */
function Facts({ episode, wind }: { episode: Episode; wind?: string }) {
  const strings = useStrings(chidoStrings);
  const language = useLanguage();
  const { alert, kind, windKmh, people, isVulnerable, surgeMetres } = episode;
  return (
    <DescriptionList
      items={[
        {
          term: strings.alert,
          value: alert && <AlertMark rating={alert} text={strings[alert]} />,
        },
        { term: strings.kind, value: kind && strings[kind] },
        {
          term: strings.strongestWind,
          value: wind ?? (windKmh && fill(strings.kmh, { speed: formatNumber(windKmh, language) })),
        },
        { term: strings.people, value: formatNumber(people, language) },
        { term: strings.vulnerability, value: isVulnerable && strings.high },
        ...(surgeMetres === undefined
          ? []
          : [
              {
                term: strings.surge,
                value: fill(strings.surgeOf, { height: formatNumber(surgeMetres, language) }),
              },
            ]),
      ]}
    />
  );
}

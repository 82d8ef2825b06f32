import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { fromPromise } from 'xstate';
import {
  selectHasFailed,
  selectIsTable,
  selectMap,
  selectPicked,
  worldMapMachine,
} from '#machines/worldMap.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { downloadBlob } from '../download.ts';
import { Table } from '../Table/index.tsx';
import { TextLink } from '../TextLink/index.tsx';
import type { DrawMap, DrawnMap, PaintedCountry } from './drawMap.ts';
import { MapCanvas } from './MapCanvas.tsx';
import type { MapCategory, MapPoint } from './mapData.ts';
import { Popup } from './Popup.tsx';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

export type { MapCategory, MapPoint } from './mapData.ts';

interface WorldMapProps {
  /** What the map shows; heads its table. */
  title: string;
  source: string;
  points: readonly MapPoint[];
  categories: readonly MapCategory[];
  valueLabel: string;
  formatValue: (value: number) => string;
  /** More about a point, for its popup. */
  renderPopup: (id: string) => ReactNode;
  /** Told where the map itself is pressed; the same between renderings. */
  onPress?: ((longitude: number, latitude: number) => void) | undefined;
  /** Countries in colours of their own; a legend of theirs belongs to `categories` or `areas`. */
  countries?: readonly PaintedCountry[] | undefined;
  /** What the colours of countries mean. */
  areas?: readonly MapCategory[] | undefined;
  /** Countries to show first, by their codes of three letters. `@default` the inhabited world */
  focus?: readonly string[] | undefined;
  /** Another base map; without one the app draws its own, without any network. */
  styleUrl?: string | undefined;
}

const machine = worldMapMachine.provide({
  actors: {
    loadMap: fromPromise<unknown, undefined>(async () => {
      const { drawMap, requireWebGL } = await import('./drawMap.ts');
      requireWebGL();
      return drawMap;
    }),
  },
});

/**
 * Figures as bubbles on a map of the world, and the same as a table. Its code comes when the reader nears it; every bubble
 * is a button, so keyboard and screen reader reach all that the pointer does.
 */
export function WorldMap(props: WorldMapProps) {
  const { title, source, points, categories, areas = [], valueLabel, formatValue, renderPopup } = props;
  const strings = useStrings(worldMapStrings);
  const actor = useActorRef(machine);
  const isTable = useSelector(actor, selectIsTable);
  const hasFailed = useSelector(actor, selectHasFailed);
  const drawMap = useSelector(actor, selectMap<DrawMap>);
  const picked = useSelector(actor, selectPicked);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<DrawnMap['picture']>(null);
  const legend = [...areas, ...categories];
  const credits = `${source}. ${strings.disclaimer}`;
  const categoryOf = (key: string) => categories.find((category) => category.key === key);
  const pick = (id: string) => actor.send({ type: 'point.picked', id });

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) actor.send({ type: 'neared' });
      },
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [actor]);

  return (
    <div ref={frame} className={styles.worldMap}>
      {isTable ? (
        <div className={styles.table}>
          {hasFailed && <p>{strings.notDrawn}</p>}
          <Table
            caption={title}
            rows={[...points].sort((one, other) => (other.value ?? -1) - (one.value ?? -1))}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'place',
                heading: strings.place,
                cell: ({ id, label }) => (
                  <button type="button" className={styles.pick} onClick={() => pick(id)}>
                    {label}
                  </button>
                ),
              },
              {
                key: 'category',
                heading: strings.category,
                cell: ({ category }) => categoryOf(category)?.label,
              },
              {
                key: 'value',
                heading: valueLabel,
                align: 'end',
                cell: ({ value }) => (value === undefined ? MISSING : formatValue(value)),
              },
            ]}
          />
        </div>
      ) : (
        <div className={styles.map}>
          {drawMap && <MapCanvas {...props} drawMap={drawMap} onPick={pick} pictureRef={picture} />}
        </div>
      )}
      {picked !== undefined && (
        <Popup
          heading={<PlaceName of={points.find(({ id }) => id === picked)} />}
          onClose={() => actor.send({ type: 'popup.closed' })}
        >
          {renderPopup(picked)}
        </Popup>
      )}
      <div className={styles.foot}>
        <ul className={styles.legend} aria-label={strings.legend}>
          {legend.map(({ key, label, color }) => (
            <li key={key}>
              <span className={styles.swatch} style={{ background: color }} aria-hidden="true" />
              {label}
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {!isTable && drawMap && (
            <Button
              variant="tertiary"
              onClick={async () => {
                const isRightToLeft = frame.current?.matches(':dir(rtl)') ?? false;
                const png = await picture.current?.({ title, source: credits, legend, isRightToLeft });
                if (png) downloadBlob(`${title}.png`, png);
              }}
            >
              {strings.download}
            </Button>
          )}
          {hasFailed ? (
            <Button variant="tertiary" onClick={() => actor.send({ type: 'retry' })}>
              {strings.tryAgain}
            </Button>
          ) : (
            <Button variant="tertiary" onClick={() => actor.send({ type: 'view.toggled' })}>
              {isTable ? strings.showMap : strings.showTable}
            </Button>
          )}
        </div>
      </div>
      <p className={styles.note}>{credits}</p>
    </div>
  );
}

function PlaceName({ of: point }: { of: MapPoint | undefined }) {
  if (!point?.to) return point?.label;
  return <TextLink to={point.to}>{point.label}</TextLink>;
}

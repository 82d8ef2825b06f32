import { useSelector } from '@xstate/react';
import { dequal } from 'dequal/lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import {
  selectFocused,
  selectHasFailed,
  selectIsMoving,
  selectIsPreparing,
  selectIsTable,
  selectIsUnable,
  selectMap,
  selectPicked,
  selectPicture,
  selectStep,
  worldMapMachine,
} from '#machines/worldMap.ts';
import type { CsvValue } from '#src/domain/csv.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { useProvided } from '#src/hooks/useProvided.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, MISSING } from '#src/i18n/format.ts';
import { intl } from '#src/i18n/intl.ts';
import { directionOf, localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Button } from '../Button/index.tsx';
import { downloadBlob, downloadText } from '../download.ts';
import { Table } from '../Table/index.tsx';
import { TextLink } from '../TextLink/index.tsx';
import { aroundSeen, whenNear } from '../WhenNear/whenNear.ts';
import { csvOf, listed } from './csv.ts';
import { type Geometry, loadGeometry, refineGeometry } from './geometry.ts';
import { Legend, type MapKey } from './Legend.tsx';
import { type Bounds, extentOf } from './land.ts';
import { MapView, type Seen } from './MapView.tsx';
import { Mark } from './Mark.tsx';
import type { MapCategory, MapLayer, MapPoint, NamedCountry, PaintedCountry } from './mapData.ts';
import type { StartMap } from './movingMap.ts';
import { Popup } from './Popup.tsx';
import { pictureOf } from './picture.ts';
import { figuresOf, groundOf } from './scene.ts';
import { shapeOf } from './shapes.ts';
import { bubbleScale, radiusByPeople, sizeSamples } from './sizes.ts';
import { worldMapStrings } from './strings.ts';
import styles from './WorldMap.module.css';

export type { MapCategory, MapLayer, MapPoint, Place } from './mapData.ts';

interface WorldMapProps {
  /** What the map shows; heads its table. */
  title: string;
  /** Of what time it tells, for its picture. `@default` the day on which it is made */
  period?: string | undefined;
  source: string;
  points: readonly MapPoint[];
  categories: readonly MapCategory[];
  /** What the categories tell. */
  categoriesTitle?: string | undefined;
  /** Makes the categories of the legend buttons, and is told the key of the pressed one: what narrows the map to it. */
  onPickCategory?: ((key: string) => void) | undefined;
  /** The keys of the categories that the map is narrowed to. */
  pickedCategories?: readonly string[] | undefined;
  /** What the values are, and the sizes. */
  valueLabel: string;
  formatValue: (value: number) => string;
  /** What a value is in a file. `@default` the number as it is */
  plainValue?: ((value: number) => CsvValue) | undefined;
  /** The table and the file have the points as they come. `@default` false: the highest value first */
  isOrdered?: boolean | undefined;
  /** The radius of a bubble in px; the same between renderings. `@default` as for numbers of people */
  radiusOf?: ((value: number) => number) | undefined;
  /** More about a point, for its popup. */
  renderPopup: (id: string) => ReactNode;
  /** Told where the map itself is pressed. */
  onPress?: ((longitude: number, latitude: number) => void) | undefined;
  /** Countries in colours of their own; a legend of theirs belongs to `areas`. */
  countries?: readonly PaintedCountry[] | undefined;
  /** What the colours of countries mean. */
  areas?: readonly MapCategory[] | undefined;
  /** Countries to show first, by their codes of three letters. `@default` the inhabited world */
  focus?: readonly string[] | undefined;
  /**
   * West, south, east, north in degrees: what to show first where no countries are named. Points outside widen it, round the
   * antimeridian to the world.
   */
  bounds?: Bounds | undefined;
  /** Areas and lines over the land, the undermost first. */
  layers?: readonly MapLayer[] | undefined;
  /** Where to look for the time being; without it the map goes back to what it shows first. */
  target?: Bounds | undefined;
  /** It is looked at from near: its land is fine whatever it showed first. `@default` false */
  isNear?: boolean | undefined;
  /** The names of countries, where they are known; shown where they have room. */
  names?: readonly NamedCountry[] | undefined;
  /** Another base map; without one the app draws its own, without any network. */
  styleUrl?: string | undefined;
}

const NONE: readonly never[] = [];

/**
 * Figures as bubbles or filled provinces on a map, and the same as a table. Its first picture comes when the reader nears it;
 * the code of a map that moves only when they zoom. Every point is a button, so keyboard and screen reader reach all that the
 * pointer does.
 */
export function WorldMap(props: WorldMapProps) {
  const { focus = NONE, points, bounds } = props;
  const provincesOf = points.some(({ area }) => area) ? focus : NONE;
  // Another country is another map.
  return (
    <MapFigure
      key={[...focus, '', ...provincesOf, '', ...(bounds ?? NONE)].join(' ')}
      {...props}
      provincesOf={provincesOf}
    />
  );
}

function MapFigure({ provincesOf, ...props }: WorldMapProps & { provincesOf: readonly string[] }) {
  const { title, period, source, points, categories, categoriesTitle, valueLabel, formatValue } = props;
  const {
    renderPopup,
    styleUrl,
    countries = NONE,
    areas = NONE,
    focus = NONE,
    names = NONE,
    layers = NONE,
    bounds,
  } = props;
  const { isNear = false } = props;
  const byValue = props.radiusOf ?? radiusByPeople;
  const scale = bubbleScale(points);
  const strings = useStrings(worldMapStrings);
  const language = useLanguage();
  const now = useNow();
  const places = points.map(({ longitude, latitude }) => [longitude, latitude] as const);
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef<() => Seen>(null);
  const actor = useProvided(
    worldMapMachine,
    {
      actors: {
        loadPicture: fromPromise<unknown, undefined>(({ signal }) =>
          loadGeometry({ focus, places, provincesOf, around: bounds }, signal),
        ),
        refine: fromPromise<unknown, { picture: unknown }>(({ input }) =>
          refineGeometry(input.picture as Geometry, { isNear, view: seen.current?.().view }),
        ),
        loadMap: fromPromise<unknown, undefined>(async () => {
          const { startMap, requireWebGL } = await import('./movingMap.ts');
          requireWebGL();
          return startMap;
        }),
      },
    },
    { isStyled: styleUrl !== undefined },
  );
  const isTable = useSelector(actor, selectIsTable);
  const hasFailed = useSelector(actor, selectHasFailed);
  const isUnable = useSelector(actor, selectIsUnable);
  const geometry = useSelector(actor, selectPicture<Geometry>);
  const picked = useSelector(actor, selectPicked);
  const view = {
    startMap: useSelector(actor, selectMap<StartMap>),
    step: useSelector(actor, selectStep),
    isPreparing: useSelector(actor, selectIsPreparing),
    isMoving: useSelector(actor, selectIsMoving),
    focused: useSelector(actor, selectFocused),
  };
  // Callers make these anew at each turn.
  const content = useSame({ points, categories, countries, names, layers, byValue, scale });
  const target = useSame(props.target);
  const pickedPoint = points.find(({ id }) => id === picked);
  const legend: MapKey = {
    title: categoriesTitle,
    areas,
    categories,
    onPick: props.onPickCategory,
    picked: props.pickedCategories,
    layers,
    isFilled: (geometry?.provinces.length ?? 0) > 0,
    measure: valueLabel,
    sizes: sizeSamples(points, byValue, scale).map(({ value, radius }) => ({
      label: formatValue(value),
      radius,
    })),
  };
  const credits = `${source}. ${strings.disclaimer}`;
  const pick = (id: string) => actor.send({ type: 'point.picked', id });

  useEffect(() => {
    return frame.current
      ? whenNear(frame.current, aroundSeen('200px'), () => actor.send({ type: 'neared' }))
      : undefined;
  }, [actor]);

  useEffect(() => {
    if (isNear) actor.send({ type: 'finer.wanted' });
  }, [actor, isNear]);

  async function download() {
    if (!seen.current || !geometry || !frame.current) return;
    const { view: shown, canvas } = seen.current();
    // A map that was moved may show more than its picture did.
    const drawn =
      (await refineGeometry(geometry, { isNear, view: shown }).catch(() => undefined)) ?? geometry;
    const day = fill(strings.asOf, { date: formatDate(now.toISOString(), language) });
    const png = await pictureOf(
      {
        view: shown,
        canvas,
        ground: groundOf(drawn, shown, countries),
        figures: figuresOf(drawn, shown, content),
      },
      {
        title,
        subtitle: period ? `${period} · ${day}` : day,
        source: credits,
        legend,
        isRightToLeft: directionOf(language) === 'rtl',
      },
      getComputedStyle(frame.current),
    );
    downloadBlob(`${title}.png`, png);
  }

  return (
    <div ref={frame} className={styles.worldMap}>
      {isTable ? (
        <div className={styles.table} data-map>
          {hasFailed && <p>{strings.notDrawn}</p>}
          <PointTable {...props} onPick={pick} />
          {layers.length > 0 && <LayerTable layers={layers} />}
        </div>
      ) : (
        <div className={styles.map} data-map data-pending={!geometry || undefined}>
          {geometry && (
            <MapView
              {...content}
              {...view}
              title={title}
              geometry={geometry}
              isWorld={focus.length === 0 && !bounds}
              target={target}
              styleUrl={styleUrl}
              valueLabel={valueLabel}
              formatValue={formatValue}
              onFocus={(id) => actor.send({ type: 'point.focused', id })}
              onPick={pick}
              onPress={props.onPress}
              onBeyond={() => actor.send({ type: 'finer.wanted' })}
              onDrawn={() => actor.send({ type: 'map.drawn' })}
              onZoom={(by) => actor.send({ type: 'zoom.asked', by })}
              seenRef={seen}
            />
          )}
        </div>
      )}
      {pickedPoint && (
        <Popup
          key={picked}
          anchor={() => anchorOf(frame.current, pickedPoint.id)}
          heading={<PlaceName of={pickedPoint} />}
          onClose={() => actor.send({ type: 'popup.closed' })}
        >
          {categories.length > 1 && <KindOf point={pickedPoint} categories={categories} />}
          {renderPopup(pickedPoint.id)}
        </Popup>
      )}
      {isUnable && (
        <p role="status" className={styles.unable}>
          {strings.notMoved}
          <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
            {strings.tryAgain}
          </Button>
        </p>
      )}
      <div className={styles.foot}>
        <Legend {...legend} />
        <div className={styles.actions}>
          {!isTable && (
            // It has its place before there is a picture: what comes later would move all that follows.
            <Button variant="tertiary" disabled={!geometry} onClick={() => void download()}>
              {strings.download}
            </Button>
          )}
          <Button
            variant="tertiary"
            aria-label={fill(strings.downloadCsvOf, { title })}
            onClick={() => downloadText(`${title}.csv`, csvOf(props, strings), 'text/csv')}
          >
            {strings.downloadCsv}
          </Button>
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

/** Data as they were before, for as long as all in them is the same. */
function useSame<Value>(value: Value): Value {
  const [kept, keep] = useState(value);
  const isSame = dequal(kept, value);
  if (!isSame) keep(value);
  return isSame ? kept : value;
}

interface PointTableProps
  extends Pick<
    WorldMapProps,
    'title' | 'points' | 'categories' | 'categoriesTitle' | 'valueLabel' | 'formatValue' | 'isOrdered'
  > {
  onPick: (id: string) => void;
}

function PointTable({
  title,
  points,
  categories,
  categoriesTitle,
  valueLabel,
  formatValue,
  isOrdered,
  onPick,
}: PointTableProps) {
  const strings = useStrings(worldMapStrings);
  return (
    <Table
      caption={title}
      rows={listed(points, isOrdered)}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'place',
          heading: strings.place,
          cell: ({ id, label }) => (
            <button type="button" data-point={id} className={styles.pick} onClick={() => onPick(id)}>
              {label}
            </button>
          ),
        },
        // Of steps of the value itself the value says more.
        ...(categoriesTitle === valueLabel
          ? []
          : [
              {
                key: 'category',
                heading: strings.category,
                cell: ({ category }: MapPoint) => categories.find(({ key }) => key === category)?.label,
              },
            ]),
        {
          key: 'value',
          heading: valueLabel,
          align: 'end',
          cell: ({ value, measure }) => {
            const text = value === undefined ? MISSING : formatValue(value);
            return measure ? `${text} (${measure})` : text;
          },
        },
      ]}
    />
  );
}

/** Where areas and lines lie. */
function LayerTable({ layers }: { layers: readonly MapLayer[] }) {
  const strings = useStrings(worldMapStrings);
  const locale = localeOf(useLanguage());
  const degrees = (value: number) =>
    intl('NumberFormat', locale, {
      style: 'unit',
      unit: 'degree',
      unitDisplay: 'narrow',
      maximumFractionDigits: 1,
    }).format(value);
  const range = (from: number, to: number) => fill(strings.range, { from: degrees(from), to: degrees(to) });
  return (
    <Table
      caption={strings.layers}
      rows={layers}
      rowKey={({ key }) => key}
      columns={[
        { key: 'layer', heading: strings.layer, cell: ({ label }) => label },
        {
          key: 'longitudes',
          heading: strings.longitudes,
          cell: ({ paths }) => {
            const [west, , east] = extentOf(paths.flat());
            return range(west, east);
          },
        },
        {
          key: 'latitudes',
          heading: strings.latitudes,
          cell: ({ paths }) => {
            const [, south, , north] = extentOf(paths.flat());
            return range(south, north);
          },
        },
      ]}
    />
  );
}

/** The button of a point, on the map or in the table. */
const anchorOf = (frame: HTMLElement | null, id: string) =>
  [...(frame?.querySelectorAll<HTMLElement>('[data-point]') ?? [])].find(
    ({ dataset }) => dataset.point === id,
  );

function KindOf({ point, categories }: { point: MapPoint; categories: readonly MapCategory[] }) {
  const category = categories.find(({ key }) => key === point.category);
  return (
    category && (
      <p className={styles.kind}>
        <Mark shape={shapeOf(categories, category.key)} color={category.color} />
        {category.label}
      </p>
    )
  );
}

function PlaceName({ of: { to, label } }: { of: MapPoint }) {
  return to ? <TextLink to={to}>{label}</TextLink> : label;
}

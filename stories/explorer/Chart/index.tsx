import '@xyflow/react/dist/style.css';
import {
  Background,
  Controls,
  type Edge,
  type EdgeProps,
  Handle,
  MarkerType,
  MiniMap,
  type Node,
  type NodeProps,
  Panel,
  Position,
  ReactFlow,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import clsx from 'clsx';
import { type CSSProperties, use, useEffect, useMemo, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { Button } from '#src/components/Button/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type ChartLine, chartOf } from '../model/chart.ts';
import { INDENT, type Layout, LINE_HEIGHT, layOut } from '../model/layout.ts';
import { explorerStrings } from '../strings.ts';
import styles from './Chart.module.css';

interface ChartProps {
  machine: AnyStateMachine;
  /** Ids of the current states. */
  current: ReadonlySet<string>;
  /** Names of the transitions taken last. */
  taken: ReadonlySet<string>;
  /** Ids of states and names of transitions that are to be looked at: what nobody has reached yet. */
  missed?: ReadonlySet<string> | undefined;
}

const NONE: ReadonlySet<string> = new Set();

type BoxData = Pick<Layout['nodes'][number], 'kind' | 'label' | 'lines'> & {
  isCurrent: boolean;
  isMissed: boolean;
  /** Of the title, where the chart is too small for more. Pixels. */
  titleSize: number;
} & Lights;
type ArrowData = Pick<Layout['edges'][number], 'points' | 'label' | 'lines'> & Lights;

/** Names of transitions that are told from the others. */
type Lights = {
  taken: ReadonlySet<string>;
  missed: ReadonlySet<string>;
};

type Box = Node<BoxData, 'box'>;
type Arrow = Edge<ArrowData, 'arrow'>;

const NODE_TYPES = { box: StateBox };
const EDGE_TYPES = { arrow: TransitionArrow };

/** What of a chart is shown: all of it, or where the machine is. */
type Sight = 'follow' | 'whole';

/** A machine's statechart, in which the current states and the last transitions are lit. */
export function Chart({ machine, current, taken, missed = NONE }: ChartProps) {
  const strings = useStrings(explorerStrings);
  const layout = use(layoutOf(machine));
  const [sight, setSight] = useState<Sight>('follow');
  const [isFull, setFull] = useState(false);
  const nodes = useMemo(() => boxesOf(layout, { current, taken, missed }), [layout, current, taken, missed]);
  const edges = useMemo(() => arrowsOf(layout, { taken, missed }), [layout, taken, missed]);
  return (
    <section
      className={clsx(styles.chart, isFull && styles.full)}
      aria-label={fill(strings.chart, { machine: machine.id })}
      dir="ltr"
      onKeyDown={({ key }) => key === 'Escape' && setFull(false)}
    >
      <ReactFlow<Box, Arrow>
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        minZoom={0.15}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnDoubleClick={false}
      >
        <Follow layout={layout} current={current} taken={taken} sight={sight} />
        <Background gap={20} color="var(--color-border)" />
        <Controls showInteractive={false} showFitView={false} position="top-right" />
        <Panel position="bottom-left" className={styles.sight ?? ''}>
          <Button
            size="sm"
            aria-pressed={sight === 'whole'}
            onClick={() => setSight(sight === 'whole' ? 'follow' : 'whole')}
          >
            {strings.wholeChart}
          </Button>
          <Button size="sm" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
            {strings.fullScreen}
          </Button>
        </Panel>
        {sight === 'follow' && <Overview layout={layout} />}
      </ReactFlow>
    </section>
  );
}

/** Where the part that is seen lies in the whole, for charts that are larger than their room. */
function Overview({ layout }: { layout: Layout }) {
  const strings = useStrings(explorerStrings);
  const isLarger = useStore(({ width, height }) => wholeZoom(layout, width, height) < LEAST_ZOOM);
  if (!isLarger) return null;
  return (
    <MiniMap<Box>
      pannable
      zoomable
      ariaLabel={strings.miniMap}
      className={styles.map ?? ''}
      nodeColor={({ data: { isCurrent, kind } }) =>
        kind === 'group' || kind === 'regions'
          ? 'rgb(1 30 65 / 0.06)'
          : isCurrent
            ? 'var(--color-navy)'
            : 'var(--color-border-strong)'
      }
    />
  );
}

/** Smaller than this nobody can read the words. */
const LEAST_ZOOM = 0.8;
const MARGIN = 10;

/** Smaller than this the words give way to the names of the states, as large as their boxes. */
const FAR_ZOOM = 0.6;
/** Pixels of the screen. */
const LEAST_LETTERS = 10;

function wholeZoom(layout: Layout, width: number, height: number) {
  return Math.min(width / (layout.width + 2 * MARGIN), height / (layout.height + 2 * MARGIN));
}

/**
 * Shows the whole chart, or, where that could not be read, the part of it where the machine is: all regions that run, if they have
 * room at once, else that in which something happened last.
 */
function Follow({
  layout,
  current,
  taken,
  sight,
}: { layout: Layout; sight: Sight } & Pick<ChartProps, 'current' | 'taken'>) {
  const { setViewport } = useReactFlow();
  const width = useStore((flow) => flow.width);
  const height = useStore((flow) => flow.height);
  useEffect(() => {
    const whole = Math.min(1, wholeZoom(layout, width, height));
    const { x, y, zoom } =
      sight === 'whole' || whole >= LEAST_ZOOM
        ? { x: layout.width / 2, y: layout.height / 2, zoom: whole }
        : partOf(layout, { current, taken, width, height });
    void setViewport(
      {
        x: shiftOf(x * zoom, layout.width * zoom, width),
        y: shiftOf(y * zoom, layout.height * zoom, height),
        zoom,
      },
      { duration: 200 },
    );
  }, [setViewport, layout, current, taken, sight, width, height]);
  return null;
}

/** The middle of what is to be seen, and how large. */
function partOf(
  layout: Layout,
  {
    current,
    taken,
    width,
    height,
  }: Pick<ChartProps, 'current' | 'taken'> & { width: number; height: number },
) {
  const leaves = layout.nodes.filter(
    ({ id, kind }) => current.has(id) && (kind === 'state' || kind === 'final'),
  );
  const corners = leaves.map((leaf) => ({ ...middleOf(leaf, layout), leaf }));
  const [left, right] = rangeOf(corners.map(({ x, leaf }) => [x - leaf.width / 2, x + leaf.width / 2]));
  const [top, bottom] = rangeOf(corners.map(({ y, leaf }) => [y - leaf.height / 2, y + leaf.height / 2]));
  const all = Math.min(1, width / (right - left + 8 * MARGIN), height / (bottom - top + 8 * MARGIN));
  if (leaves.length > 1 && all >= FAR_ZOOM)
    return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: all };
  const place = placeOf(layout, current, taken);
  return { ...(place ? middleOf(place, layout) : { x: 0, y: 0 }), zoom: LEAST_ZOOM };
}

function rangeOf(parts: readonly (readonly [from: number, to: number])[]): [number, number] {
  return [Math.min(...parts.map(([from]) => from)), Math.max(...parts.map(([, to]) => to))];
}

/** Of the states where the machine is, the one that it came to last. */
function placeOf({ nodes, edges }: Layout, current: ReadonlySet<string>, taken: ReadonlySet<string>) {
  const leaves = nodes.filter(({ id, kind }) => current.has(id) && (kind === 'state' || kind === 'final'));
  const last = [...taken].at(-1);
  const target = edges.find(({ lines }) => lines.some(({ transition }) => transition === last))?.target;
  return leaves.find(({ id }) => `${id}.`.startsWith(`${target}.`)) ?? leaves[0];
}

/** Brings a point to the middle of the room, unless that would show what is beyond the chart. */
function shiftOf(point: number, size: number, room: number) {
  if (size + 2 * MARGIN <= room) return (room - size) / 2;
  return Math.min(MARGIN, Math.max(room - size - MARGIN, room / 2 - point));
}

function middleOf(box: Layout['nodes'][number], { nodes }: Layout) {
  const parents = new Map(nodes.map((node) => [node.id, node]));
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let parent = parents.get(box.parent ?? ''); parent; parent = parents.get(parent.parent ?? '')) {
    x += parent.x;
    y += parent.y;
  }
  return { x, y };
}

const layouts = new WeakMap<AnyStateMachine, Promise<Layout>>();

/** The same promise for the same machine, so that React can wait for it. */
function layoutOf(machine: AnyStateMachine): Promise<Layout> {
  const known = layouts.get(machine) ?? layOut(chartOf(machine));
  layouts.set(machine, known);
  return known;
}

function boxesOf({ nodes }: Layout, { current, taken, missed }: Lights & Pick<ChartProps, 'current'>): Box[] {
  return nodes.map(({ id, kind, label, lines, parent, x, y, width, height }) => ({
    id,
    type: 'box',
    position: { x, y },
    width,
    height,
    data: {
      kind,
      label,
      lines,
      taken,
      missed,
      isCurrent: current.has(id),
      isMissed: missed.has(id),
      titleSize: Math.min(30, (1.55 * (width - 8)) / Math.max(1, label.length), 0.8 * height),
    },
    ...(parent !== undefined && { parentId: parent }),
  }));
}

function arrowsOf({ edges }: Layout, { taken, missed }: Lights): Arrow[] {
  return edges.map(({ id, source, target, points, label, lines }) => {
    const isTaken = lines.some((line) => isLit(line, taken));
    return {
      id,
      source,
      target,
      type: 'arrow',
      data: { points, label, lines, taken, missed },
      // Over the boxes, or a group would hide the arrows inside of it; the one taken over all.
      zIndex: isTaken ? 1001 : 1000,
      markerEnd: {
        type: MarkerType.ArrowClosed,
        color: isTaken ? 'var(--color-action)' : 'var(--color-text-muted)',
        markerUnits: 'userSpaceOnUse',
        width: 18,
        height: 18,
      },
    };
  });
}

const useIsFar = () => useStore(({ transform: [, , zoom] }) => zoom < FAR_ZOOM);
/** How many pixels of the chart the smallest letters take that can be read. */
const useLeastSize = () =>
  useStore(({ transform: [, , zoom] }) => (zoom < FAR_ZOOM ? Math.round(LEAST_LETTERS / zoom) : 0));

function StateBox({
  data: { kind, label, lines, isCurrent, isMissed, titleSize, taken, missed },
}: NodeProps<Box>) {
  const isFar = useIsFar();
  const leastSize = useLeastSize();
  return (
    <div
      className={clsx(
        styles.box,
        styles[kind],
        isCurrent && styles.current,
        isMissed && styles.missed,
        isFar && styles.far,
      )}
      style={{ '--title-size': `${Math.max(titleSize, leastSize)}px` } as CSSProperties}
      data-current={isCurrent || undefined}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} className={styles.handle} />
      {label && <strong className={styles.title}>{label}</strong>}
      {!isFar &&
        lines.map((line) => (
          <span
            key={line.text}
            className={clsx(
              styles.line,
              isLit(line, taken) && styles.taken,
              isLit(line, missed) && styles.missedLine,
            )}
          >
            {line.text}
          </span>
        ))}
      <Handle type="source" position={Position.Bottom} isConnectable={false} className={styles.handle} />
    </div>
  );
}

function TransitionArrow({ data, markerEnd }: EdgeProps<Arrow>) {
  const isFar = useIsFar();
  if (!data) return null;
  const { points, label, lines, taken, missed } = data;
  const isMissed = lines.some((line) => isLit(line, missed));
  return (
    <g
      className={clsx(
        styles.arrow,
        isMissed && styles.missedArrow,
        lines.some((line) => isLit(line, taken)) && styles.lit,
      )}
    >
      <path d={pathOf(points)} {...(markerEnd !== undefined && { markerEnd })} />
      {label && !isFar && (
        <g transform={`translate(${label.x} ${label.y})`}>
          <rect width={label.width} height={label.height} rx={3} />
          {lines.map((line, index) => (
            <text
              key={`${line.transition} ${line.text}`}
              className={clsx(isLit(line, taken) && styles.taken, isLit(line, missed) && styles.missedText)}
              x={line.isAction ? 4 + INDENT : 4}
              y={index * LINE_HEIGHT + 12}
            >
              {line.text}
            </text>
          ))}
        </g>
      )}
    </g>
  );
}

function isLit({ transition }: ChartLine, taken: ReadonlySet<string>) {
  return transition !== undefined && taken.has(transition);
}

const ROUNDING = 6;

/** Right angles with their corners taken off. */
function pathOf(points: ArrowData['points']) {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M ${point.x} ${point.y}`;
      if (!after) return `L ${point.x} ${point.y}`;
      const from = towards(point, before);
      const to = towards(point, after);
      return `L ${from.x} ${from.y} Q ${point.x} ${point.y} ${to.x} ${to.y}`;
    })
    .join(' ');
}

function towards(from: { x: number; y: number }, to: { x: number; y: number }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(ROUNDING, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

import '@xyflow/react/dist/style.css';
import {
  Background,
  Controls,
  type Edge,
  type EdgeProps,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import clsx from 'clsx';
import { use, useEffect, useMemo } from 'react';
import type { AnyStateMachine } from 'xstate';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type ChartLine, chartOf } from '../model/chart.ts';
import { type Layout, LINE_HEIGHT, layOut } from '../model/layout.ts';
import { explorerStrings } from '../strings.ts';
import styles from './Chart.module.css';

interface ChartProps {
  machine: AnyStateMachine;
  /** Ids of the current states. */
  current: ReadonlySet<string>;
  /** Names of the transitions taken last. */
  taken: ReadonlySet<string>;
}

type BoxData = Pick<Layout['nodes'][number], 'kind' | 'label' | 'lines'> & {
  isCurrent: boolean;
  taken: ReadonlySet<string>;
};
type ArrowData = Pick<Layout['edges'][number], 'points' | 'label' | 'lines'> & { taken: ReadonlySet<string> };
type Box = Node<BoxData, 'box'>;
type Arrow = Edge<ArrowData, 'arrow'>;

const NODE_TYPES = { box: StateBox };
const EDGE_TYPES = { arrow: TransitionArrow };

/** A machine's statechart, in which the current states and the last transitions are lit. */
export function Chart({ machine, current, taken }: ChartProps) {
  const strings = useStrings(explorerStrings);
  const layout = use(layoutOf(machine));
  const nodes = useMemo(() => boxesOf(layout, current, taken), [layout, current, taken]);
  const edges = useMemo(() => arrowsOf(layout, taken), [layout, taken]);
  return (
    <section className={styles.chart} aria-label={fill(strings.chart, { machine: machine.id })} dir="ltr">
      <ReactFlow<Box, Arrow>
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        minZoom={0.2}
        maxZoom={2}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        zoomOnDoubleClick={false}
      >
        <Follow layout={layout} current={current} taken={taken} />
        <Background gap={20} color="var(--color-border)" />
        <Controls showInteractive={false} position="top-right" />
      </ReactFlow>
    </section>
  );
}

/** Smaller than this nobody can read the words. */
const LEAST_ZOOM = 0.8;
const MARGIN = 10;

/** Shows the whole chart, or, where that could not be read, the part of it where the machine is. */
function Follow({ layout, current, taken }: { layout: Layout } & Pick<ChartProps, 'current' | 'taken'>) {
  const { setViewport } = useReactFlow();
  const width = useStore((flow) => flow.width);
  const height = useStore((flow) => flow.height);
  const place = placeOf(layout, current, taken);
  useEffect(() => {
    const whole = Math.min(width / (layout.width + 2 * MARGIN), height / (layout.height + 2 * MARGIN));
    const zoom = Math.min(1, Math.max(LEAST_ZOOM, whole));
    const { x, y } = place ? middleOf(place, layout) : { x: 0, y: 0 };
    void setViewport(
      {
        x: shiftOf(x * zoom, layout.width * zoom, width),
        y: shiftOf(y * zoom, layout.height * zoom, height),
        zoom,
      },
      { duration: 200 },
    );
  }, [setViewport, layout, place, width, height]);
  return null;
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

function boxesOf({ nodes }: Layout, current: ReadonlySet<string>, taken: ReadonlySet<string>): Box[] {
  return nodes.map(({ id, kind, label, lines, parent, x, y, width, height }) => ({
    id,
    type: 'box',
    position: { x, y },
    width,
    height,
    data: { kind, label, lines, taken, isCurrent: current.has(id) },
    ...(parent !== undefined && { parentId: parent }),
  }));
}

function arrowsOf({ edges }: Layout, taken: ReadonlySet<string>): Arrow[] {
  return edges.map(({ id, source, target, points, label, lines }) => {
    const isTaken = lines.some((line) => isLit(line, taken));
    return {
      id,
      source,
      target,
      type: 'arrow',
      data: { points, label, lines, taken },
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

function StateBox({ data: { kind, label, lines, isCurrent, taken } }: NodeProps<Box>) {
  return (
    <div
      className={clsx(styles.box, styles[kind], isCurrent && styles.current)}
      data-current={isCurrent || undefined}
    >
      <Handle type="target" position={Position.Top} isConnectable={false} className={styles.handle} />
      {label && <strong className={styles.title}>{label}</strong>}
      {lines.map((line) => (
        <span key={line.text} className={clsx(styles.line, isLit(line, taken) && styles.taken)}>
          {line.text}
        </span>
      ))}
      <Handle type="source" position={Position.Bottom} isConnectable={false} className={styles.handle} />
    </div>
  );
}

function TransitionArrow({ data, markerEnd }: EdgeProps<Arrow>) {
  if (!data) return null;
  const { points, label, lines, taken } = data;
  return (
    <g className={clsx(styles.arrow, lines.some((line) => isLit(line, taken)) && styles.lit)}>
      <path d={pathOf(points)} {...(markerEnd !== undefined && { markerEnd })} />
      {label && (
        <g transform={`translate(${label.x} ${label.y})`}>
          <rect width={label.width} height={label.height} rx={3} />
          {lines.map((line, index) => (
            <text
              key={`${line.transition} ${line.text}`}
              className={isLit(line, taken) ? styles.taken : undefined}
              x={4}
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

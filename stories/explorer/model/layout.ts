import ELK, { type ElkEdgeSection, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Chart, ChartEdge, ChartLine, ChartNode } from './chart.ts';

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

/** Where each box, arrow and label of a chart stands, in pixels. */
export interface Layout {
  width: number;
  height: number;
  /** Within the parent's box. */
  nodes: readonly (ChartNode & Box)[];
  /** Within the whole chart. */
  edges: readonly (ChartEdge & { points: readonly Point[]; label: Box | undefined })[];
}

export const LINE_HEIGHT = 16;
export const TITLE_HEIGHT = 28;
const PADDING = 12;
const LETTER = 6;
/** A wide one: short names have no narrow letters to make up for it. */
const TITLE_LETTER = 8.8;
/** How far the actions of a transition stand in. */
export const INDENT = 12;
/** Of both sides of a final state's border, which is a double line. */
const FINAL_BORDER = 6;

const FIXED_SIZES: Readonly<Partial<Record<ChartNode['kind'], { width: number; height: number }>>> = {
  start: { width: 10, height: 10 },
  any: { width: 84, height: 22 },
};

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
  'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_NODES',
  'elk.layered.spacing.nodeNodeBetweenLayers': '34',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.edgeLabel': '4',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'PARENT',
};

const elk = new ELK();

/** Lays a chart out: layers from the first state on, arrows by right angles. */
export async function layOut({ nodes, edges }: Chart): Promise<Layout> {
  const below = new Map<string | undefined, ChartNode[]>();
  for (const node of nodes) below.set(node.parent, [...(below.get(node.parent) ?? []), node]);
  const toElk = (node: ChartNode): ElkNode => {
    const children = (below.get(node.id) ?? []).map(toElk);
    const { width, height } = sizeOf(node);
    if (children.length === 0) return { id: node.id, width, height };
    return {
      id: node.id,
      children,
      layoutOptions: {
        'elk.padding': `[top=${height + PADDING / 2},left=${PADDING},bottom=${PADDING},right=${PADDING}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  };
  const graph: ElkNode = await elk.layout({
    id: '',
    layoutOptions: OPTIONS,
    children: (below.get(undefined) ?? []).map(toElk),
    edges: edges.map(({ id, source, target, lines }) => ({
      id,
      sources: [source],
      targets: [target],
      labels: lines.length > 0 ? [{ id: `${id} label`, text: id, ...sizeOfLines(lines) }] : [],
    })),
  });
  const boxes = new Map(allBelow(graph).map((node) => [node.id, node]));
  const routes = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    nodes: nodes.map((node) => ({ ...node, ...boxOf(boxes.get(node.id)) })),
    edges: edges.map((edge) => {
      const route = routes.get(edge.id);
      const [label] = route?.labels ?? [];
      return { ...edge, points: pointsOf(route?.sections ?? []), label: label && boxOf(label) };
    }),
  };
}

function sizeOf({ kind, label, lines }: ChartNode) {
  const fixed = FIXED_SIZES[kind];
  if (fixed) return fixed;
  const inside = sizeOfLines(lines);
  const border = kind === 'final' ? FINAL_BORDER : 0;
  const width = Math.max(label.length * TITLE_LETTER + 2 * PADDING + border, inside.width + 2 * PADDING, 80);
  return { width, height: TITLE_HEIGHT + (lines.length > 0 ? inside.height + 6 : 0) };
}

function sizeOfLines(lines: readonly ChartLine[]) {
  const longest = Math.max(
    0,
    ...lines.map(({ text, isAction }) => text.length * LETTER + (isAction ? INDENT : 0)),
  );
  return { width: longest + 8, height: lines.length * LINE_HEIGHT };
}

function allBelow({ children = [] }: ElkNode): ElkNode[] {
  return children.flatMap((child) => [child, ...allBelow(child)]);
}

function boxOf(box: Partial<Box> | undefined): Box {
  return { x: box?.x ?? 0, y: box?.y ?? 0, width: box?.width ?? 0, height: box?.height ?? 0 };
}

function pointsOf(sections: readonly ElkEdgeSection[]): Point[] {
  return sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [
    startPoint,
    ...bendPoints,
    endPoint,
  ]);
}

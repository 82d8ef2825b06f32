import type { Chart, ChartEdge, ChartNode } from '#stories/explorer/model/chart.ts';
import { INDENT, type Layout, LINE_HEIGHT, layOut } from '#stories/explorer/model/layout.ts';
import { changeInWords, type DescribedState, type DescribedTransition, type MachineChange } from './diff.ts';

interface ChangedMachine {
  name: string;
  before: DescribedState | undefined;
  after: DescribedState | undefined;
  changes: readonly MachineChange[];
}

type Fate = MachineChange['kind'] | 'same';

/** What changed in some machines as a page that needs nothing else: both versions of each in one chart, and the changes as lines. */
export async function drawnChanges(since: string, machines: readonly ChangedMachine[]): Promise<string> {
  const parts = await Promise.all(
    machines.map(async (machine) => {
      const lines = machine.changes.map(
        (change) => `<li class="${change.kind}">${escaped(changeInWords(change))}</li>`,
      );
      return `<h2>${machine.name}</h2><ul>${lines.join('')}</ul>${await drawn(machine)}`;
    }),
  );
  const title = `Machines changed since ${escaped(since)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>${parts.join('\n') || '<p>None.</p>'}</html>\n`;
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem;color:#011e41}ul{list-style:none;padding:0;font-family:monospace}
svg{max-width:100%;height:auto;border:1px solid #ccd2d9;border-radius:6px;font:12px system-ui,sans-serif}
rect{fill:#fff;stroke:#8a94a0}path{fill:none;stroke:#5c6672;stroke-width:1.25}text{fill:#011e41}
.title{font-weight:600;font-size:14px}.group>rect{fill:#011e4108}
.added>rect,.added>path{stroke:#08702f;stroke-width:2.5}.added,.added>text,text.added{color:#08702f;fill:#08702f}
.removed>rect,.removed>path{stroke:#b80f24;stroke-width:2.5;stroke-dasharray:6 3}.removed,.removed>text,text.removed{color:#b80f24;fill:#b80f24}
.changed>rect{stroke:#7d4a00;stroke-width:2.5}.changed,.changed>.title,text.changed{color:#7d4a00;fill:#7d4a00}`;

async function drawn({ before, after, changes }: ChangedMachine): Promise<string> {
  const fates = new Map(
    changes.map(({ kind, state, what }) => [
      what.startsWith('transition') ? `${state} ${what}` : state,
      kind,
    ]),
  );
  const { chart, fateOf } = chartOfBoth(before, after, fates);
  const layout = await layOut(chart);
  const places = absolute(layout);
  const boxes = layout.nodes.map((node) => {
    const { x, y } = places.get(node.id) ?? { x: 0, y: 0 };
    const lines = node.lines.map(
      ({ text, transition = '' }, index) =>
        `<text class="${fateOf(transition)}" x="12" y="${40 + index * LINE_HEIGHT}">${escaped(text)}</text>`,
    );
    return `<g class="${node.kind} ${fateOf(node.id)}" transform="translate(${x} ${y})"><rect width="${node.width}" height="${node.height}" rx="6"/><text class="title" x="12" y="20">${escaped(node.label)}</text>${lines.join('')}</g>`;
  });
  const arrows = layout.edges.map((edge) => drawnArrow(edge, fateOf));
  return `<svg viewBox="-8 -8 ${layout.width + 16} ${layout.height + 16}" width="${layout.width + 16}" role="img" aria-label="Statechart"><defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z" style="fill:#5c6672"/></marker></defs>${boxes.join('')}${arrows.join('')}</svg>`;
}

function drawnArrow({ points, label, lines }: Layout['edges'][number], fateOf: (name: string) => Fate) {
  const fates = new Set(lines.map(({ transition = '' }) => fateOf(transition)));
  const [only = 'same'] = fates.size === 1 ? fates : [];
  const way = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(' ');
  const words = lines.map(
    ({ text, transition = '', isAction }, index) =>
      `<text class="${fateOf(transition)}" x="${(label?.x ?? 0) + (isAction ? 4 + INDENT : 4)}" y="${(label?.y ?? 0) + 12 + index * LINE_HEIGHT}">${escaped(text)}</text>`,
  );
  return `<g class="${only}"><path d="${way}" marker-end="url(#end)"/>${words.join('')}</g>`;
}

/** All that either version has, in one chart, and what became of each part of it. */
function chartOfBoth(
  before: DescribedState | undefined,
  after: DescribedState | undefined,
  fates: ReadonlyMap<string, Fate>,
): { chart: Chart; fateOf: (name: string) => Fate } {
  const nodes = new Map<string, ChartNode>();
  const edges = new Map<string, ChartEdge>();
  const nameOf = (state: string, { event, guard, target }: DescribedTransition) =>
    `${state} transition ${event}${guard ? ` [${guard}]` : ''} → ${target ?? '(stays)'}`;
  const take = (state: DescribedState, parent: string | undefined) => {
    const known = nodes.get(state.id)?.lines ?? [];
    const own = [
      ...ownActions(state.onentry).map((action) => ({ text: `entry / ${action}` })),
      ...ownActions(state.onexit).map((action) => ({ text: `exit / ${action}` })),
      ...(state.invoke ?? []).map((effect) => ({ text: `runs ${effect}` })),
    ];
    const all = (state.transitions ?? []).map((transition) => ({
      transition,
      name: nameOf(state.id, transition),
      text: transition.guard ? `${transition.event} [${transition.guard}]` : transition.event,
    }));
    const staying = all.filter(({ transition }) => transition.target === undefined);
    const lines = [
      ...own,
      ...staying.map(({ text, name, transition }) => ({
        text: [text, ...(transition.actions ?? []).map((action) => `/ ${action}`)].join(' '),
        transition: name,
      })),
    ];
    nodes.set(state.id, {
      id: state.id,
      kind: state.states ? 'group' : 'state',
      label: state.id.split('.').at(-1) ?? '',
      parent,
      lines: [...known, ...lines.filter(({ text }) => !known.some((one) => one.text === text))],
    });
    for (const { transition, name, text } of all) {
      if (transition.target === undefined) continue;
      const id = `${state.id} to ${transition.target}`;
      const drawnBefore = edges.get(id)?.lines ?? [];
      if (drawnBefore.some((line) => line.transition === name)) continue;
      const words = [
        { text, transition: name },
        ...(transition.actions ?? []).map((action) => ({
          text: `/ ${action}`,
          transition: name,
          isAction: true,
        })),
      ];
      edges.set(id, { id, source: state.id, target: transition.target, lines: [...drawnBefore, ...words] });
    }
    for (const inside of state.states ?? []) take(inside, state.id);
  };
  if (before) take(before, undefined);
  if (after) take(after, undefined);
  const fateOf = (name: string) => fates.get(name) ?? fates.get(`${name}, actions`) ?? 'same';
  return { chart: { nodes: [...nodes.values()], edges: [...edges.values()] }, fateOf };
}

/** Without those by which XState keeps its delays. */
const ownActions = (actions: readonly string[] = []) => actions.filter((name) => !name.startsWith('xstate.'));

function absolute({ nodes }: Layout) {
  const places = new Map<string, { x: number; y: number }>();
  // Parents stand before their children.
  for (const { id, parent, x, y } of nodes) {
    const around = places.get(parent ?? '') ?? { x: 0, y: 0 };
    places.set(id, { x: around.x + x, y: around.y + y });
  }
  return places;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

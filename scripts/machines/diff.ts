/** A state as `machines/diagrams/<name>.json` describes it. */
export interface DescribedState {
  readonly id: string;
  readonly type: string;
  readonly initial?: string;
  readonly tags?: readonly string[];
  readonly onentry?: readonly string[];
  readonly onexit?: readonly string[];
  readonly invoke?: readonly string[];
  readonly transitions?: readonly DescribedTransition[];
  readonly states?: readonly DescribedState[];
}

export interface DescribedTransition {
  readonly event: string;
  readonly target?: string;
  readonly guard?: string;
  readonly actions?: readonly string[];
}

/** Something that one version of a machine has and the other has not, or otherwise. */
export interface MachineChange {
  readonly kind: 'added' | 'removed' | 'changed';
  /** The id of a state, or of that which a transition leaves. */
  readonly state: string;
  /** "state", "transition open → disclosure.open", "entry actions". */
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
}

const PARTS = {
  type: 'kind',
  initial: 'first state',
  tags: 'tags',
  onentry: 'entry actions',
  onexit: 'exit actions',
  invoke: 'effects',
} as const;

/** What differs between two versions of a machine; either may not be there at all. */
export function changesBetween(
  before: DescribedState | undefined,
  after: DescribedState | undefined,
): MachineChange[] {
  const olds = byId(before);
  const news = byId(after);
  const ids = [...new Set([...olds.keys(), ...news.keys()])];
  return ids.flatMap((id) => changesOfState(id, olds.get(id), news.get(id)));
}

function byId(state: DescribedState | undefined): Map<string, DescribedState> {
  const below = (one: DescribedState): DescribedState[] => [one, ...(one.states ?? []).flatMap(below)];
  return new Map((state ? below(state) : []).map((one) => [one.id, one]));
}

function changesOfState(
  state: string,
  before: DescribedState | undefined,
  after: DescribedState | undefined,
): MachineChange[] {
  const own: MachineChange[] =
    before && after
      ? Object.entries(PARTS).flatMap(([part, what]): MachineChange[] => {
          const old = textOf(before[part as keyof typeof PARTS]);
          const now = textOf(after[part as keyof typeof PARTS]);
          return old === now ? [] : [{ kind: 'changed', state, what, before: old, after: now }];
        })
      : [{ kind: before ? 'removed' : 'added', state, what: 'state' }];
  return [...own, ...changesOfTransitions(state, before?.transitions ?? [], after?.transitions ?? [])];
}

function changesOfTransitions(
  state: string,
  before: readonly DescribedTransition[],
  after: readonly DescribedTransition[],
): MachineChange[] {
  const olds = new Map(before.map((one) => [nameOf(one), one]));
  const news = new Map(after.map((one) => [nameOf(one), one]));
  const names = [...new Set([...olds.keys(), ...news.keys()])];
  return names.flatMap((name): MachineChange[] => {
    const what = `transition ${name}`;
    const [old, now] = [olds.get(name), news.get(name)];
    if (!old || !now) return [{ kind: old ? 'removed' : 'added', state, what }];
    const [was, is] = [textOf(old.actions), textOf(now.actions)];
    return was === is ? [] : [{ kind: 'changed', state, what: `${what}, actions`, before: was, after: is }];
  });
}

/** "open [isEmpty] → select.open": what does not change while a transition is the same. */
function nameOf({ event, guard, target }: DescribedTransition) {
  return `${event}${guard ? ` [${guard}]` : ''} → ${target ?? '(stays)'}`;
}

const textOf = (part: string | readonly string[] | undefined) =>
  typeof part === 'string' ? part : (part ?? []).join(', ');

/** A line for people. */
export function changeInWords({ kind, state, what, before, after }: MachineChange): string {
  const sign = { added: '+', removed: '-', changed: '~' }[kind];
  const values = kind === 'changed' ? `: ${before || 'none'} → ${after || 'none'}` : '';
  return `${sign} ${state}  ${what}${values}`;
}

import { type Answered, type Assessed, type AssessmentValues, assessedAt, entriesOf } from './values.ts';

/** Both versions of an assessment in one. */
export interface Merged {
  /** What was changed by one alone is as that one has it; what both have changed otherwise, as it stands here. */
  mine: AssessmentValues;
  /** The same, with theirs where both have changed it. */
  theirs: AssessmentValues;
  /** The paths of what both have changed otherwise. */
  conflicts: readonly string[];
}

/**
 * What two people have written at the same time, in one: answer by answer in the components that were changed here, and theirs in
 * all others. What was written here since it was opened stands in `opened`; ids of rows are theirs.
 */
export function mergedWith(mine: AssessmentValues, theirs: AssessmentValues): Merged {
  const conflicts: string[] = [];
  let [ofMine, ofTheirs] = [theirs, theirs];
  const renewed: Record<string, Assessed> = {};
  for (const [path, before] of Object.entries(mine.opened ?? {})) {
    const there = assessedAt(theirs, path) ?? {};
    const versions = { before, mine: assessedAt(mine, path) ?? {}, theirs: there };
    const found = mergedBranch(versions);
    conflicts.push(...found.conflicts.map((name) => `${path}.${name}`));
    ofMine = withAssessed(ofMine, path, found.mine as Assessed);
    ofTheirs = withAssessed(ofTheirs, path, found.theirs as Assessed);
    renewed[path] = there;
  }
  return {
    mine: { ...ofMine, opened: mine.opened },
    // From now on it is a change of theirs.
    theirs: { ...ofTheirs, opened: renewed },
    conflicts,
  };
}

type Branch = Readonly<Record<string, unknown>>;
interface Versions {
  before: Branch;
  mine: Branch;
  theirs: Branch;
}

function mergedBranch({ before, mine, theirs }: Versions): {
  mine: Branch;
  theirs: Branch;
  conflicts: string[];
} {
  const conflicts: string[] = [];
  const [ofMine, ofTheirs]: Record<string, unknown>[] = [{}, {}] as never;
  for (const name of new Set([theirs, mine].flatMap(Object.keys))) {
    const values = { before: before[name], mine: mine[name], theirs: theirs[name] };
    let chosen: { mine: unknown; theirs: unknown };
    if (name === 'id') chosen = { mine: values.theirs, theirs: values.theirs };
    else if (Object.values(values).some(isBranch)) {
      const inner = mergedBranch({
        before: (values.before ?? {}) as Branch,
        mine: (values.mine ?? {}) as Branch,
        theirs: (values.theirs ?? {}) as Branch,
      });
      conflicts.push(...inner.conflicts.map((path) => `${name}.${path}`));
      chosen = inner;
    } else if (isSame(values.mine, values.before)) chosen = { mine: values.theirs, theirs: values.theirs };
    else if (isSame(values.theirs, values.before)) chosen = { mine: values.mine, theirs: values.mine };
    else {
      chosen = { mine: values.mine, theirs: values.theirs };
      if (!isSame(values.mine, values.theirs)) conflicts.push(name);
    }
    if (ofMine && ofTheirs) [ofMine[name], ofTheirs[name]] = [chosen.mine, chosen.theirs];
  }
  return { mine: ofMine ?? {}, theirs: ofTheirs ?? {}, conflicts };
}

const isBranch = (value: unknown) => typeof value === 'object' && value !== null;
/** A text that was emptied says as little as none. */
const isSame = (one: unknown, other: unknown) => (one || undefined) === (other || undefined);

function withAssessed(values: AssessmentValues, path: string, said: Assessed): AssessmentValues {
  const [area, component] = path.split('.') as [`a${number}`, `c${number}`];
  return { ...values, [area]: { ...values[area], [component]: said } };
}

/**
 * A text that two people would write the same assessment with: where the API tells no version, it tells whether somebody wrote
 * meanwhile. Ids of rows do not count, nor what is empty.
 */
export function contentOf(values: AssessmentValues): string {
  const lines = entriesOf<object>(values, 'a').flatMap(([area, own]) =>
    entriesOf<Assessed>(own, 'c').flatMap(([component, { id: _, ...said }]) => {
      const questions = entriesOf<Answered>(said, 'q').map(([question, { answer, notes }]) => [
        question,
        answer ?? null,
        notes || null,
      ]);
      const rest = Object.entries(said).filter(([, value]) => typeof value !== 'object' && value);
      return questions.some(([, ...answered]) => answered.some((one) => one !== null)) || rest.length > 0
        ? [JSON.stringify([area, component, rest.sort(), questions.sort()])]
        : [];
    }),
  );
  return digest(lines.sort().join('\n'));
}

/** FNV-1a, 2 x 32 bits: to notice a change, not to guard against anybody. */
function digest(text: string): string {
  let [one, other] = [0x811c9dc5, 0x9747b28c];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x01000193) + at;
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

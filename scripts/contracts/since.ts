import { changesBetween, git, type PactVersion, pactsOf } from './diff.ts';

/** The pacts as a commit left them. */
export interface PactCommit {
  commit: string;
  /** ISO 8601, a day. */
  date: string;
  pacts(): PactVersion[];
}

/** Since when a promise is as it is. */
export interface Since {
  /** 0: not committed; 1: the newest commit of the pacts, and so on. */
  age: number;
  commit?: string;
  date?: string;
  /** Or longer: the history that is there begins with it. */
  isOrLonger?: boolean;
}

/**
 * Since when each promise is as it is, by its description. `history`: the newest first; `isWhole`: there was nothing before it. A
 * promise that is told in other words, but asks for the same, is not another.
 */
export function sinceOf(
  now: readonly PactVersion[],
  history: readonly PactCommit[],
  isWhole: boolean,
): Map<string, Since> {
  const found = new Map<string, Since>();
  const waiting = new Set(descriptionsOf(now));
  let newer = now;
  let by: Since = { age: 0 };
  for (const { commit, date, pacts } of history) {
    if (waiting.size === 0) break;
    const older = pacts();
    for (const description of changedIn(older, newer)) {
      if (waiting.delete(description)) found.set(description, by);
    }
    newer = older;
    by = { age: by.age + 1, commit, date };
  }
  for (const description of waiting) found.set(description, isWhole ? by : { ...by, isOrLonger: true });
  return found;
}

const descriptionsOf = (pacts: readonly PactVersion[]) =>
  pacts.flatMap(({ interactions }) => interactions.map(({ description }) => description));

/** Only those whose text is another are looked at closely. */
function changedIn(older: readonly PactVersion[], newer: readonly PactVersion[]): string[] {
  const textOf = (pacts: readonly PactVersion[]) =>
    new Set(
      pacts.flatMap(({ provider, interactions }) =>
        interactions.map((interaction) => provider.name + JSON.stringify(interaction)),
      ),
    );
  const without = (pacts: readonly PactVersion[], known: ReadonlySet<string>) =>
    pacts.map((pact) => ({
      ...pact,
      interactions: pact.interactions.filter((one) => !known.has(pact.provider.name + JSON.stringify(one))),
    }));
  const changes = changesBetween(without(older, textOf(newer)), without(newer, textOf(older)));
  return changes.flatMap(({ promises }) => promises);
}

/** What git knows of the pacts; undefined in a checkout without history. */
export function pactHistory(): { history: PactCommit[]; isWhole: boolean } | undefined {
  try {
    const lines = git('log', '--first-parent', '--format=%h %cs', '--', 'pacts/*.json').trim().split('\n');
    const history = lines.map((line) => {
      const [commit = '', date = ''] = line.split(' ');
      return { commit, date, pacts: () => pactsOf(commit) };
    });
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    return history.some(({ commit }) => commit !== '') ? { history, isWhole: !isShallow } : undefined;
  } catch {
    return undefined;
  }
}

/** Since when all promises of an endpoint are as they are: since the last one that changed. */
export function latestOf(promises: readonly string[], since: ReadonlyMap<string, Since>): string {
  const own = promises.flatMap((promise) => since.get(promise) ?? []);
  const [latest] = own.sort((one, other) => one.age - other.age);
  if (!latest) return '';
  if (latest.age === 0) return 'not committed yet';
  return `${latest.date}, commit ${latest.commit}${latest.isOrLonger ? ', or longer' : ''}`;
}

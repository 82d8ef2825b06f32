import { type Location, type Path, pathOf, textOf } from './address.ts';

/** The entries that the back button goes through. */
export interface History {
  location: () => Location;
  push: (path: Path, state: unknown) => void;
  replace: (path: Path, state: unknown) => void;
  go: (steps: number) => void;
  /** Hears of steps that the app has not made itself; `steps` is undefined where an entry is not the app's. */
  listen: (hear: (steps: number | undefined) => void) => void;
}

/** What the app keeps beside an entry: what was handed over, its own name, and how many stand before it. */
interface Kept {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

/** That of the browser. */
export function browserHistory(): History {
  const { history } = window;
  const kept = (): Kept => history.state ?? {};
  let index = kept().idx;
  if (index === undefined) {
    index = 0;
    history.replaceState({ ...kept(), idx: index }, '');
  }
  const write = (how: 'pushState' | 'replaceState', path: Path, usr: unknown) => {
    const state: Kept = { usr, key: newKey(), idx: index ?? 0 };
    try {
      history[how](state, '', textOf(path));
    } catch {
      // Some browsers take so many entries a minute only; a full load is another way there.
      window.location.assign(textOf(path));
    }
  };
  return {
    location: () => {
      const { pathname, search, hash } = window.location;
      return { pathname, search, hash, state: kept().usr ?? null, key: kept().key ?? 'default' };
    },
    push: (path, state) => {
      index = (kept().idx ?? 0) + 1;
      write('pushState', path, state);
    },
    replace: (path, state) => {
      index = kept().idx ?? 0;
      write('replaceState', path, state);
    },
    go: (steps) => history.go(steps),
    listen: (hear) =>
      window.addEventListener('popstate', () => {
        const { idx } = kept();
        const steps = idx === undefined || index === undefined ? undefined : idx - index;
        index = idx;
        hear(steps);
      }),
  };
}

/** One that no browser knows of: for tests and stories. */
export function memoryHistory(first: { address: string; state?: unknown }): History {
  const entry = (path: Path, state: unknown, key = newKey()): Location => ({ ...path, state, key });
  const start = pathOf(first.address, { pathname: '/', search: '', hash: '' });
  let entries = [entry(start, first.state ?? null, 'default')];
  let index = 0;
  let tell: (steps: number) => void = () => {};
  return {
    location: () => entries[index] as Location,
    push: (path, state) => {
      entries = [...entries.slice(0, index + 1), entry(path, state)];
      index += 1;
    },
    replace: (path, state) => {
      entries = entries.with(index, entry(path, state));
    },
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), entries.length - 1);
      tell(steps);
    },
    listen: (hear) => {
      tell = hear;
    },
  };
}

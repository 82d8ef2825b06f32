/**
 * The columns that a reader chose, in the browser's storage, by list: `{ "all-appeals": "code,operation" }`, as an address says
 * them. They stay with the browser, whoever signs in. What cannot be read counts as absent, and what cannot be kept is not.
 */
const KEY = 'listColumns';

const listeners = new Set<() => void>();

export function readColumns(list: string): string {
  const kept = new Map(Object.entries(readAll())).get(list);
  return typeof kept === 'string' ? kept : '';
}

/** Empty: the list's own. */
export function writeColumns(list: string, columns: string): void {
  const { [list]: _, ...others } = readAll();
  try {
    localStorage.setItem(KEY, JSON.stringify(columns ? { ...others, [list]: columns } : others));
  } catch {
    // The address has them as long as it lasts.
  }
  for (const tell of listeners) tell();
}

/** Told when any are chosen, here or in another tab. Returns how to stop. */
export function onColumnsChanged(listener: () => void): () => void {
  const tell = ({ key }: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', tell);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', tell);
  };
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

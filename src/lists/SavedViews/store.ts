import type { SavedView } from '#machines/savedViews.ts';

/**
 * Saved views in the browser's storage, by whose they are and by list: `{ "17": { "/appeals/all": [{ name, query }] } }`. Like
 * drafts they stay after signing out and are shown to no one else. What cannot be read counts as absent.
 */
const KEY = 'savedViews';

/** Whose views are those of whoever is not signed in. */
export const VISITOR = 'visitor';

/** Whose views, and of which list. */
export interface Place {
  owner: string;
  list: string;
}

export function readViews({ owner, list }: Place): SavedView[] {
  const ofList = fieldOf(fieldOf(readAll(), owner), list);
  return Array.isArray(ofList) ? ofList.filter(isView) : [];
}

/** Throws where the browser keeps nothing: a private window, a full disk. */
export function writeViews({ owner, list }: Place, views: readonly SavedView[]): void {
  const all = readAll();
  const own = fieldOf(all, owner);
  localStorage.setItem(
    KEY,
    JSON.stringify({ ...asObject(all), [owner]: { ...asObject(own), [list]: views } }),
  );
}

/** Told when another tab has written any views. Returns how to stop. */
export function onViewsChanged(listener: () => void): () => void {
  const tell = ({ key }: StorageEvent) => {
    // A null key means that all storage was cleared.
    if (key === KEY || key === null) listener();
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

function readAll(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return undefined;
  }
}

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};

const fieldOf = (value: unknown, name: string): unknown =>
  Object.entries(asObject(value)).find(([key]) => key === name)?.[1];

const isView = (value: unknown): value is SavedView => {
  const { name, query } = asObject(value) as Partial<SavedView>;
  return typeof name === 'string' && typeof query === 'string';
};

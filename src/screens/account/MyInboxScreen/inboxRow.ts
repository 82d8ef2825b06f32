import type { PerStep } from '#rules/perSteps.ts';
import type { StoredDraft } from '#src/core/drafts.ts';
import { compareTimes } from '#src/domain/compareTimes.ts';
import type { FormKind } from '#src/forms/formKinds.ts';

/** As many of each kind: what is older is found in the lists of its kind. */
export const LIMIT = 50;

/** Where something stands: begun on this device, waiting for whoever reads, written by them. */
export const PLACES = ['draft', 'waiting', 'recent'] as const;
export type Place = (typeof PLACES)[number];

/** What it is. */
export const KINDS = [
  'fieldReport',
  'project',
  'activity',
  'localUnit',
  'dref',
  'per',
  'flashUpdate',
  'registration',
] as const;
export type Kind = (typeof KINDS)[number];

/** Of drafts, by the kinds of their forms. */
export const KIND_OF_FORM: Readonly<Record<FormKind, Kind>> = {
  'field-report': 'fieldReport',
  project: 'project',
  'emergency-project': 'activity',
  'local-unit': 'localUnit',
  dref: 'dref',
  'dref-update': 'dref',
  'dref-report': 'dref',
  'per-overview': 'per',
  'per-assessment': 'per',
  'per-prioritization': 'per',
  'per-work-plan': 'per',
  'flash-update': 'flashUpdate',
};

/** The steps of PER, whose drafts are called after their country alone. */
export const STEP_OF_FORM: Readonly<Partial<Record<FormKind, PerStep>>> = {
  'per-assessment': 'assessment',
  'per-prioritization': 'prioritization',
  'per-work-plan': 'workPlan',
};

export interface InboxRow {
  /** Ids of different kinds may be the same. */
  id: string;
  place: Place;
  kind: Kind;
  title: string;
  /** ISO 8601; missing where nobody says. */
  at?: string | undefined;
  /** Where it opens. */
  to: string;
  /** What can be discarded. */
  draft?: StoredDraft | undefined;
}

/** What narrows the inbox, as its address says it. */
interface Narrowing {
  search?: string | undefined;
  place?: string | undefined;
  kind?: string | undefined;
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The rows that fit; a word is found without regard to case and accents. */
export function narrowed(rows: readonly InboxRow[], { search = '', place, kind }: Narrowing): InboxRow[] {
  const word = folded(search.trim());
  return rows.filter(
    (row) =>
      (!place || row.place === place) && (!kind || row.kind === kind) && folded(row.title).includes(word),
  );
}

/** What is to do comes first; within a place the newest. `key`: a column. */
export function sortedRows(
  rows: readonly InboxRow[],
  { key, isDescending }: { key: string; isDescending: boolean },
): InboxRow[] {
  const newest = (one: InboxRow, other: InboxRow) => compareTimes(other.at ?? '', one.at ?? '');
  const by: Readonly<Record<string, (one: InboxRow, other: InboxRow) => number>> = {
    place: (one, other) => PLACES.indexOf(one.place) - PLACES.indexOf(other.place),
    kind: (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind),
    name: (one, other) => one.title.localeCompare(other.title),
    at: (one, other) => -newest(one, other),
  };
  const compare = by[key] ?? newest;
  const turn = isDescending ? -1 : 1;
  return rows.toSorted((one, other) => turn * compare(one, other) || newest(one, other));
}

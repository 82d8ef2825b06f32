import { dayOf, isDay } from './dates.ts';
import { type Caller, isDrefRegionalCoordinator, isMember, isSuperuser } from './roles.ts';

/*
 * The process of the Disaster Response Emergency Fund (DREF): an application, numbered operational updates, one final report. Each
 * of these records is a stage, and goes through the same states. Source: DREF facts, section 2.
 */

/** Keys of `dref_dref_dref_type`. */
export const DREF_TYPE = { imminent: 0, assessment: 1, response: 2, loan: 3 } as const;
export type DrefType = (typeof DREF_TYPE)[keyof typeof DREF_TYPE];
/** Keys of `dref_dref_onset_type`. */
export const DREF_ONSET = { slow: 1, sudden: 2 } as const;
/** Keys of `dref_dref_status`. */
export const DREF_STATUS = { draft: 1, finalizing: 2, finalized: 3, approved: 4, failed: 5 } as const;
export type DrefStatus = (typeof DREF_STATUS)[keyof typeof DREF_STATUS];

/** The kinds of stages, in the order in which a process has them. */
export const DREF_STAGES = ['application', 'update', 'report'] as const;
export type DrefStage = (typeof DREF_STAGES)[number];

/** The longest that an operation takes, in months. */
export const LONGEST_OPERATION = 30;
/** What the length of an operation is counted in: that of an imminent DREF in days. The longest of each. */
const LONGEST = { months: LONGEST_OPERATION, days: LONGEST_OPERATION * 31 } as const;
export type LengthUnit = keyof typeof LONGEST;

/**
 * The last day of an operation: of one that is counted in months the end of the month that lies so many after the one of its
 * start, of one in days the day that lies so many after it. Undefined while the length is none that an operation can take.
 * Source: DREF facts, sections 3.9 and 5.
 */
export function endOfOperation(
  start: string | null | undefined,
  length: number | null | undefined,
  unit: LengthUnit,
): string | undefined {
  if (!isDay(start) || !isLengthOfOperation(length, unit)) return undefined;
  const [year = 0, month = 1, date = 1] = start.split('-').map(Number);
  const end =
    unit === 'months' ? Date.UTC(year, month + length, 0) : Date.UTC(year, month - 1, date + length);
  return dayOf(new Date(end), 'UTC');
}

const isLengthOfOperation = (length: number | null | undefined, unit: LengthUnit): length is number =>
  Number.isInteger(length) && Number(length) >= 0 && Number(length) <= LONGEST[unit];

/** What an imminent DREF costs, in Swiss francs. */
export const IMMINENT_COSTS = {
  subTotal: 75_000,
  surge: 10_000,
  indirect: 5_000,
  indirectWithSurge: 5_800,
} as const;
/** Kinds of proposed actions: keys of `dref_proposed_action`. */
export const PROPOSED = { earlyAction: 1, earlyResponse: 2 } as const;
/** Disasters that people may have caused: fire, flood, flash flood. */
export const MAYBE_MAN_MADE: readonly number[] = [15, 12, 27];

/** The figures of an imminent DREF, which follow from whether surge personnel is deployed. In Swiss francs. */
export function imminentCosts(withSurge: boolean) {
  const { subTotal, surge, indirect, indirectWithSurge } = IMMINENT_COSTS;
  return withSurge
    ? {
        sub_total_cost: subTotal,
        surge_deployment_cost: surge,
        indirect_cost: indirectWithSurge,
        total_cost: subTotal + surge + indirectWithSurge,
      }
    : {
        sub_total_cost: subTotal,
        surge_deployment_cost: null,
        indirect_cost: indirect,
        total_cost: subTotal + indirect,
      };
}

/** What rules look at of a stage. `region`: that of its country, null where it has none. */
export interface DrefRecord {
  readonly status: number;
  readonly region: number | null | undefined;
}
/** Whose it is: with sharing, that of all stages of one application. */
export interface DrefOwners {
  readonly author: number | null | undefined;
  readonly sharedWith: readonly number[];
  readonly region: number | null | undefined;
}

const isOneOf = (status: number, ...among: readonly DrefStatus[]) =>
  (among as readonly number[]).includes(status);

/** Who may do what with one stage, on both sides. Whoever does not see it is told that there is none. */
export const drefRules = {
  /** To have applications at all, and to begin one. */
  use: (user: Caller): boolean => isMember(user),

  see: (user: Caller, { author, sharedWith, region }: DrefOwners): boolean =>
    isMember(user) &&
    (isSuperuser(user) || author === user.id || sharedWith.includes(user.id) || coordinates(user, region)),

  /** Whoever sees it. Nothing is written while it is translated, and nothing once it is approved. */
  edit: (user: Caller, { status }: Pick<DrefRecord, 'status'>): boolean =>
    isMember(user) && isOneOf(status, DREF_STATUS.draft, DREF_STATUS.finalized, DREF_STATUS.failed),

  finalize: (user: Caller, { status }: Pick<DrefRecord, 'status'>): boolean =>
    isMember(user) && isOneOf(status, DREF_STATUS.draft, DREF_STATUS.failed),

  /** A translation that takes too long is asked for again. */
  retryFinalize: (user: Caller, { status }: Pick<DrefRecord, 'status'>): boolean =>
    isMember(user) && isOneOf(status, DREF_STATUS.finalizing),

  /** Superusers and the DREF coordinators of its region: not its authors as such. */
  approve: (user: Caller, record: DrefRecord): boolean =>
    record.status === DREF_STATUS.finalized && drefRules.approveAny(user, record.region),
  /** The same of whatever status it has. */
  approveAny: (user: Caller, region: number | null | undefined): boolean =>
    isSuperuser(user) || coordinates(user, region),

  /** Only what nobody has worked with yet. */
  remove: (user: Caller, { status }: Pick<DrefRecord, 'status'>): boolean =>
    isMember(user) && isOneOf(status, DREF_STATUS.draft),
} as const;

function coordinates(user: Caller, region: number | null | undefined): boolean {
  return region !== null && region !== undefined && isDrefRegionalCoordinator(user, region);
}

/** An application with what has followed. `updates`: in any order. */
export interface DrefProcess {
  readonly status: number;
  readonly type: number | null | undefined;
  readonly updates: readonly {
    readonly number: number;
    readonly status: number;
    readonly type?: number | null | undefined;
  }[];
  readonly report?: { readonly status: number } | undefined;
}

/** Why the next stage cannot begin: undefined where it can. */
export type DrefObstacle = 'notApproved' | 'hasReport' | 'openUpdate' | 'loan';

/** Of an operational update. Source: DREF facts, section 2.3. */
export function obstacleToUpdate({ status, updates, report }: DrefProcess): DrefObstacle | undefined {
  if (status !== DREF_STATUS.approved) return 'notApproved';
  if (report) return 'hasReport';
  return updates.every(isApproved) ? undefined : 'openUpdate';
}

/** Of a final report: loans have none. */
export function obstacleToReport(process: DrefProcess): DrefObstacle | undefined {
  const type = newestUpdate(process)?.type ?? process.type;
  return obstacleToUpdate(process) ?? (type === DREF_TYPE.loan ? 'loan' : undefined);
}

export const newestUpdate = ({ updates }: DrefProcess) =>
  updates.toSorted((one, other) => other.number - one.number)[0];

/** How far it has come: its last stage. */
export const latestStage = ({ updates, report }: DrefProcess): DrefStage =>
  report ? 'report' : updates.length > 0 ? 'update' : 'application';

const isApproved = ({ status }: { status: number }) => status === DREF_STATUS.approved;

/** Who acts next with a stage: who writes it, the translation, who approves; nobody once it is approved. */
export const nextToAct = (status: number): 'writers' | 'translation' | 'approvers' | undefined =>
  status === DREF_STATUS.approved
    ? undefined
    : status === DREF_STATUS.finalizing
      ? 'translation'
      : status === DREF_STATUS.finalized
        ? 'approvers'
        : 'writers';

/** How long after the end of an operation its final report is due, in months. */
const REPORT_MONTHS = 3;
/** How long before it somebody is reminded, in days. */
const REMINDER_DAYS = 30;

/** What a process has to be ready for next: the end of its operation, or its final report. */
export interface DrefDeadline {
  readonly of: 'operation' | 'report';
  readonly day: string;
  readonly state: 'later' | 'soon' | 'over';
}

/**
 * The next deadline of a process whose operation ends on `end`, seen on `today`; undefined before it is approved and once nothing
 * is due any more. Loans are paid back, not reported on.
 */
export function drefDeadline(
  process: DrefProcess,
  end: string | null | undefined,
  today: string,
): DrefDeadline | undefined {
  if (process.status !== DREF_STATUS.approved || !isDay(end)) return undefined;
  const { report } = process;
  if (!report && end >= today) return { of: 'operation', day: end, state: nearness(end, today) };
  const isLoan = (newestUpdate(process)?.type ?? process.type) === DREF_TYPE.loan;
  if (isLoan || (report && isApproved(report))) return undefined;
  const due = monthsAfter(end, REPORT_MONTHS);
  return { of: 'report', day: due, state: nearness(due, today) };
}

function nearness(day: string, today: string): DrefDeadline['state'] {
  if (day < today) return 'over';
  return day <= dayOf(new Date(`${today}T00:00:00Z`), 'UTC', REMINDER_DAYS) ? 'soon' : 'later';
}

/** The same day of a later month, or the last one of it. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))), 'UTC');
}

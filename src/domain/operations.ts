import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import type { appealsEndpoint } from '#contracts/emergencies/appeals.ts';
import { appealTotals, coverage } from './appeals.ts';
import { type Country, isSelectable } from './countries.ts';
import { pointOf } from './pointOf.ts';

export type Appeal = AnswerOf<typeof appealsEndpoint>['results'][number];

/** What the map tells apart: the kind of appeal, or several kinds in one country. */
export type OperationKind = 'dref' | 'emergencyAppeal' | 'earlyAction' | 'multipleTypes' | 'otherType';

const KINDS: Record<number, OperationKind> = { 0: 'dref', 1: 'emergencyAppeal', 3: 'earlyAction' };

/** The worst severity of the emergencies behind the appeals. */
export type OperationSeverity = 'red' | 'orange' | 'yellow' | 'unknownSeverity';
/** How much of what was asked for has come, in thirds. */
export type OperationFunding = 'fundedLow' | 'fundedMiddle' | 'fundedHigh' | 'unknownFunding';

const SEVERITIES: readonly OperationSeverity[] = ['yellow', 'orange', 'red'];

export interface CountryOperations {
  countryId: number;
  name: string;
  longitude: number;
  latitude: number;
  kind: OperationKind;
  severity: OperationSeverity;
  funding: OperationFunding;
  /** Undefined where no appeal says it. */
  amountRequested: number | undefined;
  peopleTargeted: number | undefined;
  appeals: readonly Appeal[];
}

/** Appeals by country, each where its country lies; countries that cannot be chosen or lie nowhere are left out. */
export function operationsByCountry(
  appeals: readonly Appeal[],
  countries: readonly Country[],
): CountryOperations[] {
  const byCountry = groupByCountry(appeals);
  return countries.filter(isSelectable).flatMap((country) => {
    const own = byCountry.get(country.id);
    const point = pointOf(country.centroid);
    if (!own || !point) return [];
    const totals = appealTotals(own);
    return {
      countryId: country.id,
      name: country.name,
      ...point,
      kind: kindOf(own),
      severity: severityOf(own.map(({ event_details }) => event_details?.ifrc_severity_level)),
      funding: fundingOf(totals),
      amountRequested: totals.requested,
      peopleTargeted: totals.targeted,
      appeals: own,
    };
  });
}

function groupByCountry(appeals: readonly Appeal[]) {
  const groups = new Map<number, Appeal[]>();
  for (const appeal of appeals) {
    const group = groups.get(appeal.country.id);
    if (group) group.push(appeal);
    else groups.set(appeal.country.id, [appeal]);
  }
  return groups;
}

function kindOf(appeals: readonly Appeal[]): OperationKind {
  const kinds = new Set(appeals.map(({ atype }) => KINDS[atype ?? -1] ?? 'otherType'));
  const [only, other] = kinds;
  return only && !other ? only : 'multipleTypes';
}

/** The worst of some severities, 0 yellow to 2 red; one that is none of these does not count. */
export function severityOf(levels: readonly (number | null | undefined)[]): OperationSeverity {
  const known = levels.filter((level) => SEVERITIES[level ?? -1] !== undefined);
  return SEVERITIES[Math.max(-1, ...(known as number[]))] ?? 'unknownSeverity';
}

/** Whether the emergencies of a place have appeals or DREFs: all of them, none, or some. */
export type ResponseLevel = 'withResponse' | 'withoutResponse' | 'mixedResponse';

export function responseOf(emergencies: readonly { appeals: readonly unknown[] }[]): ResponseLevel {
  const helped = emergencies.filter(({ appeals }) => appeals.length > 0).length;
  if (helped === 0) return 'withoutResponse';
  return helped === emergencies.length ? 'withResponse' : 'mixedResponse';
}

function fundingOf({ funded, requested }: ReturnType<typeof appealTotals>): OperationFunding {
  const percent = coverage(funded, requested);
  if (percent === undefined) return 'unknownFunding';
  if (percent < 100 / 3) return 'fundedLow';
  return percent < 200 / 3 ? 'fundedMiddle' : 'fundedHigh';
}

/** What operations are kept by; undefined keeps all. Days as YYYY-MM-DD, both included. */
export interface OperationFilter {
  startAfter?: string | undefined;
  startBefore?: string | undefined;
  atype?: number | undefined;
  /** Any of these. */
  dtypes?: readonly number[] | undefined;
}

export function filterOperations(
  appeals: readonly Appeal[],
  { startAfter, startBefore, atype, dtypes }: OperationFilter,
): Appeal[] {
  return appeals.filter((appeal) => {
    const day = appeal.start_date?.slice(0, 10) ?? '';
    return (
      (startAfter === undefined || day >= startAfter) &&
      (startBefore === undefined || day <= startBefore) &&
      (atype === undefined || appeal.atype === atype) &&
      (dtypes === undefined || dtypes.includes(appeal.dtype?.id ?? -1))
    );
  });
}

/** How many operations there are of each type that some have, by the name of the type; the most common first. */
export function countByType(appeals: readonly Appeal[]): [type: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { atype_display } of appeals) counts.set(atype_display, (counts.get(atype_display) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}

/** The columns that operations are sorted by, and what of each counts. */
const SORTED_BY: Readonly<Record<string, (appeal: Appeal) => string | number>> = {
  start_date: ({ start_date }) => start_date ?? '',
  atype: ({ atype }) => atype ?? -1,
  code: ({ code }) => code,
  name: ({ name }) => name,
  dtype: ({ dtype }) => dtype?.name ?? '',
  country: ({ country }) => country.name ?? '',
  amount_requested: ({ amount_requested }) => amount_requested ?? -1,
  amount_funded: ({ amount_funded, amount_requested }) => coverage(amount_funded, amount_requested) ?? -1,
};

export function sortOperations(
  appeals: readonly Appeal[],
  { key, isDescending }: { key: string; isDescending: boolean },
): Appeal[] {
  const read = SORTED_BY[key];
  if (!read) return [...appeals];
  const sorted = [...appeals].sort((one, other) => compare(read(one), read(other)));
  return isDescending ? sorted.reverse() : sorted;
}

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));

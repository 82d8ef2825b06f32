import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { PACTS } from './pacts.ts';
import type { Verdict } from './verify.ts';

const words = z.string().check(z.minLength(1));

/** A fault that a provider is known to have, told so that its team can act on it. */
export const KnownFault = z.strictObject({
  /** The promise that it breaks: its description, as the pact has it. Missing where the fault is beside all that is promised. */
  promise: z.optional(words),
  /** Method and path: "PATCH /api/v2/project/{id}/". */
  call: words,
  promised: words,
  got: words,
  /** File and line of the provider's source. */
  where: words,
  /** A sentence that the provider's team can act on. */
  advice: words,
});
export type KnownFault = z.infer<typeof KnownFault>;

/** The table of the real GO API, kept beside what brings it up. */
export const KNOWN_FAULTS = join(PACTS, 'go-api', 'knownFaults.json');

/** A table of known faults; empty when there is none. Throws on one that is not of this form. */
export function readKnownFaults(file: string): KnownFault[] {
  if (!existsSync(file)) return [];
  const checked = z.safeParse(z.array(KnownFault), JSON.parse(readFileSync(file, 'utf8')));
  if (checked.success) return checked.data;
  throw new Error(`${file} is no table of known faults: ${z.prettifyError(checked.error)}`);
}

/** A verdict beside what is known: a break that is a known fault counts as none, nor does one of a pact that was never kept yet. */
export interface JudgedVerdict extends Verdict {
  outcome: 'kept' | 'known fault' | 'pending' | 'broken';
  fault?: KnownFault | undefined;
}

export interface Judgement {
  verdicts: JudgedVerdict[];
  /** Promises of known faults that were kept: their rows go. */
  mended: string[];
  /** Promises of known faults that no pact has. */
  unknown: string[];
  /** Known faults that no promise tries. */
  untried: KnownFault[];
}

/** Sorts verdicts by what is known of the provider. `isWhole`: every promise of the pacts was tried. */
export function judge(
  verdicts: readonly (Verdict & { isPending?: boolean })[],
  faults: readonly KnownFault[],
  isWhole: boolean,
): Judgement {
  const faultOf = new Map(faults.flatMap((fault) => (fault.promise ? [[fault.promise, fault]] : [])));
  const keptOf = new Map(verdicts.map(({ description, isKept }) => [description, isKept]));
  return {
    verdicts: verdicts.map((verdict) => {
      if (verdict.isKept) return { ...verdict, outcome: 'kept' };
      const fault = faultOf.get(verdict.description);
      const broken = verdict.isPending ? 'pending' : 'broken';
      return { ...verdict, outcome: fault ? 'known fault' : broken, fault };
    }),
    mended: [...faultOf.keys()].filter((promise) => keptOf.get(promise)),
    unknown: isWhole ? [...faultOf.keys()].filter((promise) => !keptOf.has(promise)) : [],
    untried: isWhole ? faults.filter(({ promise }) => !promise) : [],
  };
}

/** Whether the provider does what is expected of it, and the table of its faults is up to date. */
export const isAsExpected = ({ verdicts, mended, unknown }: Judgement): boolean =>
  verdicts.length > 0 &&
  mended.length + unknown.length === 0 &&
  verdicts.every(({ outcome }) => outcome !== 'broken');

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type Judgement, KnownFault } from './knownFaults.ts';
import { PACTS } from './pacts.ts';

/** What a verification found: written by `contracts:verify --result`, kept in `pacts/verified/`, shown by the report. */
export const Verification = z.object({
  provider: z.object({ name: z.string(), version: z.string() }),
  /** The commit of this repository whose pacts were tried. */
  contract: z.string(),
  /** The day, YYYY-MM-DD. */
  date: z.string(),
  kept: z.int(),
  knownFaults: z.int(),
  broken: z.int(),
  promises: z.array(
    z.object({
      promise: z.string(),
      outcome: z.enum(['kept', 'known fault', 'pending', 'broken']),
      /** "GET /api/v2/event/?limit=15", and the line that makes it again. */
      call: z.optional(z.string()),
      curl: z.optional(z.string()),
      /** What was answered instead, a line a difference. */
      problems: z.optional(z.array(z.string())),
      /** What readers are told by it, and on which screens. */
      hurts: z.optional(z.array(z.string())),
      fault: z.optional(KnownFault),
    }),
  ),
  /** Known faults that are not seen any more, by promise. */
  mended: z.array(z.string()),
  /** Known faults that no promise tries. */
  untried: z.optional(z.array(KnownFault)),
});
export type Verification = z.infer<typeof Verification>;

/** Who was verified, with what, when. */
type Facts = Pick<Verification, 'provider' | 'contract' | 'date'>;

export function verificationOf(
  { verdicts, mended, unknown, untried }: Judgement,
  facts: Facts,
): Verification {
  const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  return {
    ...facts,
    kept: count('kept'),
    knownFaults: count('known fault'),
    broken: count('broken'),
    promises: verdicts.map(({ description, outcome, problems, fault, call, curl, hurts }) => ({
      promise: description,
      outcome,
      ...(outcome !== 'kept' && {
        ...{ problems, ...(hurts && { hurts }) },
        ...{ ...(call && { call }), ...(curl && { curl }) },
      }),
      ...(fault && { fault }),
    })),
    mended: [...mended, ...unknown],
    ...(untried.length > 0 && { untried }),
  };
}

/** The last verifications of real providers, by the names of their files. */
export function recordedVerifications(folder = join(PACTS, 'verified')): Verification[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => z.parse(Verification, JSON.parse(readFileSync(join(folder, file), 'utf8'))));
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askEngine, type EngineReport } from './engine.ts';
import { type Pact, pactFiles, readPact } from './pacts.ts';
import { requireAnswer } from './requireAnswer.ts';

export interface VerifyOptions {
  /** The provider's address, without a slash at the end. */
  url: string;
  /** Signs the caller in where a promise needs it; without it the state's own token does. */
  token?: string | undefined;
  /** Where the provider's states are entered, see `pacts/README.md`. Without it no state is entered. */
  states?: string | undefined;
  /** Only the promises whose description holds this text, without regard to case. */
  only?: string | undefined;
  /** Pact files, whole paths. @default all of `pacts/` */
  files?: readonly string[] | undefined;
  /** How long the provider may take for one promise, in ms. @default 30 000 */
  limitMs?: number | undefined;
  /** Told of each verdict as it falls. */
  onVerdict?: ((verdict: Verdict, place: { number: number; of: number }) => void) | undefined;
}

/** What became of one promise. */
export interface Verdict {
  /** "a request for the list of emergencies": as the pact says it. */
  description: string;
  isKept: boolean;
  /** What the provider answered instead, a line a difference, in one order: the engine's own changes from run to run. */
  problems: string[];
  ms: number;
}

const LIMIT_MS = 30_000;

/**
 * Holds a provider to every promise of the pacts, one after the other. Rejects when the engine can't run, and when the
 * provider (or its states) does not answer at all, before the first promise or from some promise on.
 */
export async function verifyPacts({
  files = pactFiles(),
  only = '',
  limitMs = LIMIT_MS,
  onVerdict,
  ...provider
}: VerifyOptions): Promise<Verdict[]> {
  const promises = promisesOf(files, only);
  if (promises.length === 0) return [];
  await requireAnswer({ ...provider, limitMs });
  const folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const verdicts: Verdict[] = [];
  try {
    for (const pact of promises) {
      const file = join(folder, `${verdicts.length}.json`);
      writeFileSync(file, JSON.stringify(pact));
      const started = performance.now();
      const report = await askEngine({ ...provider, file, limitMs });
      const verdict = verdictOf(pact, report, Math.round(performance.now() - started));
      verdicts.push(verdict);
      onVerdict?.(verdict, { number: verdicts.length, of: promises.length });
      if (verdict.ms >= limitMs) await requireAnswer({ ...provider, limitMs });
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  return verdicts;
}

/** Pacts of one promise each: so each is reported when it is tried, and has a time of its own. */
export function promisesOf(files: readonly string[], only = ''): Pact[] {
  return files
    .map(readPact)
    .flatMap((pact) =>
      pact.interactions
        .filter(({ description }) => description.toLowerCase().includes(only.toLowerCase()))
        .map((interaction) => ({ ...pact, interactions: [interaction] })),
    );
}

function verdictOf({ interactions }: Pact, report: EngineReport | undefined, ms: number): Verdict {
  const [interaction] = interactions;
  const result = report?.interactionResults[0]?.result;
  return {
    description: interaction?.description ?? '',
    isKept: result === 'OK',
    problems: report
      ? report.errors.flatMap(({ mismatch }) => problemsOf(mismatch)).sort()
      : ['The engine came to no end.'],
    ms,
  };
}

function problemsOf({
  type,
  message,
  mismatches = [],
}: EngineReport['errors'][number]['mismatch']): string[] {
  const lines = mismatches.map(({ path, mismatch, description }) =>
    [path, mismatch ?? description].filter(Boolean).join(': '),
  );
  return lines.length > 0 ? lines : [message ?? type];
}

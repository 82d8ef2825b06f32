import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pactFiles } from './pacts.ts';

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
}

/** What became of one promise. */
export interface Verdict {
  /** "a request for the list of emergencies": as the pact says it. */
  description: string;
  isKept: boolean;
  /** What the provider answered instead, a line a difference. */
  problems: string[];
  ms: number;
}

/** What Pact's engine reports of a pact. */
interface Report {
  interactionResults: { description: string; duration: string; result: string }[];
  errors: { interaction: string; mismatch: Mismatch }[];
}

interface Mismatch {
  type: string;
  message?: string;
  mismatches?: { description?: string; mismatch?: string; path?: string }[];
}

/** Asks one pact's engine, in a process of its own: it takes its filter from the environment and writes to the console. */
const ENGINE = fileURLToPath(new URL('./verifyEngine.ts', import.meta.url));

/** Holds a provider to every promise of the pacts. Rejects when the engine can't run. */
export async function verifyPacts({ files = pactFiles(), ...options }: VerifyOptions): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const file of files) verdicts.push(...readReport(await runEngine(file, options)));
  return verdicts;
}

function runEngine(file: string, { only, ...options }: VerifyOptions): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = fork(ENGINE, [JSON.stringify({ ...options, file })], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...(only && { PACT_DESCRIPTION: `(?i)${escapePattern(only)}` }) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let complaints = '';
    child.stderr?.on('data', (chunk) => {
      complaints += chunk;
    });
    child.on('message', (report) => resolve(report as Report));
    child.on('error', reject);
    child.on('close', () => reject(new Error(`Pact's engine could not run. ${complaints.trim()}`)));
  });
}

function readReport({ interactionResults, errors }: Report): Verdict[] {
  return interactionResults.map(({ description, duration, result }) => ({
    description,
    isKept: result === 'OK',
    problems: errors
      .filter(({ interaction }) => interaction.endsWith(description))
      .flatMap(({ mismatch }) => problemsOf(mismatch)),
    ms: Number.parseInt(duration, 10),
  }));
}

function problemsOf({ type, message, mismatches = [] }: Mismatch): string[] {
  const lines = mismatches.map(({ path, mismatch, description }) =>
    [path, mismatch ?? description].filter(Boolean).join(': '),
  );
  return lines.length > 0 ? lines : [message ?? type];
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

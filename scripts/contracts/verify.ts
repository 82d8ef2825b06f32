import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
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

/** One pact to verify, for the engine's process. */
export interface EngineJob extends Pick<VerifyOptions, 'url' | 'token' | 'states'> {
  file: string;
  /** A pattern of the descriptions that count; all without it. */
  description?: string | undefined;
}

type EngineAnswer = { report: Report } | { complaint: string };

const ENGINE = fileURLToPath(new URL('./verifyEngine.ts', import.meta.url));

/** Holds a provider to every promise of the pacts. Rejects when the engine can't run. */
export async function verifyPacts({
  files = pactFiles(),
  only,
  url,
  token,
  states,
}: VerifyOptions): Promise<Verdict[]> {
  const description = only && `(?i)${escapePattern(only)}`;
  const verdicts: Verdict[] = [];
  for (const file of files)
    verdicts.push(...readReport(await askEngine({ file, url, token, states, description })));
  return verdicts;
}

/**
 * Pact's engine runs in a process of its own, since it writes to the console. Loading it takes seconds: it stays for the
 * next pact, and goes with this process.
 */
let engine: ChildProcess | undefined;
let isFree: Promise<unknown> = Promise.resolve();

/** One job after the other: the engine's filter is that of its process. */
function askEngine(job: EngineJob): Promise<Report> {
  const answer = isFree.then(() => runEngine(job));
  isFree = answer.catch(() => {});
  return answer;
}

async function runEngine(job: EngineJob): Promise<Report> {
  engine ??= startEngine();
  const child = engine;
  let complaints = '';
  const complain = (chunk: unknown) => {
    complaints += chunk;
  };
  child.stderr?.on('data', complain);
  child.channel?.ref();
  try {
    const answer = await new Promise<EngineAnswer>((resolve, reject) => {
      child.once('message', (message) => resolve(message as EngineAnswer));
      child.once('error', reject);
      child.once('close', () => reject(new Error('It ended.')));
      child.send(job);
    });
    if ('complaint' in answer) throw new Error(answer.complaint);
    return answer.report;
  } catch (error) {
    child.kill();
    engine = undefined;
    throw new Error(`Pact's engine could not run. ${complaints.trim() || (error as Error).message}`);
  } finally {
    for (const event of ['message', 'error', 'close']) child.removeAllListeners(event);
    child.stderr?.off('data', complain);
    child.channel?.unref();
  }
}

function startEngine() {
  const child = fork(ENGINE, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  // It must not keep this process from ending.
  child.unref();
  (child.stderr as Socket | null)?.unref();
  return child;
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

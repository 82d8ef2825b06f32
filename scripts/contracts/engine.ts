import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';

/** One promise to try, for the engine's process. */
export interface EngineJob {
  url: string;
  states?: string | undefined;
  /** A pact that holds this promise alone, whole path. */
  file: string;
  /** How long the provider may take for an answer, in ms. */
  limitMs: number;
}

/** What Pact's engine reports of a pact. */
export interface EngineReport {
  interactionResults: { duration: string; result: string }[];
  errors: { mismatch: Mismatch }[];
}

interface Mismatch {
  type: string;
  message?: string;
  mismatches?: {
    /** `BodyMismatch`, `StatusMismatch`, `HeaderMismatch`, `BodyTypeMismatch`. */
    type?: string;
    description?: string;
    mismatch?: string;
    path?: string;
    /** Name of a header. */
    key?: string;
    expected?: unknown;
    actual?: unknown;
  }[];
}

export type EngineAnswer = { report: EngineReport } | { complaint: string };

const ENGINE = fileURLToPath(new URL('./verifyEngine.ts', import.meta.url));

/** What the engine itself needs around a call: the states before and after it, and its own start. In ms. */
const ENGINE_MS = 30_000;

/**
 * Pact's engine runs in a process of its own, since it writes to the console. Loading it takes seconds: it stays for the
 * next promise, and goes with this process.
 */
let engine: ChildProcess | undefined;
let isFree: Promise<unknown> = Promise.resolve();

/** Tries one promise, one after the other. Undefined when the engine did not come to an end; rejects when it can't run. */
export function askEngine(job: EngineJob): Promise<EngineReport | undefined> {
  const answer = isFree.then(() => runEngine(job));
  isFree = answer.catch(() => {});
  return answer;
}

async function runEngine(job: EngineJob): Promise<EngineReport | undefined> {
  engine ??= startEngine();
  const child = engine;
  let complaints = '';
  const complain = (chunk: unknown) => {
    complaints += chunk;
  };
  child.stderr?.on('data', complain);
  child.channel?.ref();
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<EngineAnswer | undefined>((resolve, reject) => {
      timer = setTimeout(resolve, job.limitMs + ENGINE_MS, undefined);
      child.once('message', (message) => resolve(message as EngineAnswer));
      child.once('error', reject);
      child.once('close', () => reject(new Error('It ended.')));
      child.send(job);
    });
    if (!answer) end(child);
    else if ('complaint' in answer) throw new Error(answer.complaint);
    return answer?.report;
  } catch (error) {
    end(child);
    throw new Error(`Pact's engine could not run. ${complaints.trim() || (error as Error).message}`);
  } finally {
    clearTimeout(timer);
    for (const event of ['message', 'error', 'close']) child.removeAllListeners(event);
    child.stderr?.off('data', complain);
    child.channel?.unref();
  }
}

function end(child: ChildProcess) {
  child.kill();
  engine = undefined;
}

function startEngine() {
  const child = fork(ENGINE, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // It calls the recorder alone, without TLS, and would read all certificates of the machine before each call.
    env: { ...process.env, SSL_CERT_FILE: devNull, SSL_CERT_DIR: devNull },
  });
  // It must not keep this process from ending.
  child.unref();
  (child.stderr as Socket | null)?.unref();
  return child;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { inject, onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Below what a test may take, so that one that does not start tells what it said. */
const START_LIMIT_MS = 240_000;

/** How `npm run dev` runs the server: from its sources. */
export const FROM_SOURCES = ['--import', 'tsx', 'provider/main.ts'];
const MUCH_GARBAGE = '--max-semi-space-size=64';
/** Most of these processes end soon after they have started: none is worth what it takes to make them quick. */
const SHORT_LIVED = ['--liftoff-only', MUCH_GARBAGE];
/** The program of one that fills an empty embedded database: that runs long enough. */
export const thatFills = () => [MUCH_GARBAGE, inject('server')];

/** The server as a process of its own. Ended after the test at the latest. */
export interface ServerProcess {
  child: ChildProcess;
  /** What it has printed so far. */
  output: { stdout: string; stderr: string };
  /** Resolves with its address once it is ready; rejects when it ends before. */
  ready: Promise<string>;
  /** Resolves with the exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
}

/**
 * Starts the server with these settings and no others; on a free port unless they name one. It is run from one file that holds its
 * sources (`serverBundle.ts`), unless `program` says otherwise.
 */
export function startProcess(
  settings: Record<string, string>,
  program: readonly string[] = [...SHORT_LIVED, inject('server')],
): ServerProcess {
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`not ready in time: ${JSON.stringify(output)}`)),
      START_LIMIT_MS,
    );
    child.stdout.on('data', (data) => {
      output.stdout += data;
      const address = /ready at (http:\S+)/.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
    child.stderr.on('data', (data) => {
      output.stderr += data;
    });
    child.once('close', () => clearTimeout(timer));
    child.once('close', () => reject(new Error(`ended before it was ready: ${output.stderr}`)));
  });
  ready.catch(() => {});
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ready, ended };
}

/** A port taken by somebody else until the test ends. */
export async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

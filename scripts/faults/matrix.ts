import { createClient } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { ApiError, ERROR_CATALOGUE, type ErrorKey } from '#contracts/errors.ts';
import { answersJson, type Call } from './calls.ts';
import { FAULTS, type Fault } from './faults.ts';
import { asPage } from './pageFetch.ts';
import { startProxy } from './proxy.ts';

/** What becomes of a call that meets a fault. */
export interface Met {
  fault: string;
  kind: string;
  /** "GET /api/v2/event/" */
  call: string;
  /** The row of the catalogue; missing where the call succeeds, or the server's own words are said. */
  key: ErrorKey | undefined;
  /** What the reader is told, and what stands in a form instead; undefined where the call succeeds all the same. */
  sentence: string | undefined;
  inForm: string | undefined;
  ms: number;
  /** Why that is not what was promised to the reader; missing when it is. */
  problem?: string;
}

/** After this the client ends what would never end by itself, in ms: nothing here is further away than this machine. */
const ENDLESS_MS = 250;
/** What a call may take that ends by itself, in ms. */
const PATIENCE_MS = 30_000;
/** Calls that are under way at once, of each fault. */
const AT_ONCE = 8;

/** Makes every call meet every fault, through the app's own client, as in a page. */
export function meetAll(calls: readonly Call[], faults: readonly Fault[] = FAULTS): Promise<Met[]> {
  return asPage(() => meetInTurn(calls, faults));
}

async function meetInTurn(calls: readonly Call[], faults: readonly Fault[]): Promise<Met[]> {
  const met: Met[] = [];
  for (const fault of faults) {
    const due = calls.filter((call) => !fault.isOfJson || answersJson(call));
    const proxy = await startProxy(
      // The client's base names the call: its answer stands behind the proxy.
      async ({ url = '' }) => due[Number(url.split('/')[1])]?.answer ?? NOTHING,
      fault.respond,
    );
    try {
      for (let first = 0; first < due.length; first += AT_ONCE) {
        const some = due.slice(first, first + AT_ONCE);
        met.push(
          ...(await Promise.all(some.map((call, at) => meet(call, fault, `${proxy.url}/${first + at}`)))),
        );
      }
    } finally {
      proxy.close();
    }
  }
  return met;
}

const NOTHING = { status: 404, headers: {}, body: Buffer.alloc(0) };

async function meet({ endpoint, kind, input }: Call, fault: Fault, base: string): Promise<Met> {
  const limitMs = fault.isEndless ? ENDLESS_MS : PATIENCE_MS;
  const context = { goBase: base, riskBase: base, token: 'a-token', language: 'en' } as const;
  const client = createClient(() => context, { readMs: limitMs, uploadMs: limitMs });
  const started = performance.now();
  const failure = await client.call(endpoint, input).then(
    () => undefined,
    (error: unknown) => error,
  );
  const error = failure instanceof ApiError ? failure : undefined;
  const met: Met = {
    fault: fault.name,
    kind,
    call: `${endpoint.method} ${endpoint.path}`,
    key: error?.key,
    sentence: failure instanceof Error ? failure.message : undefined,
    inForm: error && formErrorOf(error),
    ms: Math.round(performance.now() - started),
  };
  if (
    error &&
    secretsOf(endpoint, input as { body?: unknown }).some((secret) => error.debugMessage.includes(secret))
  )
    return { ...met, problem: 'the details that a reader may copy hold what they entered' };
  const promised = promisedTo(endpoint.method === 'GET' ? fault.read : fault.change, fault);
  return met.sentence === promised
    ? met
    : { ...met, problem: `promised ${told(promised)}, got ${told(met.sentence)}` };
}

/** What a reader enters in a call of their account must not stand in what they copy for somebody else. */
const secretsOf = ({ isSecret }: Endpoint, { body }: { body?: unknown }): string[] =>
  isSecret
    ? Object.values((body ?? {}) as object).filter((value) => typeof value === 'string' && value !== '')
    : [];

const promisedTo = (key: ErrorKey | undefined, { words }: Fault) =>
  words ?? (key && ERROR_CATALOGUE[key].message);

const told = (sentence: string | undefined) => (sentence === undefined ? 'success' : `"${sentence}"`);

function formErrorOf({ formErrors }: ApiError): string {
  const own = formErrors.non_field_errors;
  return [own]
    .flat()
    .filter((text) => typeof text === 'string')
    .join(' ');
}

/** One row a fault and kind of call: calls of a kind fail alike, those that do not stand apart. */
export interface MatrixRow extends Pick<Met, 'fault' | 'kind' | 'sentence' | 'inForm'> {
  problem: string | undefined;
  calls: string[];
  ms: number;
}

export function rowsOf(met: readonly Met[]): MatrixRow[] {
  const rows = new Map<string, MatrixRow>();
  for (const { fault, kind, call, sentence, inForm, problem, ms } of met) {
    const key = JSON.stringify([fault, kind, sentence, problem]);
    const row: MatrixRow = rows.get(key) ?? { fault, kind, sentence, inForm, problem, calls: [], ms: 0 };
    row.calls.push(call);
    row.ms += ms;
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Rows of the catalogue that no fault leads to: none, unless somebody adds one. */
export const unreached = (met: readonly Met[]): string[] =>
  Object.keys(ERROR_CATALOGUE).filter((key) => !met.some((one) => one.key === key));

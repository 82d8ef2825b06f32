import type * as z from 'zod/mini';
import { createClient, type InputOf } from '#contracts/client.ts';
import type { Endpoint, Interaction } from '#contracts/defineEndpoint.ts';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { ApiError } from '#contracts/errors.ts';
import type { Misfit } from '#contracts/misfit.ts';
import { withExamples } from '#contracts/pact/stateValue.ts';

export interface ProbeOptions {
  /** The provider's address, without a slash at the end. */
  url: string;
  /** Whom to call as; without it, calls that need somebody are left out. */
  token?: string | undefined;
  /** @default all of the contracts */
  endpoints?: readonly Endpoint[] | undefined;
  /** Which of the services answers at the address. @default ['go'] */
  apis?: readonly Endpoint['api'][] | undefined;
  /** Told of each call as it is done. */
  onProbed?: ((probed: Probed) => void) | undefined;
}

/** What one GET gave, read through the app's own client. */
export interface Probed {
  /** "GET /api/v2/appeal/" */
  call: string;
  /** Rows of a list, or records. */
  rows: number;
  /** Whatever is not as the contract says, by field and by what came. */
  misfits: Misfit[];
  /** The call failed otherwise. */
  failure?: string | undefined;
  /** Why nothing can be said of it: nobody signed in, no such record. */
  untried?: string | undefined;
}

type Input = Omit<InputOf<Endpoint>, 'query'> & { query?: Record<string, unknown> | undefined };

/** What is in no list: its example is asked for. */
const NO_LIST = '';

/** Records that no list of their own has: where their ids stand. By path. */
const LISTED_IN: Readonly<Record<string, readonly [list: string, field: string]>> = {
  '/api/v2/dref/{id}/': ['/api/v2/active-dref/', 'id'],
  '/api/v2/dref-final-report/{id}/': ['/api/v2/completed-dref/', 'id'],
  '/api/v2/dref-share-user/{id}/': ['/api/v2/active-dref/', 'id'],
  '/api/v2/export-flash-update/{id}/': ['/api/v2/flash-update/', 'id'],
  '/api/v2/local-units/{id}/out-of-use/': [NO_LIST, 'id'],
  '/api/v2/per-overview/{id}/': ['/api/v2/per-stats/', 'id'],
  '/api/v2/per-process-status/{id}/': ['/api/v2/per-stats/', 'id'],
  '/api/v2/per-assessment/{id}/': ['/api/v2/public-per-process-status/', 'assessment'],
  '/api/v2/per-prioritization/{id}/': ['/api/v2/public-per-process-status/', 'prioritization'],
  '/api/v2/per-work-plan/{id}/': ['/api/v2/per-process-status/{id}/', 'workplan'],
  '/api/v2/public-per-assessment/{id}/': ['/api/v2/public-per-process-status/', 'assessment'],
  '/api/v2/public-per-prioritization/{id}/': ['/api/v2/public-per-process-status/', 'prioritization'],
};

/** The most rows asked for at once; a server that gives fewer is asked for the rest. */
const PAGE = 9999;
/** Records that are opened of each kind. */
const RECORDS = 20;

/**
 * Makes every GET of the contracts, lists without filters and whole, and records by the ids that their lists give. Pacts look
 * at one example a promise; this finds what only some rows have, such as a null where nobody expected one.
 */
export async function probe({
  url,
  token,
  endpoints = ENDPOINTS,
  apis = ['go'],
  onProbed,
}: ProbeOptions): Promise<Probed[]> {
  const all: Probed[] = [];
  const known = new Map<string, unknown[]>();
  const reads = endpoints.filter(
    ({ method, api, content }) => method === 'GET' && apis.includes(api) && content === 'json',
  );
  // Lists first: they know which records there are.
  for (const endpoint of reads.toSorted(
    (one, other) => one.path.split('{').length - other.path.split('{').length,
  )) {
    for (const interaction of promisesOf(endpoint)) {
      const probed = await probeOne(endpoint, interaction);
      all.push(probed);
      onProbed?.(probed);
    }
  }
  return all;

  async function probeOne(endpoint: Endpoint, interaction: Interaction): Promise<Probed> {
    const probed: Probed = { call: `${endpoint.method} ${endpoint.path}`, rows: 0, misfits: [] };
    if (interaction.isSignedIn && !token) return { ...probed, untried: 'it needs --token' };
    const { inputs, isExample } = inputsOf(endpoint, interaction, known);
    // What belongs to a record, not every record has: its path goes on behind the id.
    const isPart = !/\}\/?$/.test(endpoint.path);
    const missing: ApiError[] = [];
    const unlessMissing = (error: unknown) => {
      if (!isPart || !(error instanceof ApiError) || error.status !== 404) throw error;
      missing.push(error);
      return 0;
    };
    try {
      for (const input of inputs) probed.rows += await readAll(endpoint, input, probed).catch(unlessMissing);
      // What none of the records has says nothing of it.
      if (probed.rows === 0 && missing.length > 0) throw missing[0];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 403 || (error.status === 404 && isExample)) {
        return { ...probed, untried: `it answers ${error.status}` };
      }
      probed.misfits.push(...error.misfits);
      if (error.misfits.length === 0) probed.failure = `${error.status ?? ''} ${error.message}`.trim();
    }
    return { ...probed, misfits: added(probed.misfits) };
  }

  /** How many rows, or records, there were; what did not fit is added to what was found. */
  async function readAll(endpoint: Endpoint, input: Input, probed: Probed): Promise<number> {
    let left = 0;
    const client = createClient(() => ({
      goBase: url,
      riskBase: url,
      token,
      language: 'en',
      onUnreadable({ rows, misfits }) {
        left += rows;
        probed.misfits.push(...misfits);
      },
    }));
    for (let offset = 0; ; ) {
      const asked = offset > 0 ? { ...input, query: { ...input.query, offset } } : input;
      const page = await client.call(endpoint, asked as InputOf<Endpoint>);
      const rows = (rowsOf(page)?.length ?? 1) + left;
      left = 0;
      remember(endpoint, rowsOf(page) ?? [page]);
      offset += rows;
      if (!isPage(page) || rows === 0 || offset >= page.count) return offset;
    }
  }

  function remember({ path }: Endpoint, rows: readonly unknown[]) {
    known.set(path, [...(known.get(path) ?? []), ...rows]);
  }
}

/** Those that answer with something; one is enough of a list, since filters are left out. */
function promisesOf(endpoint: Endpoint): Interaction[] {
  const kept = endpoint.interactions.filter(({ status = 200, isEmpty }) => status === 200 && !isEmpty);
  return isPaged(endpoint) ? kept.slice(0, 1) : kept;
}

/** The inputs of a call: one of a list, without filters; of a record one for each that its list has, else the example. */
function inputsOf(
  endpoint: Endpoint,
  { path, query }: Interaction,
  known: ReadonlyMap<string, readonly unknown[]>,
): { inputs: Input[]; isExample: boolean } {
  const asked = isPaged(endpoint) ? { limit: PAGE } : withExamples(query);
  const example = { path: withExamples(path), query: asked } as Input;
  const [own = '', parameter = ''] = endpoint.path.split(/[{}]/);
  const [list, field] = LISTED_IN[endpoint.path] ?? [own, parameter];
  const ids = (known.get(list) ?? []).flatMap((row) => (row as Record<string, string | number>)[field] ?? []);
  if (ids.length === 0) return { inputs: [example], isExample: path !== undefined };
  const inputs = ids.slice(0, RECORDS).map((id) => ({ path: { [parameter]: id }, query: asked }) as Input);
  return { inputs, isExample: false };
}

function isPaged({ query }: Endpoint) {
  const shape = (query as { shape?: Record<string, z.core.$ZodType> } | undefined)?.shape ?? {};
  return 'limit' in shape;
}

interface Page {
  count: number;
  results: unknown[];
}

// Not all that has results comes in pages.
const isPage = (answer: unknown): answer is Page =>
  Array.isArray((answer as Partial<Page> | null)?.results) && typeof (answer as Page).count === 'number';

const rowsOf = (answer: unknown): unknown[] | undefined => {
  const { results } = (answer ?? {}) as Partial<Page>;
  if (Array.isArray(results)) return results;
  return Array.isArray(answer) ? answer : undefined;
};

/** The same of several pages or records as one. */
function added(misfits: readonly Misfit[]): Misfit[] {
  const sums = new Map<string, Misfit>();
  for (const { times, ...misfit } of misfits) {
    const key = Object.values(misfit).join(' ');
    sums.set(key, { ...misfit, times: times + (sums.get(key)?.times ?? 0) });
  }
  return [...sums.values()];
}

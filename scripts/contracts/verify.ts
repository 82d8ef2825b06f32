import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { curlOf } from './curl.ts';
import { type Declared, declaredAs } from './declared.ts';
import { askEngine, type EngineReport } from './engine.ts';
import { findingsOf } from './findings.ts';
import { type Needs, unmetNeeds } from './needs.ts';
import { type Pact, pactFiles, readPact } from './pacts.ts';
import { type Exchange, type Recorded, startRecorder } from './recorder.ts';
import { requireAnswer } from './requireAnswer.ts';

export interface VerifyOptions {
  /** The provider's address, without a slash at the end. */
  url: string;
  /** Signs the caller in where a promise needs it; without it the state's own token does. */
  token?: string | undefined;
  /** Where the provider's states are entered, see `pacts/README.md`. Without it no state is entered. */
  states?: string | undefined;
  /** Only the promises with this text in their description, call, path, endpoint or states, without regard to case. */
  only?: string | undefined;
  /** Pact files, whole paths. @default all of `pacts/` */
  files?: readonly string[] | undefined;
  /** How long the provider may take for one promise, in ms. @default 30 000 */
  limitMs?: number | undefined;
  /** Where the app is served from: a browser must let it read the answers. @default "https://app.example" */
  origin?: Needs['origin'] | undefined;
  slowerThanMs?: Needs['slowerThanMs'];
  /** Says whom a broken promise hurts, a line each. */
  hurtsOf?:
    | ((declared: Declared, exchange: Exchange | undefined, problems: readonly string[]) => Promise<string[]>)
    | undefined;
  /** Told of each verdict as it falls. */
  onVerdict?: ((verdict: Verdict, place: { number: number; of: number }) => void) | undefined;
}

/** What became of one promise. */
export interface Verdict {
  /** "a request for the list of emergencies": as the pact says it. */
  description: string;
  isKept: boolean;
  /** What was promised and what came instead, a line a field: "results[*].name is missing (15 of 15 rows): promised text". */
  problems: string[];
  /** How long the provider took to answer, in ms; without an answer, how long it was waited for. */
  ms: number;
  /** "GET /api/v2/event/?limit=15"; missing when it came to no call. */
  call?: string | undefined;
  /** The line that makes the call again. */
  curl?: string | undefined;
  /** Whom a broken one hurts: what readers are told, and on which screens. */
  hurts?: string[];
}

const LIMIT_MS = 30_000;
const ORIGIN = 'https://app.example';

/**
 * Holds a provider to every promise of the pacts, one after the other. Rejects when the engine can't run, and when the
 * provider (or its states) does not answer at all, before the first promise or from some promise on.
 */
export async function verifyPacts({
  files = pactFiles(),
  only = '',
  limitMs = LIMIT_MS,
  origin = ORIGIN,
  slowerThanMs,
  hurtsOf,
  onVerdict,
  ...provider
}: VerifyOptions): Promise<Verdict[]> {
  const promises = promisesOf(files, only);
  if (promises.length === 0) return [];
  await requireAnswer({ ...provider, limitMs });
  const folder = mkdtempSync(join(tmpdir(), 'promises-'));
  const verdicts: Verdict[] = [];
  let tried = '';
  const recorder = await startRecorder({
    ...provider,
    origin,
    async inspect(exchange) {
      const declared = declaredAs(tried);
      return declared ? unmetNeeds(exchange, declared, { origin, slowerThanMs }) : [];
    },
  });
  try {
    for (const pact of promises) {
      tried = pact.interactions[0]?.description ?? '';
      const file = join(folder, `${verdicts.length}.json`);
      writeFileSync(file, JSON.stringify(pact));
      const report = await askEngine({ url: recorder.url, states: recorder.states, file, limitMs });
      const recorded = recorder.take();
      const found = verdictOf(pact, report, recorded);
      const declared = found.isKept ? undefined : declaredAs(tried);
      const hurts = declared && (await hurtsOf?.(declared, recorded.exchanges[0], found.problems));
      const verdict = hurts ? { ...found, hurts } : found;
      verdicts.push(verdict);
      onVerdict?.(verdict, { number: verdicts.length, of: promises.length });
      if (verdict.ms >= limitMs) await requireAnswer({ ...provider, limitMs });
    }
  } finally {
    recorder.close();
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
        .filter((interaction) => textsOf(interaction).toLowerCase().includes(only.toLowerCase()))
        .map((interaction) => ({ ...pact, interactions: [interaction] })),
    );
}

/** All by which a promise can be named. */
function textsOf({ description, request, providerStates = [] }: Pact['interactions'][number]): string {
  const endpoint = declaredAs(description)?.endpoint;
  return [
    description,
    `${request.method} ${request.path}`,
    ...(endpoint ? [`${endpoint.method} ${endpoint.path}`] : []),
    ...providerStates.map(({ name }) => name),
  ].join('\n');
}

function verdictOf(
  { interactions }: Pact,
  report: EngineReport | undefined,
  { exchanges, refusedStates, findings }: Recorded,
): Verdict {
  const description = interactions[0]?.description ?? '';
  const [exchange] = exchanges;
  const problems = report
    ? problemsOf(report, description, exchange, refusedStates)
    : ['The engine came to no end.'];
  const all = [...problems, ...findings];
  const isKept = report?.interactionResults[0]?.result === 'OK' && all.length === 0;
  return {
    description,
    isKept,
    problems: isKept || all.length > 0 ? all : ['The engine says no more than that it is broken.'],
    ms: exchange?.ms ?? 0,
    ...(exchange && { call: callOf(exchange), curl: curlOf(exchange) }),
  };
}

function problemsOf(
  report: EngineReport,
  description: string,
  exchange: Exchange | undefined,
  refusedStates: readonly string[],
): string[] {
  if (refusedStates.length > 0) return [...new Set(refusedStates)];
  if (exchange && !exchange.answer) return [`no answer came in ${exchange.ms} ms`];
  return findingsOf(report, declaredAs(description), exchange ?? {});
}

const callOf = ({ method, url }: Exchange) => {
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
};

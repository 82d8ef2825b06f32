import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROVIDERS } from '#contracts/pact/examples.ts';
import { statesOf } from '#contracts/pact/stateGuide.ts';
import { brokerOf } from './broker.ts';
import { announce, type ProviderVersion, pactsFromBroker, publishResult } from './brokerPacts.ts';
import { checkStates } from './checkStates.ts';
import { commit } from './commit.ts';
import type { Target } from './embeddedTarget.ts';
import { hurtsOf } from './hurts.ts';
import { junitOf } from './junit.ts';
import {
  isAsExpected,
  type Judgement,
  judge,
  KNOWN_FAULTS,
  type KnownFault,
  readKnownFaults,
} from './knownFaults.ts';
import { pactFiles, readPact } from './pacts.ts';
import { renderReport } from './report.ts';
import { requireAnswer } from './requireAnswer.ts';
import { revisionOf } from './revision.ts';
import { verificationOf } from './verification.ts';
import { promisesOf, type Verdict, verifyPacts } from './verify.ts';
import { whoAnswers } from './whoAnswers.ts';

const USAGE = `npm run contracts:verify -- [options]

  --url URL               the provider (without it: the embedded API, in memory)
  --states URL            where its states are entered, see pacts/README.md
  --check-states          only asks for every state, and says which it does not serve
  --list-states           prints the states with their parameters and promises as JSON
  --token T               signs the caller in instead of the states' own tokens
  --only TEXT             promises with this text in their description, path, endpoint or states
  --pact NAME             a file of pacts/, without its ending; may be repeated
  --broker PROVIDER       the pacts that a Pact Broker has for it instead (PACT_BROKER_BASE_URL, _TOKEN or _USERNAME
                          and _PASSWORD): of main branches, of this branch, of what is deployed
  --publish-results       hands the verdicts to the broker, for --provider-version (or this commit)
  --timeout SECONDS       what the provider may take for one promise (30)
  --slower-than MS        an answer that takes longer breaks its promise
  --origin URL            where the app is served from, as browsers tell the provider (https://app.example)
  --junit FILE, --result FILE, --report FILE
                          verdicts as JUnit XML, JSON, HTML
  --provider-version TEXT which version was tried
  --provider-branch NAME  and of which branch (this one's)
  --known-faults FILE     breaks that fail nothing (of a GO API: pacts/go-api/knownFaults.json)

Ends with 0 when all promises are kept, else with 1.`;

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      states: { type: 'string' },
      only: { type: 'string' },
      pact: { type: 'string', multiple: true },
      timeout: { type: 'string', default: '30' },
      'slower-than': { type: 'string' },
      origin: { type: 'string' },
      'check-states': { type: 'boolean', default: false },
      'list-states': { type: 'boolean', default: false },
      broker: { type: 'string' },
      'publish-results': { type: 'boolean', default: false },
      'provider-branch': { type: 'string' },
      help: { type: 'boolean', default: false },
      junit: { type: 'string' },
      result: { type: 'string' },
      report: { type: 'string' },
      'provider-version': { type: 'string' },
      'known-faults': { type: 'string' },
    },
  });
  if (values.help) console.log(USAGE);
  else if (values['list-states']) console.log(JSON.stringify(listedStates(), null, 2));
  else await run(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

type Values = Partial<
  Record<'url' | 'token' | 'states' | 'only' | 'junit' | 'result' | 'report' | 'origin', string>
> & {
  timeout: string;
  pact?: string[];
  'slower-than'?: string;
  'check-states': boolean;
  broker?: string;
  'publish-results': boolean;
  'provider-branch'?: string;
  'provider-version'?: string;
  'known-faults'?: string;
};

async function run(values: Values) {
  if (values['publish-results'] && (!values.broker || values.only))
    throw new Error('--publish-results needs --broker, and all of its promises: no --only.');
  const { only, junit, result, report, origin } = values;
  const files = chosenPacts(values.pact);
  if (!values.broker && promisesOf(files, only).length === 0)
    throw new Error(`No promise has the text "${only}" in it.`);
  const limitMs = positive('--timeout', values.timeout, 'seconds, such as 30') * 1_000;
  const slowest = values['slower-than'];
  const slowerThanMs = slowest && positive('--slower-than', slowest, 'milliseconds, such as 1000');

  const wanted = {
    ...{ only, limitMs, hurtsOf, onVerdict: print },
    ...(origin && { origin }),
    ...(slowerThanMs && { slowerThanMs }),
  };

  const target = values.url ? given(values.url, values) : await embedded();
  console.log(`Verifying ${target.name}`);
  if (values['check-states']) return check(target).finally(target.close);
  if (!target.states) {
    console.log('No --states: promises are tried on the records that the provider has, see pacts/README.md.');
  }
  const { provider, judgement } = await verify(target).finally(target.close);
  const date = new Date().toISOString().slice(0, 10);
  const verification = verificationOf(judgement, { provider, contract: commit(), date });
  if (junit) writeFileSync(junit, junitOf(judgement.verdicts));
  if (result) writeFileSync(result, `${JSON.stringify(verification, null, 2)}\n`);
  if (report) writeFileSync(report, renderReport({ version: commit(), date, verifications: [verification] }));
  summarise(judgement);

  async function check({ url, states }: Target) {
    if (!states) throw new Error('--check-states needs --states: the address at which states are entered.');
    await requireAnswer({ url, states, limitMs });
    const { count, refused } = await checkStates(states, promisesOf(files, only));
    for (const line of refused) console.log(line);
    console.log(
      refused.length === 0
        ? `All ${count} states are served.`
        : `${refused.length} refusals of ${count} states`,
    );
    process.exitCode = refused.length === 0 ? 0 : 1;
  }

  async function verify({ url, token, states }: Target) {
    await requireAnswer({ url, states, limitMs });
    const { isOwn, ...provider } = await whoAnswers(url, values['provider-version']);
    const faults = values['known-faults'] ?? (isOwn ? undefined : KNOWN_FAULTS);
    if (values.broker)
      return { provider, judgement: await verifyForBroker(values.broker, { url, token, states }) };
    // Nobody else is held to what only our own API does, unless asked to.
    const held = isOwn || values.pact ? files : files.filter((file) => !isOfExtensions(file));
    const verdicts = await verifyPacts({ url, token, states, files: held, ...wanted });
    return { provider, judgement: judge(verdicts, faults ? readKnownFaults(faults) : [], !only) };
  }

  /** A pact that the provider never kept yet is told of, and fails nothing. */
  async function verifyForBroker(
    name: string,
    at: Pick<Target, 'url' | 'token' | 'states'>,
  ): Promise<Judgement> {
    const broker = brokerOf(process.env);
    const version = providerVersion(name, values);
    const folder = mkdtempSync(join(tmpdir(), 'broker-'));
    const counted: (Verdict & { isPending: boolean })[] = [];
    try {
      const pacts = await pactsFromBroker(broker, name, version.branch, folder);
      if (pacts.length === 0) throw new Error(`The broker has no pact for ${name}.`);
      if (values['publish-results']) await announce(broker, version);
      for (const pact of pacts) {
        if (pact.isPending) console.log('Pending: what breaks of this pact fails nothing yet.');
        const verdicts = await verifyPacts({ ...at, files: [pact.file], ...wanted });
        if (values['publish-results']) await publishResult(broker, version, pact, verdicts);
        counted.push(...verdicts.map((verdict) => ({ ...verdict, isPending: pact.isPending })));
      }
      return judge(counted, values['known-faults'] ? readKnownFaults(values['known-faults']) : [], false);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

function providerVersion(name: string, values: Values): ProviderVersion {
  const { 'provider-version': version, 'provider-branch': branch } = values;
  if (version && branch) return { name, version, branch };
  const own = revisionOf(process.env);
  return { name, version: version ?? own.version, branch: branch ?? own.branch, buildUrl: own.buildUrl };
}

function listedStates() {
  return statesOf().map(({ parameters, ...state }) => {
    const examples = [...parameters].map(([name, example]) => [name, JSON.parse(example)]);
    return { ...state, parameters: Object.fromEntries(examples) };
  });
}

function positive(name: string, text: string, wanted: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`${name} is "${text}": enter ${wanted}.`);
  return number;
}

function isOfExtensions(file: string): boolean {
  return readPact(file).provider.name === PROVIDERS.extensions;
}

/** Pact files by their names without `.json`; all unless some are named. */
function chosenPacts(names: readonly string[] | undefined): string[] {
  const files = pactFiles();
  const named = (name: string) => files.find((file) => basename(file, '.json') === name);
  const missing = names?.find((name) => !named(name));
  if (missing)
    throw new Error(
      `--pact is "${missing}": there are ${files.map((file) => basename(file, '.json')).join(', ')}.`,
    );
  return names ? names.flatMap((name) => named(name) ?? []) : files;
}

function given(
  url: string,
  { token, states }: { token?: string | undefined; states?: string | undefined },
): Target {
  if (!URL.canParse(url))
    throw new Error(`--url is "${url}": enter an address such as https://api.example.org.`);
  return { name: url, url: url.replace(/\/$/, ''), token, states, close: async () => {} };
}

/** Only for it the whole provider is loaded. */
async function embedded(): Promise<Target> {
  return (await import('./embeddedTarget.ts')).embedded();
}

/** One line a promise as it is tried, so that it shows how far things are. */
function print(
  { description, isKept, problems, ms, call, curl, hurts = [] }: Verdict,
  { number, of }: { number: number; of: number },
) {
  const place = `${String(number).padStart(String(of).length)}/${of}`;
  console.log(`${place} ${isKept ? 'kept  ' : 'BROKEN'} ${description} (${ms} ms)`);
  if (isKept) return;
  for (const line of [call, ...problems, ...hurts, curl]) if (line) console.log(`         ${line}`);
}

function summarise(judgement: Judgement) {
  const { verdicts, mended, unknown, untried } = judgement;
  const known = verdicts.flatMap(({ fault }) => fault ?? []);
  tell('Known faults of the provider', known);
  tell('Known faults of the provider that no promise tries', untried);
  for (const promise of mended)
    console.log(`\nA known fault is no longer seen: take "${promise}" out of the table of known faults.`);
  for (const promise of unknown)
    console.log(`\nNo pact has the promise "${promise}" of the table of known faults.`);
  tellCauses(verdicts);
  const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  const faults = known.length > 0 ? `, ${known.length} known faults of the provider` : '';
  const pending = count('pending') > 0 ? `, ${count('pending')} broken that are pending` : '';
  console.log(`\n${count('kept')} promises kept, ${count('broken')} broken${pending}${faults}`);
  process.exitCode = isAsExpected(judgement) ? 0 : 1;
}

/** What broke several promises in the same way is one thing to mend. */
function tellCauses(verdicts: Judgement['verdicts']) {
  const times = new Map<string, number>();
  for (const problem of verdicts.flatMap(({ problems }) => problems)) {
    const cause = problem.replace(/ \(\d+ of \d+ rows\)/, '').replace(/, got .*/, '');
    times.set(cause, (times.get(cause) ?? 0) + 1);
  }
  const shared = [...times].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  if (shared.length > 0) console.log('\nBy cause');
  for (const [cause, count] of shared) console.log(`  ${count} × ${cause}`);
}

function tell(heading: string, faults: readonly KnownFault[]) {
  if (faults.length > 0) console.log(`\n${heading}`);
  for (const { promise, call, promised, got, where, advice } of faults) {
    const place = promise ? `${call} (${promise})` : call;
    console.log(`  ${place}: promised ${promised}, got ${got}. ${where}. ${advice}`);
  }
}

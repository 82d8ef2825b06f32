import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { PROVIDERS } from '#contracts/pact/examples.ts';
import { commit } from './commit.ts';
import type { Target } from './embeddedTarget.ts';
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
import { verificationOf } from './verification.ts';
import { promisesOf, type Verdict, verifyPacts } from './verify.ts';
import { whoAnswers } from './whoAnswers.ts';

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      token: { type: 'string' },
      states: { type: 'string' },
      only: { type: 'string' },
      pact: { type: 'string', multiple: true },
      timeout: { type: 'string', default: '30' },
      junit: { type: 'string' },
      result: { type: 'string' },
      report: { type: 'string' },
      'provider-version': { type: 'string' },
      'known-faults': { type: 'string' },
    },
  });
  const { only, junit, result, report } = values;
  const files = chosenPacts(values.pact);
  if (promisesOf(files, only).length === 0) throw new Error(`No promise has the text "${only}" in it.`);
  const limitMs = Number(values.timeout) * 1_000;
  if (!(limitMs > 0)) throw new Error(`--timeout is "${values.timeout}": enter seconds, such as 30.`);

  const target = values.url ? given(values.url, values) : await embedded();
  console.log(`Verifying ${target.name}`);
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

  async function verify({ url, token, states }: Target) {
    await requireAnswer({ url, states, limitMs });
    const { isOwn, ...provider } = await whoAnswers(url, values['provider-version']);
    const faults = values['known-faults'] ?? (isOwn ? undefined : KNOWN_FAULTS);
    // Nobody else is held to what only our own API does, unless asked to.
    const held = isOwn || values.pact ? files : files.filter((file) => !isOfExtensions(file));
    const verdicts = await verifyPacts({ url, token, states, only, files: held, limitMs, onVerdict: print });
    return { provider, judgement: judge(verdicts, faults ? readKnownFaults(faults) : [], !only) };
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
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
  { description, isKept, problems, ms }: Verdict,
  { number, of }: { number: number; of: number },
) {
  const place = `${String(number).padStart(String(of).length)}/${of}`;
  console.log(`${place} ${isKept ? 'kept  ' : 'BROKEN'} ${description} (${ms} ms)`);
  for (const problem of problems) console.log(`         ${problem}`);
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
  const count = (wanted: string) => verdicts.filter(({ outcome }) => outcome === wanted).length;
  const faults = known.length > 0 ? `, ${known.length} known faults of the provider` : '';
  console.log(`\n${count('kept')} promises kept, ${count('broken')} broken${faults}`);
  process.exitCode = isAsExpected(judgement) ? 0 : 1;
}

function tell(heading: string, faults: readonly KnownFault[]) {
  if (faults.length > 0) console.log(`\n${heading}`);
  for (const { promise, call, promised, got, where, advice } of faults) {
    const place = promise ? `${call} (${promise})` : call;
    console.log(`  ${place}: promised ${promised}, got ${got}. ${where}. ${advice}`);
  }
}

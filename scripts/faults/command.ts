import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allCalls, answeredBy } from './calls.ts';
import { startDesk } from './desk.ts';
import { FAULTS } from './faults.ts';
import { type MatrixRow, meetAll, rowsOf, unreached } from './matrix.ts';
import { faultsJunit, faultsPage } from './report.ts';

const USAGE = `npm run faults -- [options]                     every fault × every call, and what the reader is told

  --url APP            a deployed app: what visitors may read is answered by its own services. Nothing is written there
  --junit FILE, --report FILE
                       the outcome as JUnit XML, HTML
  --pictures           with --url and --report: what readers of a list, a form and an upload see of each sentence, on a phone

npm run faults -- --proxy --url APP [options]   the app behind a proxy; faults are switched at its page /-faults

  --fault NAME         one from the beginning: ${FAULTS.slice(-1)[0]?.name}, …
  --path TEXT          the calls that meet it (/api/)
  --port N             where to listen (a free one)
  --host ADDRESS       who reaches it (127.0.0.1: this machine alone; 0.0.0.0: a phone of the same network too)

Ends with 0 when every call fails in the words of the catalogue, else with 1.`;

try {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      junit: { type: 'string' },
      report: { type: 'string' },
      pictures: { type: 'boolean', default: false },
      proxy: { type: 'boolean', default: false },
      fault: { type: 'string' },
      path: { type: 'string', default: '/api/' },
      port: { type: 'string', default: '0' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(USAGE);
  else if (values.proxy) await openDesk(values);
  else await run(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

interface Values {
  url?: string | undefined;
  junit?: string | undefined;
  report?: string | undefined;
  pictures: boolean;
  fault?: string | undefined;
  path: string;
  port: string;
  host: string;
}

async function run({ url, junit, report, pictures: isSeen }: Values) {
  if (isSeen && !(url && report))
    throw new Error('--pictures needs --url, the app, and --report, where they go.');
  const started = performance.now();
  const { calls, real } = url ? await answeredBy(url, allCalls()) : { calls: allCalls(), real: 0 };
  const target = url
    ? `${url}: ${real} calls answered by it, ${calls.length - real} by the contract's examples`
    : "Answers are the contract's examples";
  console.log(target);
  const met = await meetAll(calls);
  const rows = rowsOf(met);
  for (const fault of new Set(rows.map((row) => row.fault))) {
    console.log(`\n${fault}`);
    for (const line of linesOf(rows.filter((row) => row.fault === fault))) console.log(`  ${line}`);
  }
  const date = new Date().toISOString().slice(0, 10);
  if (junit) writeFileSync(junit, faultsJunit(rows));
  const pictures = isSeen && url ? await (await import('./pictures.ts')).picturesOf(url) : [];
  const unseen = pictures.filter(({ isMissing }) => isMissing);
  for (const { scene, sentence, fault } of unseen)
    console.log(`\nNot in ${scene}: "${sentence}" after ${fault}.`);
  if (report) writeFileSync(report, faultsPage(rows, { target, date, pictures }));
  const missing = unreached(met);
  for (const key of missing) console.log(`\nNo fault leads to the catalogue's row "${key}".`);
  const broken = met.filter(({ problem }) => problem).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `\n${FAULTS.length} faults × ${calls.length} calls in ${seconds} s: ${met.length - broken} as promised, ${broken} not`,
  );
  process.exitCode = broken + missing.length + unseen.length === 0 ? 0 : 1;
}

/** Kinds that are told the same stand together. */
function linesOf(rows: readonly MatrixRow[]): string[] {
  const lines = new Map<string, string[]>();
  for (const { kind, calls, sentence, inForm, problem } of rows) {
    const form = inForm && inForm !== sentence ? ` (in a form: ${inForm})` : '';
    const words = problem
      ? `BROKEN ${problem}: ${calls.join(', ')}`
      : sentence === undefined
        ? 'succeeds'
        : sentence + form;
    lines.set(words, [...(lines.get(words) ?? []), `${kind} (${calls.length})`]);
  }
  return [...lines].map(([words, kinds]) => `${words} – ${kinds.join(', ')}`);
}

async function openDesk({ url, fault, path, port, host }: Values) {
  if (!url) throw new Error('--proxy needs --url: the address of the app.');
  if (fault && !FAULTS.some(({ name }) => name === fault)) {
    throw new Error(`--fault is "${fault}": there are\n  ${FAULTS.map(({ name }) => name).join('\n  ')}`);
  }
  const desk = await startDesk(url, fault ? [{ fault, path }] : [], { port: Number(port), host });
  console.log(`${url} behind ${desk.url}; faults are switched at ${desk.url}/-faults. Ctrl+C ends it.`);
  if (host !== '127.0.0.1')
    console.log(`From elsewhere: the name of this machine, port ${new URL(desk.url).port}.`);
}

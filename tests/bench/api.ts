import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { type Api, openApi } from './apiProcess.ts';

/**
 * `npm run bench:api`: how many answers a second the embedded API gives as a process of its own, to visitors and to somebody who
 * signed in, one after another and to fifty at once; prints JSON, and the exit code is 1 where what it promises is not kept.
 * `--url` names a PostgreSQL database, which is filled anew, with as many processes as `--workers` says; without it the embedded
 * engine. `--root` runs the server of another folder of sources, to compare two states in the same minutes. `--seconds`
 * each, `--only` a part of the paths, `--profile FOLDER` writes a profile of the processor.
 *
 * A machine that others use as well says little by its clock: rates stand beside that of an answer that costs nothing (`/config.json`),
 * asked for in the same seconds, and bounds are ratios but for those that are given with `--rate`.
 */

const LISTS = [
  '/api/v2/event/?limit=50',
  '/api/v2/appeal/?limit=50',
  '/api/v2/field-report/?limit=50',
  '/api/v2/project/?limit=50',
  '/api/v1/search/?keyword=flood',
];
/** What nobody has asked for before: each moment is another filter that filters nothing. */
const ANEW = '/api/v2/event/?limit=50&created_at__gte=';
const EMPTY = '/config.json';
const SMALL = '/api/v2/disaster_type/?limit=1';
const WHOLE = '/api/v2/country/?limit=9999';

/** p99 over the mean, with fifty callers. */
const FAIR = 3;
/** What a small call waits behind one for a whole list, in ms. */
const LONGEST_WAIT_MS = 50;
/** Of all processes together, in MB. */
const MOST_MEMORY_MB = 300;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    workers: { type: 'string', default: '1' },
    root: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    rate: { type: 'string', default: '0' },
    profile: { type: 'string' },
  },
});
const duration = Number(values.seconds);
const folder = mkdtempSync(join(tmpdir(), 'go-bench-'));
const api = await openApi({ ...values, folder });
try {
  const results = [];
  const memoryBefore = api.memoryMb();
  for (const path of LISTS.filter((list) => list.includes(values.only)))
    results.push(await ofList(api, path));
  const anew = await rate({ path: ANEW, connections: 10, isAnew: true });
  const report = {
    engine: values.url ? 'PostgreSQL' : 'PGlite',
    processes: Number(values.workers),
    cores: availableParallelism(),
    load: loadavg()[0],
    lists: results,
    anew,
    whole: await behindAWhole(),
    memoryMb: { before: memoryBefore, after: api.memoryMb() },
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  const broken = [
    ...results.flatMap(({ path, visitors, reader }) =>
      [visitors, reader].flatMap(({ fifty }) => [
        ...(fifty.p99OverMean > FAIR ? [`${path}: p99 is ${fifty.p99OverMean} means`] : []),
        ...(fifty.perSecond < Number(values.rate) ? [`${path}: ${fifty.perSecond} a second`] : []),
        ...(fifty.failed > 0 ? [`${path}: ${fifty.failed} failed`] : []),
      ]),
    ),
    ...(report.whole.smallWaitsMs > LONGEST_WAIT_MS
      ? [`a small call waits ${report.whole.smallWaitsMs} ms`]
      : []),
    ...(report.memoryMb.after > MOST_MEMORY_MB * report.processes
      ? [`${report.memoryMb.after} MB of memory`]
      : []),
  ];
  for (const line of broken) console.error(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
}

async function ofList({ token }: Api, path: string) {
  const empty = await rate({ path: EMPTY, connections: 50 });
  const of = async (who: string | undefined) => ({
    one: await rate({ path, connections: 1, token: who }),
    fifty: await rate({ path, connections: 50, token: who }),
  });
  const [visitors, reader] = [await of(undefined), await of(token)];
  return {
    path,
    visitors,
    reader,
    shareOfEmpty: round(visitors.fifty.perSecond / empty.perSecond),
    // What others do on this machine meanwhile shows in it as well.
    p99OverMeanOfEmpty: empty.p99OverMean,
  };
}

interface Load {
  path: string;
  connections: number;
  token?: string | undefined;
  isAnew?: boolean;
}

async function rate({ path, connections, token, isAnew = false }: Load) {
  let asked = 0;
  const moment = () => new Date(Date.UTC(1990, 0) + 1_000 * asked++).toISOString().replace('.000', '');
  const result = await autocannon({
    url: api.address,
    connections,
    duration,
    timeout: 60,
    requests: [
      {
        path,
        headers: { 'accept-encoding': 'br', ...(token && { authorization: `Token ${token}` }) },
        ...(isAnew && { setupRequest: (request) => ({ ...request, path: path + moment() }) }),
      },
    ],
  });
  const { latency, requests, errors, non2xx } = result;
  return {
    perSecond: round(requests.total / result.duration),
    meanMs: round(latency.average),
    p99Ms: latency.p99,
    p99OverMean: round(latency.p99 / Math.max(latency.average, 1)),
    failed: errors + non2xx,
  };
}

/** The longest of ten calls that cost nothing, each sent while a whole list that nobody has asked for is made. */
async function behindAWhole() {
  const waits: number[] = [];
  const takes: number[] = [];
  for (let turn = 0; turn < 10; turn++) {
    await time(SMALL);
    const whole = time(`${WHOLE}&offset=${turn}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    waits.push(await time(SMALL));
    takes.push(await whole);
  }
  return { smallWaitsMs: round(Math.max(...waits)), wholeTakesMs: round(Math.max(...takes)) };
}

async function time(path: string) {
  const start = performance.now();
  const answer = await fetch(`${api.address}${path}`);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
  return performance.now() - start;
}

function round(figure: number) {
  return Number(figure.toPrecision(3));
}

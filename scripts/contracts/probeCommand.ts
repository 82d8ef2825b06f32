import { parseArgs } from 'node:util';
import { ENDPOINTS } from '#contracts/endpoints.ts';
import { type Probed, probe } from './probe.ts';
import { requireAnswer } from './requireAnswer.ts';
import { whoAnswers } from './whoAnswers.ts';

const USAGE = 'npm run contracts:probe -- --url https://api.example.org [--token T]';

try {
  const { values } = parseArgs({ options: { url: { type: 'string' }, token: { type: 'string' } } });
  const { url, token } = values;
  if (!url || !URL.canParse(url)) throw new Error(USAGE);
  await requireAnswer({ url, limitMs: 30_000 });
  const base = url.replace(/\/$/, '');
  const { isOwn } = await whoAnswers(base);
  // Nobody else is held to what only our own API does.
  const endpoints = ENDPOINTS.filter(({ extension }) => isOwn || !extension);
  summarise(await probe({ url: base, token, endpoints, onProbed: print }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function print({ call, rows, misfits, failure, untried }: Probed) {
  if (untried) console.log(`not tried ${call}: ${untried}`);
  else if (failure) console.log(`FAILED    ${call}: ${failure}`);
  else console.log(`${misfits.length > 0 ? 'DIFFERS  ' : 'fits     '} ${call} (${rows} rows)`);
  for (const { field, expected, got, times } of misfits) {
    console.log(`            ${field}: ${got}, promised ${expected} (${times} times)`);
  }
}

function summarise(all: readonly Probed[]) {
  const differences = all.reduce((sum, { misfits, failure }) => sum + misfits.length + (failure ? 1 : 0), 0);
  const rows = all.reduce((sum, probed) => sum + probed.rows, 0);
  const untried = all.filter((probed) => probed.untried).length;
  console.log(`\n${all.length} calls, ${rows} rows, ${differences} differences, ${untried} not tried`);
  process.exitCode = differences === 0 ? 0 : 1;
}

import { writeFileSync } from 'node:fs';
import { commit } from './commit.ts';
import { pactsOf } from './diff.ts';
import { screensByCall } from './impact.ts';
import { renderReport } from './report.ts';
import { pactHistory, sinceOf } from './since.ts';
import { recordedVerifications } from './verification.ts';

const file = process.argv[2] ?? 'contracts-report.html';
const known = pactHistory();
const date = new Date().toISOString().slice(0, 10);
writeFileSync(
  file,
  renderReport({
    version: commit(),
    date,
    verifications: recordedVerifications(),
    screens: await screensByCall(),
    since: known && sinceOf(pactsOf(), known.history, known.isWhole),
  }),
);
console.log(`Written to ${file}`);

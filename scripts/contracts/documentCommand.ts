import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GO_DOCUMENT } from './pacts.ts';
import { trimDocument } from './trimDocument.ts';

const USAGE = 'npm run contracts:document -- FILE --source "go-api 038d7f86" --date 2026-05-20';

const { values, positionals } = parseArgs({
  options: { source: { type: 'string' }, date: { type: 'string' } },
  allowPositionals: true,
});
const [file] = positionals;
const { source, date } = values;
if (file && source && date) {
  const trimmed = trimDocument(JSON.parse(readFileSync(file, 'utf8')), { source, date });
  writeFileSync(GO_DOCUMENT, `${JSON.stringify(trimmed, null, 1)}\n`);
  console.log(`Written to ${GO_DOCUMENT}`);
} else {
  console.error(USAGE);
  process.exitCode = 1;
}

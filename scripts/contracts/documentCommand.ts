import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describedBy } from './openapiExceptions.ts';
import { GO_DOCUMENT, RISK_DOCUMENT } from './pacts.ts';
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
  const target = describedBy(trimmed) === 'risk-api' ? RISK_DOCUMENT : GO_DOCUMENT;
  writeFileSync(target, `${JSON.stringify(trimmed, null, 1)}\n`);
  console.log(`Written to ${target}`);
} else {
  console.error(USAGE);
  process.exitCode = 1;
}

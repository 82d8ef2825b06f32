import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { toCsv, toRows, toXliff } from './exchange.ts';
import { readNamespaces, readTranslations, TRANSLATED_INTO } from './strings.ts';

const USAGE = 'npm run i18n:export -- FILE.csv   or   npm run i18n:export -- --language fr FILE.xlf';

try {
  const { values, positionals } = parseArgs({
    options: { language: { type: 'string' } },
    allowPositionals: true,
  });
  const [file = ''] = positionals;
  const rows = toRows(await readNamespaces(), readTranslations);
  if (file.endsWith('.csv')) writeFileSync(file, toCsv(rows));
  else if (/\.xli?f+$/.test(file)) writeFileSync(file, await toXliff(rows, languageOf(values.language)));
  else throw new Error(USAGE);
  console.log(`${rows.length} strings written to ${file}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function languageOf(text: string | undefined) {
  const language = TRANSLATED_INTO.find((candidate) => candidate === text);
  if (!language)
    throw new Error(`An XLIFF file is for one language: --language ${TRANSLATED_INTO.join(' | ')}.`);
  return language;
}

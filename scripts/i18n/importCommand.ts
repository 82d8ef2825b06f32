import { readFileSync } from 'node:fs';
import { fromCsv, fromXliff, merge } from './exchange.ts';
import { readNamespaces, readTranslations, writeTranslations } from './strings.ts';

const USAGE = 'npm run i18n:import -- FILE.csv | FILE.xlf   (as npm run i18n:export wrote it, translated)';

try {
  const file = process.argv[2];
  if (!file) throw new Error(USAGE);
  const text = readFileSync(file, 'utf8');
  const rows = file.endsWith('.csv') ? fromCsv(text) : await fromXliff(text);
  const { problems, changed, count } = merge(rows, await readNamespaces(), readTranslations);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error(`Nothing was taken over: ${problems.length} problems.`);
    process.exitCode = 1;
  } else {
    for (const [namespace, translations] of changed) writeTranslations(namespace, translations);
    console.log(`${count} texts changed in ${changed.size} files. Now run npm run i18n:check.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

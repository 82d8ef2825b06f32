import { readFileSync } from 'node:fs';
import { isLanguage, type Language } from '#contracts/languages.ts';
import { MACHINES } from '#machines/catalogue.ts';
import { planAsCsv, planAsMarkdown } from '#stories/explorer/model/plan.ts';
import { explorerStrings } from '#stories/explorer/strings.ts';

const USAGE = `npm run machines:plan -- NAME [--csv] [--language fr]   the test plan of a machine

Every transition in as few short cases as reach them: numbered steps in plain words, each with the state that it should lead to.`;

const args = process.argv.slice(2);
const language = args.includes('--language') ? args[args.indexOf('--language') + 1] : 'en';
const entry = MACHINES.find(({ name }) => args.includes(name));
if (!entry || !language || !isLanguage(language)) {
  console.log(USAGE);
  process.exitCode = args.includes('--help') ? 0 : 2;
} else {
  const write = args.includes('--csv') ? planAsCsv : planAsMarkdown;
  process.stdout.write(write(entry, wordsIn(language)));
}

function wordsIn(wanted: Language) {
  const { english } = explorerStrings;
  if (wanted === 'en') return english;
  const file = new URL('../../provider/seed/strings/explorer.json', import.meta.url);
  const texts: Record<string, Partial<Record<Language, string>>> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, texts[key]?.[wanted] ?? text]),
  ) as typeof english;
}

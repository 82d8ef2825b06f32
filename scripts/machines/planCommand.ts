import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '#contracts/languages.ts';
import { MACHINES } from '#machines/catalogue.ts';
import { passedBy } from '#stories/explorer/model/passed.ts';
import { planAsCsv, planAsMarkdown } from '#stories/explorer/model/plan.ts';
import { fromJson } from '#stories/explorer/model/recording.ts';
import { explorerStrings } from '#stories/explorer/strings.ts';

const USAGE = `npm run machines:plan -- NAME [--csv] [--language fr] [--done FILE …]   the test plan of a machine

Every transition in as few short cases as reach them: numbered steps in plain words, each with the state that it should lead to.
--done FILE   a recording exported from the explorer: what it passed is ticked. Several, of a whole team, are taken together`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      csv: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      done: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  });
  const entry = MACHINES.find(({ name }) => name === positionals[0]);
  const { language } = values;
  if (!entry || !isLanguage(language)) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else {
    // A shell makes several words of `--done recordings/*.json`.
    const files = [...values.done, ...positionals.slice(1)];
    const passed = passedBy(
      entry,
      files.map((file) => fromJson(readFileSync(file, 'utf8'))),
    );
    const write = values.csv ? planAsCsv : planAsMarkdown;
    process.stdout.write(write(entry, wordsIn(language), passed));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
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

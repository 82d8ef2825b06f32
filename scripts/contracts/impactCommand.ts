import { type Impact, impactOf } from './impact.ts';
import { impactInWords } from './impactSummary.ts';

const USAGE = `npm run contracts:impact -- FIELD   what of the app depends on a field: calls, screens, tests

FIELD: the end of its path (ifrc_severity_level, countries.iso3), or of one call only (event.name)`;

const [wanted] = process.argv.slice(2);
if (!wanted || wanted === '--help') {
  console.log(USAGE);
  process.exitCode = wanted ? 0 : 1;
} else {
  const found = await impactOf(wanted);
  for (const impact of found) tell(impact);
  if (found.length === 0) {
    console.error(`No answer of the contracts has a field "${wanted}".`);
    process.exitCode = 1;
  } else console.log(`\n${impactInWords(found)}`);
}

function tell({ endpoint, field, promises, without, asNull, screens, tests }: Impact) {
  console.log(`\n${endpoint.method} ${endpoint.path}  ${field.path}: ${field.words}`);
  console.log(`  left out: ${consequence(without)}; null: ${consequence(asNull)}`);
  list('promises that name it', promises);
  list(
    'screens that show it',
    screens
      .filter(({ files }) => files.length > 0)
      .map(({ title, address, files }) => `${title} ${address}  (${files.join(', ')})`),
  );
  list(
    'screens that make the call for something else',
    screens.filter(({ files }) => files.length === 0).map(({ title, address }) => `${title} ${address}`),
  );
  list('tests', tests);
}

function consequence(reading: Impact['without']) {
  return reading === 'refused'
    ? 'the app cannot read the answer, all of its screens break'
    : 'the app reads on without it';
}

function list(heading: string, lines: readonly string[]) {
  if (lines.length === 0) return;
  console.log(`  ${heading}`);
  for (const line of lines) console.log(`    ${line}`);
}

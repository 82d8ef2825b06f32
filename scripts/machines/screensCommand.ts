import { mkdirSync, writeFileSync } from 'node:fs';
import { screensByMachine } from './screens.ts';

const USAGE = `npm run machines:screens -- NAME      which screens a machine runs on
npm run machines:screens -- ADDRESS   which machines run on a screen (/emergencies/all)`;

/** Served beside the stories, which show it. */
const FILE = new URL('../../.cache/machine-coverage/machine-screens.json', import.meta.url);

const [wanted] = process.argv.slice(2);
const uses = screensByMachine();
const everywhere = Object.entries(uses).filter(([, { isEverywhere }]) => isEverywhere);

if (wanted === '--write') {
  mkdirSync(new URL('.', FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(uses));
} else if (wanted?.startsWith('/')) {
  const here = Object.entries(uses).filter(([, { screens }]) =>
    screens.some(({ address }) => address === wanted),
  );
  tell(
    `Machines of the screen ${wanted}`,
    here.map(([name]) => name),
  );
  tell(
    'and of every page',
    everywhere.map(([name]) => name),
  );
  if (here.length === 0) process.exitCode = 1;
} else if (wanted && uses[wanted]) {
  const { isEverywhere, screens } = uses[wanted];
  if (isEverywhere) console.log(`${wanted} runs on every page.`);
  tell(
    `Screens whose code includes ${wanted}`,
    screens.map(({ title, address }) => `${title}  ${address}`),
  );
} else {
  console.log(USAGE);
  process.exitCode = wanted === '--help' ? 0 : 1;
}

function tell(heading: string, lines: readonly string[]) {
  console.log(`${heading}: ${lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}

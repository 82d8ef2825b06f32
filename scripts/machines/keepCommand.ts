import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { MACHINES } from '#machines/catalogue.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import { fromJson, type Recording, toJson } from '#stories/explorer/model/recording.ts';
import { differencesOf } from '#stories/explorer/model/replayed.ts';

const USAGE = `npm run machines:keep -- FILE [NAME] [--expect STEP=STATE]   makes a test of a recording

FILE    exported from the machine explorer, in the storybook or over the running app
NAME    of the test: what it shows, such as "a late answer is kept"
--expect 4=success   step 4 should have led to "success", whatever it did when it was recorded: the test fails until it does`;

const args = process.argv.slice(2);
const expected = args.flatMap((arg, index) => (arg === '--expect' ? (args[index + 1] ?? '') : []));
const [file, name] = args.filter((arg, index) => arg !== '--expect' && args[index - 1] !== '--expect');

if (!file || file === '--help') {
  console.log(USAGE);
  process.exitCode = file ? 0 : 2;
} else {
  try {
    keep(file);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}

function keep(from: string) {
  const recording = expected.reduce(withExpectation, fromJson(readFileSync(from, 'utf8')));
  const called = (name ?? recording.machine).replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const path = `tests/machines/recordings/${called}.json`;
  if (existsSync(`${ROOT}/${path}`)) throw new Error(`There is a ${path} already: give it another name.`);
  const differences = differencesOf(MACHINES, recording);
  writeFileSync(`${ROOT}/${path}`, toJson(recording));
  console.log(`Kept as ${path}: npx vitest run --project machines recordings`);
  console.log(differences.length === 0 ? 'It goes as recorded.' : 'It fails now:');
  for (const line of differences) console.log(`  ${line}`);
}

function withExpectation(recording: Recording, text: string): Recording {
  const [, number, state] = /^(\d+)=(.+)$/.exec(text) ?? [];
  const index = Number(number) - 1;
  const step = recording.steps[index];
  if (!step || !state)
    throw new Error(`--expect ${text}: say STEP=STATE, with one of ${recording.steps.length} steps.`);
  return { ...recording, steps: recording.steps.with(index, { ...step, expected: state }) };
}

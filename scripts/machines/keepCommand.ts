import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MACHINES } from '#machines/catalogue.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import { fromJson, type Recording, toJson } from '#stories/explorer/model/recording.ts';
import { differencesOf } from '#stories/explorer/model/replayed.ts';

const USAGE = `npm run machines:keep -- FILE [NAME] [--expect STEP=STATE] [--folder DIR]   makes a test of a recording

FILE    exported from the machine explorer, in the storybook or over the running app
NAME    of the test: what it shows, such as "a late answer is kept"
--expect 4=success   step 4 should have led to "success", whatever it did when it was recorded: the test fails until it does
--folder DIR         where to keep it, beside the recordings that npm test replays (tests/machines/recordings)`;

const FOLDER = 'tests/machines/recordings';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      expect: { type: 'string', multiple: true, default: [] },
      folder: { type: 'string', default: FOLDER },
      help: { type: 'boolean', default: false },
    },
  });
  const [file, name] = positionals;
  if (values.help || !file) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 2;
  } else keep(file, { name, ...values });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}

function keep(
  from: string,
  { name, expect, folder }: { name: string | undefined; expect: string[]; folder: string },
) {
  const recording = expect.reduce(withExpectation, fromJson(readFileSync(from, 'utf8')));
  const called = (name ?? recording.machine).replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
  const path = join(folder, `${called}.json`);
  const whole = resolve(ROOT, path);
  if (existsSync(whole)) throw new Error(`There is a ${path} already: give it another name.`);
  const differences = differencesOf(MACHINES, recording);
  writeFileSync(whole, toJson(recording));
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

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { MACHINES } from '#machines/catalogue.ts';
import { ROOT } from '#scripts/i18n/strings.ts';
import { fromJson } from '#stories/explorer/model/recording.ts';
import { differencesOf } from '#stories/explorer/model/replayed.ts';
import { changeInWords, changesBetween, type DescribedState } from './diff.ts';
import { drawnChanges } from './diffReport.ts';
import { jsonOf } from './json.ts';

const USAGE = `npm run machines:diff -- REF [--report FILE]   what changed in the machines since a commit

--report FILE   the same drawn, as an HTML page: new green, gone red, changed amber
Names the recordings of tests/machines/recordings/ that go another way now. Ends with 1 when something changed.`;

const FOLDER = 'machines/diagrams';
const RECORDINGS = `${ROOT}/tests/machines/recordings`;

const [ref, flag, file] = process.argv.slice(2);
if (!ref || ref === '--help' || (flag && (flag !== '--report' || !file))) {
  console.log(USAGE);
  process.exitCode = ref === '--help' ? 0 : 2;
} else {
  try {
    await compare(ref);
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    console.error((stderr || message).trim());
    process.exitCode = 2;
  }
}

async function compare(commit: string) {
  const names = [...new Set([...namesAt(commit), ...MACHINES.map(({ name }) => name)])].sort();
  const changed = names.flatMap((name) => {
    const before = describedAt(commit, name);
    const after = describedNow(name);
    const changes = changesBetween(before, after);
    return changes.length > 0 ? [{ name, before, after, changes }] : [];
  });
  for (const { name, changes } of changed) {
    console.log(`\n${name}`);
    for (const change of changes) console.log(`  ${changeInWords(change)}`);
  }
  const broken = recordingsThatDiffer();
  if (broken.length > 0) console.log('\nRecordings that go another way now');
  for (const line of broken) console.log(`  ${line}`);
  console.log(`\n${changed.length} of ${names.length} machines changed since ${commit}`);
  if (file) {
    writeFileSync(file, await drawnChanges(commit, changed));
    console.log(`Drawn: ${file}`);
  }
  process.exitCode = changed.length > 0 || broken.length > 0 ? 1 : 0;
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
}

function namesAt(commit: string): string[] {
  return git('ls-tree', '--name-only', commit, `${FOLDER}/`)
    .split('\n')
    .flatMap((path) => /([^/]+)\.mmd$/.exec(path)?.[1] ?? []);
}

function describedAt(commit: string, name: string): DescribedState | undefined {
  try {
    return JSON.parse(git('show', `${commit}:${FOLDER}/${name}.json`));
  } catch {
    return undefined;
  }
}

function describedNow(name: string): DescribedState | undefined {
  const entry = MACHINES.find((one) => one.name === name);
  return entry && JSON.parse(jsonOf(entry.machine));
}

function recordingsThatDiffer(): string[] {
  return readdirSync(RECORDINGS)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      differencesOf(MACHINES, fromJson(readFileSync(`${RECORDINGS}/${name}`, 'utf8'))).map(
        (difference) => `${name}: ${difference}`,
      ),
    );
}

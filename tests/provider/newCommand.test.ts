import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from '#scripts/i18n/strings.ts';
import { begin } from '#scripts/new/begin.ts';

/** What is made rather than written, or none of the project's. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  '.data',
  '.cache',
  'dist',
  'dist-storybook',
  'test-results',
]);
/** How long all of it may take on a busy machine, in ms. */
const LIMIT_MS = 720_000;

/** Of the tests of the OpenAPI document the one that a new call may fail: the others hold the comparison itself to account. */
const AGREES_WITH_DOCUMENT = testIn('tests/contracts/openapi.test.ts', "it('agrees with every promise");

/** A test by its file and line, as Vitest takes it. */
function testIn(file: string, beginning: string) {
  const line = readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .findIndex((text) => text.trim().startsWith(beginning));
  if (line < 0) throw new Error(`${file} has no test that begins with ${beginning}`);
  return `${file}:${line + 1}`;
}

/** The project in a folder of its own. */
function copyOfProject() {
  const root = mkdtempSync(join(tmpdir(), 'go-new-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name)) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  // Each package by a link of its own, and the word that all are there: an installation would reach through one link to all.
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '.installed-from' && name !== '.cache')
      symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  const lock = readFileSync(join(root, 'package-lock.json'));
  writeFileSync(join(packages, '.installed-from'), createHash('sha256').update(lock).digest('hex'));
  return root;
}

it(
  'writes a start of each kind that passes the checks',
  async () => {
    const root = copyOfProject();
    const { files } = begin(root, [
      ['machine', 'shelterPlan'],
      ['endpoint', 'shelterKit'],
      ['list', 'shelterKit'],
      ['record', 'shelterKit'],
      ['form', 'shelterKit'],
    ]);

    const bin = (name: string) => join(root, 'node_modules', '.bin', name);
    const tests = files.filter(
      // The table of roles has its rows too, and takes long.
      (file) => /^tests\/(machines|views|provider)\/.*\.test\.tsx?$/.test(file) && !file.includes('roles'),
    );
    // What was written, and all that it imports: the rest is as the project's own checks have seen it.
    const sources = files.filter((file) => /\.tsx?$/.test(file));
    const config = { extends: './tsconfig.json', include: ['src/**/*.d.ts'], files: sources };
    writeFileSync(join(root, 'tsconfig.new.json'), JSON.stringify(config));
    const checks = [
      [bin('biome'), 'ci', '--error-on-warnings', ...files],
      [bin('tsc'), '--noEmit', '--singleThreaded', '-p', 'tsconfig.new.json'],
      [process.execPath, 'scripts/i18n-check.mjs'],
      [
        ...[bin('vitest'), 'run', '--project', 'machines', '--project', 'contracts'],
        ...['--project', 'domain', '--project', 'views', '--project', 'provider', ...tests],
        // What the command has just written itself need not be held against being written again: pacts, diagrams, tables, calls ahead.
        ...['tests/contracts/catalogue', AGREES_WITH_DOCUMENT],
        ...['tests/domain/screenTable', 'tests/domain/entry', 'tests/domain/formPages'],
      ],
    ] as const;
    expect(tests).toHaveLength(5);
    for (const [program, ...given] of checks) expect(await outcomeOf(root, program, given)).toBe('passed');
  },
  LIMIT_MS,
);

it('writes nothing over what is there, and says what has to come first', () => {
  expect(() => begin(ROOT, [['machine', 'alert']])).toThrow('machines/alert.ts is there already.');
  expect(() => begin(ROOT, [['list', 'shelterKit']])).toThrow('has to be there first');
  expect(() => begin(ROOT, [['machine', 'shelter kit']])).toThrow('no name in camelCase');
});

/** What it says where it fails. */
async function outcomeOf(cwd: string, program: string, given: readonly string[]) {
  try {
    await promisify(execFile)(program, given, {
      cwd,
      maxBuffer: 1e8,
      env: { ...process.env, NO_COLOR: '1', GO_TEST_SEED_SCALE: '0.05' },
    });
    return 'passed';
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout: string; stderr: string };
    return `${program} ${given.join(' ')}\n${stdout}\n${stderr}`;
  }
}

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { MACHINES } from '#machines/catalogue.ts';
import { fromJson, toJson } from '#stories/explorer/model/recording.ts';
import { startSession } from '#stories/explorer/model/session.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'keep-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What somebody exported from the explorer: a question that was asked and answered with no. */
function exported(): string {
  const entry = MACHINES.find(({ name }) => name === 'confirm');
  if (!entry) throw new Error('The catalogue has no such machine.');
  const session = startSession(entry);
  session.send({ type: 'open' });
  session.send({ type: 'cancel' });
  const file = join(folder, 'confirm-recording.json');
  writeFileSync(file, toJson(session.record()));
  return file;
}

/** `npm run machines:keep -- …`, into a folder of its own. */
function keep(...args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/machines-keep.mjs', ...args, '--folder', folder],
      { cwd: ROOT },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it('keeps a recording under the name of what it shows, and says that it goes as recorded', async () => {
  const { code, output } = await keep(exported(), 'A no closes the question');
  const kept = join(folder, 'a-no-closes-the-question.json');
  onTestFinished(() => rmSync(kept));
  expect(output).toContain('It goes as recorded.');
  expect(code).toBe(0);
  expect(fromJson(readFileSync(kept, 'utf8')).steps.map(({ state }) => state)).toEqual(['asking', 'closed']);

  const again = await keep(exported(), 'A no closes the question');
  expect(again.output).toContain('a-no-closes-the-question.json already: give it another name.');
  expect(again.code).toBe(2);
});

it('makes of a mistake a test that fails until it is mended', async () => {
  const { code, output } = await keep(exported(), 'a no is taken back', '--expect', '2=asking');
  const kept = join(folder, 'a-no-is-taken-back.json');
  onTestFinished(() => rmSync(kept));
  expect(output).toContain('It fails now:\n  step 2, cancel: should be “asking”, is “closed”');
  expect(code).toBe(0);
  expect(fromJson(readFileSync(kept, 'utf8')).steps[1]).toMatchObject({ expected: 'asking' });
});

it.each([
  ['a step that it does not have', ['--expect', '9=asking'], 'with one of 2 steps.'],
  ['an expectation without a state', ['--expect', '2'], 'say STEP=STATE'],
])('keeps nothing of %s', async (_, args, complaint) => {
  const { code, output } = await keep(exported(), 'nothing', ...args);
  expect(output).toContain(complaint);
  expect(code).toBe(2);
  expect(existsSync(join(folder, 'nothing.json'))).toBe(false);
});

it('refuses a file that is no recording', async () => {
  const file = join(folder, 'other.json');
  writeFileSync(file, '{ "answer": 42 }');
  const { code, output } = await keep(file);
  expect(output).toContain('The file is not a recording of a machine.');
  expect(code).toBe(2);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MACHINES } from '#machines/catalogue.ts';
import { diagrams, readmeWithDiagrams } from '#scripts/machines/diagrams.ts';
import { mermaidOf } from '#scripts/machines/mermaid.ts';
import { EVENTS_FILE, writtenShapes } from '#scripts/machines/readShapes.ts';

const FOLDER = new URL('../../machines/diagrams/', import.meta.url);

it('are those of the machines as they are: `npm run machines:diagrams` writes them', () => {
  const files = diagrams();
  expect(readdirSync(FOLDER).sort()).toEqual([...files.keys(), EVENTS_FILE].sort());
  for (const [file, text] of files) expect(readFileSync(new URL(file, FOLDER), 'utf8'), file).toBe(text);
  const readme = readFileSync(new URL('../README.md', FOLDER), 'utf8');
  expect(readme).toBe(readmeWithDiagrams(readme));
});

it('have beside them what each event must hold, as its type says: written by the same command', () => {
  expect(readFileSync(new URL(EVENTS_FILE, FOLDER), 'utf8')).toBe(writtenShapes());
});

it('stand in the README, each with what its machine is for, and leave the rest of it alone', () => {
  const readme = readmeWithDiagrams(readFileSync(new URL('../README.md', FOLDER), 'utf8'));
  for (const { name, purpose } of MACHINES) expect(readme).toContain(`<b>${name}</b>: ${purpose}`);
  expect(readme).toMatch(/^# Machines\n/);
  expect(readme).toContain('## To add one');
});

it('show states, events, guards, actions, delays and the ends of effects', () => {
  const language = MACHINES.find(({ name }) => name === 'language');
  if (!language) throw new Error('The catalogue has no language machine.');
  const drawn = mermaidOf(language.machine);
  for (const line of [
    '[*] --> language_deciding',
    'state "queueing" as language_queueing',
    'language_deciding --> language_english : at once [isEnglish]',
    'language_queueing --> language_fetching : after batch / markPending',
    'language_fetching --> language_settling : loadStrings failed / log, markFailed',
  ]) {
    expect(drawn).toContain(line);
  }
});

import type { CatalogueEntry } from '#machines/catalogue.ts';
import { eventInWords } from '#scripts/machines/transitions.ts';
import { toCsv } from '#src/domain/csv.ts';
import { fill } from '#src/i18n/fill.ts';
import type { explorerStrings } from '../strings.ts';
import { payloadInWords } from './inWords.ts';
import { type Step, stateInWords } from './recording.ts';
import { startSession } from './session.ts';
import { type PlannedCase, planOf } from './ways.ts';

type Words = Readonly<Record<keyof typeof explorerStrings.english, string>>;

interface PlannedStep {
  does: string;
  leadsTo: string;
}

/** A case in words: what it begins with, what to do, where that leads. */
interface WrittenCase {
  input: string;
  start: string;
  steps: readonly PlannedStep[];
  shows: readonly PlannedTransition[];
  /** All that it shows has been seen by hand. */
  isDone: boolean;
}

interface PlannedTransition {
  name: string;
  isDone: boolean;
}

/** Names of transitions that somebody has taken by hand: in the explorer, or in recordings. */
type Passed = ReadonlySet<string>;
const NONE: Passed = new Set();

/** The test plan of a machine: cases that between them take every transition, for people who try them by hand. */
export function writePlan(entry: CatalogueEntry, strings: Words, passed = NONE): WrittenCase[] {
  return planOf(entry).map((planned) => written(entry, planned, strings, passed));
}

function written(
  entry: CatalogueEntry,
  { recording, shows }: PlannedCase,
  strings: Words,
  passed: Passed,
): WrittenCase {
  const { snapshot } = startSession(entry, recording.input).getView();
  return {
    isDone: shows.every((name) => passed.has(name)),
    input: recording.input,
    start: stateInWords(snapshot.value) || strings.running,
    steps: recording.steps.map((step) => ({
      does: stepAsOrder(step, strings),
      leadsTo: step.state || strings.running,
    })),
    shows: shows.map((name) => ({
      name: name.replace(/--(.+?)(\[\d+\])?--> /, (_, type) => `--${eventInWords(type)}--> `),
      isDone: passed.has(name),
    })),
  };
}

/** What a person has to do: "Send open", "Let 300 ms pass", "Let send fail with error: {…}". */
export function stepAsOrder(step: Step, strings: Words): string {
  if ('wait' in step) return fill(strings.orderWait, { ms: step.wait });
  if ('guard' in step) {
    return step.answer === null
      ? fill(strings.orderGuardItself, { guard: step.guard })
      : fill(strings.orderGuard, { guard: step.guard, answer: String(step.answer) });
  }
  const payload = payloadInWords(step.event);
  const [, end, effect = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(step.event.type) ?? [];
  if (end === 'done') return fill(strings.orderDone, { effect, payload: payload || '–' });
  if (end === 'error') return fill(strings.orderFailed, { effect, payload: payload || '–' });
  const event = eventInWords(step.event.type);
  return payload ? fill(strings.orderSendWith, { event, payload }) : fill(strings.orderSend, { event });
}

/** To read, print and tick; what was passed by hand is ticked. */
export function planAsMarkdown(entry: CatalogueEntry, strings: Words, passed = NONE): string {
  const cases = writePlan(entry, strings, passed);
  const parts = cases.map(({ input, start, steps, shows, isDone }, index) =>
    [
      `## ${fill(strings.planCase, { number: index + 1 })}`,
      '',
      ...(input ? [`${strings.beginsWith}: ${input}`, ''] : []),
      `${strings.planStart}: \`${start}\``,
      '',
      ...steps.map(({ does, leadsTo }, at) => `${at + 1}. ${box(isDone)} ${escaped(does)} → \`${leadsTo}\``),
      '',
      `${strings.planShows}:`,
      ...shows.map(({ name, isDone: isSeen }) => `- ${box(isSeen)} \`${name}\``),
      '',
    ].join('\n'),
  );
  const title = fill(strings.planOf, { machine: entry.name });
  return `# ${title}\n\n${entry.purpose}.\n\n${parts.join('\n')}`;
}

const box = (isTicked: boolean) => (isTicked ? '[x]' : '[ ]');

/** Of a text that may hold what Markdown takes for its own. */
const escaped = (text: string) => text.replace(/[*_<|]/g, '\\$&');

/** A row a step, for spreadsheets and tools of test management. */
export function planAsCsv(entry: CatalogueEntry, strings: Words, passed = NONE): string {
  const head = [
    strings.planMachine,
    strings.planCaseNumber,
    strings.beginsWith,
    strings.planStepNumber,
    strings.planDo,
    strings.planExpected,
    strings.planShows,
    strings.planDone,
  ];
  const rows = writePlan(entry, strings, passed).flatMap(({ input, start, steps, shows, isDone }, index) =>
    [{ does: strings.planStart, leadsTo: start }, ...steps].map(({ does, leadsTo }, at) => [
      entry.name,
      String(index + 1),
      input,
      String(at),
      does,
      leadsTo,
      at === steps.length ? shows.map(({ name }) => name).join('\n') : '',
      isDone ? 'x' : '',
    ]),
  );
  return toCsv([head, ...rows]);
}

import { expect, it } from 'vitest';
import { type FormValues, withValue } from '#machines/formValues.ts';
import { catalogueOf } from '#src/screens/per/assessment/catalogue.ts';
import { figuresOf } from '#src/screens/per/assessment/figures.ts';
import { isMissingSame } from '#src/screens/per/assessment/progress.ts';
import {
  type AssessmentValues,
  bodyOf,
  consequencesOf,
  valuesOf,
} from '#src/screens/per/assessment/values.ts';
import { LONG_ASSESSMENT, LONG_LISTS, LONG_OPTIONS, questionsOf } from '#tests/support/longAssessment.ts';

const areas = catalogueOf(LONG_LISTS);
const catalogue = {
  areas,
  ratings: LONG_OPTIONS.componentratings,
  answers: LONG_OPTIONS.answers,
};
const read = new Set<number>();

/** Notes which answers are read. */
function watched(branch: object): object {
  const entries = Object.entries(branch).map(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [name, value];
    if (!name.startsWith('q')) return [name, watched(value)];
    const get = (target: object, key: string) => {
      read.add(Number(name.slice(1)));
      return Reflect.get(target, key);
    };
    return [name, new Proxy(value, { get })];
  });
  return Object.fromEntries(entries);
}

/** What an open form makes of a change: what would be sent, and what stands above its fields. */
function typed(before: AssessmentValues, path: string, text: string): AssessmentValues {
  const after = withValue(before as FormValues, path, text) as AssessmentValues;
  const values = consequencesOf(after, [path], before);
  bodyOf(values);
  isMissingSame(areas, before, values);
  figuresOf(catalogue, values);
  return values;
}

it('looks at a key among 10 000 answers at those of its own component alone', () => {
  const [path, own] = ['a3.c25.notes', questionsOf(25)];
  const opened = typed(watched(valuesOf(LONG_ASSESSMENT)) as AssessmentValues, path, 'W');
  expect(read.size).toBe(10_000);
  read.clear();
  typed(opened, path, 'We');
  expect([...read].filter((id) => !own.includes(id))).toEqual([]);
});

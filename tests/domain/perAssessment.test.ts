import { describe, expect, it } from 'vitest';
import { catalogueOf, considerationsOf } from '#src/screens/per/assessment/catalogue.ts';
import { contentOf, mergedWith } from '#src/screens/per/assessment/merge.ts';
import {
  isWhole,
  missingIn,
  nextMissing,
  orderOf,
  progressOf,
  ratedOf,
  suggestedRating,
} from '#src/screens/per/assessment/progress.ts';
import {
  type AssessmentValues,
  bodyOf,
  consequencesOf,
  drafted,
  valuesOf,
} from '#src/screens/per/assessment/values.ts';

const [YES, NO, PARTIALLY] = [1, 2, 5];
const answers = [
  { id: YES, text: 'Yes' },
  { id: NO, text: 'No' },
  { id: PARTIALLY, text: 'Partially' },
];

const areas = catalogueOf({
  // The number of an area is not its id.
  areas: [
    { id: 8, area_num: 2, title: 'Analysis and planning' },
    { id: 9, area_num: 1, title: 'Policy' },
  ],
  components: [
    { id: 32, area: 8, component_num: 14, component_letter: 'b', title: 'Evacuation' },
    { id: 30, area: 8, component_num: 14, title: 'Operations', is_parent: true },
    { id: 31, area: 8, component_num: 14, component_letter: 'a', title: 'Community' },
    { id: 1, area: 9, component_num: 1, title: 'Laws', epi_considerations_guidance: '<p>Ask.</p>' },
    { id: 99, area: 77, component_num: 40, title: 'Of no area' },
  ],
  questions: [
    { id: 101, question: 'Second?', question_num: 2, answers, component: { id: 1 } },
    { id: 100, question: 'First?', question_num: 1, answers, component: { id: 1 } },
    { id: 102, question: 'In a group?', question_num: 3, question_group: 5, answers, component: { id: 1 } },
    { id: 103, question: 'Routes?', question_num: 1, answers, component: { id: 32 } },
  ],
  groups: [{ id: 5, component: 1, title: 'Dissemination' }],
});
const [policy, planning] = areas;
const laws = policy?.components[0];
if (!policy || !planning || !laws) throw new Error('The catalogue lacks its areas.');

const assessed = (over: object): AssessmentValues => ({ opened: {}, a9: { id: 1, c1: { id: 2, ...over } } });

describe('the catalogue', () => {
  it('has areas and components by their numbers, a parent before its letters, benchmarks in groups', () => {
    expect(areas.map(({ number, path }) => [number, path])).toEqual([
      [1, 'a9'],
      [2, 'a8'],
    ]);
    expect(planning.components.map(({ number }) => number)).toEqual(['14', '14(A)', '14(B)']);
    expect(laws.groups.map(({ title, questions }) => [title, questions.map(({ number }) => number)])).toEqual(
      [
        [undefined, ['1.1', '1.2']],
        ['Dissemination', ['1.3']],
      ],
    );
    expect(laws.guidance.epi_considerations).toBe('<p>Ask.</p>');
  });

  it('asks for the considerations that the overview has switched on, for all components at once', () => {
    expect(considerationsOf(undefined)).toEqual([]);
    expect(
      considerationsOf({ assess_preparedness_of_country: true, assess_migration_aspect_of_country: true }),
    ).toEqual(['epi_considerations', 'migration_considerations']);
  });
});

describe('what is sent', () => {
  const written = {
    id: 7,
    overview: 5,
    area_responses: [
      {
        id: 70,
        area: 9,
        modified_at: '2026-05-01T08:30:00.000Z',
        component_responses: [
          {
            id: 71,
            component: 1,
            rating: 4,
            notes: 'Good',
            question_responses: [{ id: 72, question: 100, answer: YES, notes: null }],
          },
        ],
      },
    ],
  };
  const before = valuesOf(written);

  it('is the areas that were changed, with the ids of their rows; the others are only named, so that they stay', () => {
    const answered = { ...before, a8: { c32: { q103: { answer: NO } }, c31: { q999: { notes: '' } } } };
    const values = consequencesOf(answered as AssessmentValues, ['a8.c32.q103.answer'], before);
    expect(bodyOf(values)).toMatchObject({
      overview: 5,
      is_draft: true,
      area_responses: [
        { id: 70, area: 9 },
        {
          area: 8,
          modified_at: null,
          component_responses: [
            { component: 32, rating: null, question_responses: [{ question: 103, answer: NO }] },
          ],
        },
      ],
    });
    expect(bodyOf(values).area_responses[0]).not.toHaveProperty('component_responses');
  });

  it('says on which version of an area it is a change, and what was emptied', () => {
    const emptied = { ...before, a9: { ...before.a9, c1: { id: 71, q100: { id: 72 } } } };
    const values = consequencesOf(emptied as AssessmentValues, ['a9.c1.rating', 'a9.c1.q100.answer'], before);
    expect(bodyOf(values).area_responses).toMatchObject([
      {
        id: 70,
        modified_at: '2026-05-01T08:30:00.000Z',
        component_responses: [
          {
            id: 71,
            rating: null,
            notes: null,
            question_responses: [{ id: 72, question: 100, answer: null, notes: null }],
          },
        ],
      },
    ]);
  });
});

describe('a draft', () => {
  const area = (id: number, component: number, notes: string, modified_at: string) => ({
    id: id * 10,
    area: id,
    modified_at,
    component_responses: [{ id: component * 10, component, notes }],
  });
  const before = valuesOf({
    overview: 5,
    area_responses: [area(9, 1, 'Good', 'first'), area(8, 32, 'Weak', 'first')],
  });
  const values = consequencesOf(
    { ...before, a9: { ...before.a9, c1: { id: 10, notes: 'Better' } } } as AssessmentValues,
    ['a9.c1.notes'],
    before,
  );

  it('keeps the areas that were changed, and sends what the whole form would', () => {
    expect(drafted.of(values).a8).toEqual({ id: 80 });
    expect(bodyOf(drafted.of(values))).toEqual(bodyOf(values));
  });

  it('is whole again with the other areas as they stand by now, and is a change of what it was made on', () => {
    const now = valuesOf({
      overview: 5,
      area_responses: [area(9, 1, 'Theirs', 'second'), area(8, 32, 'Strong', 'second')],
    });
    const whole = drafted.whole(drafted.of(values), now);
    expect(whole.a8).toEqual(now.a8);
    expect(whole.a9).toEqual(values.a9);
    expect(mergedWith(whole, now)).toMatchObject({ conflicts: ['a9.c1.notes'], mine: { a8: now.a8 } });
  });
});

describe('how far it is', () => {
  it('counts benchmarks and ratings, without parents', () => {
    const values = assessed({ rating: 3, q100: { answer: YES }, q101: { notes: 'Later' } });
    expect(progressOf(policy.components, values)).toEqual({ answered: 1, asked: 3 });
    expect(ratedOf(policy.components, values)).toEqual({ answered: 1, asked: 1 });
    expect(ratedOf(planning.components, values)).toEqual({ answered: 0, asked: 2 });
    expect(isWhole(policy, values)).toBe(false);
    const whole = assessed({ rating: 3, q100: { answer: 1 }, q101: { answer: 2 }, q102: { answer: 5 } });
    expect(isWhole(policy, whole)).toBe(true);
  });

  it('leads from one missing field to the next, over areas, and from the last to the first', () => {
    const missing = missingIn(areas, assessed({ q100: { answer: YES } }));
    const paths = missing.map(({ path }) => path);
    expect(paths).toEqual([
      'a9.c1.q101.answer',
      'a9.c1.q102.answer',
      'a9.c1.rating',
      'a8.c31.rating',
      'a8.c32.q103.answer',
      'a8.c32.rating',
    ]);
    const order = orderOf(areas);
    expect(nextMissing(missing, order, undefined)?.path).toBe('a9.c1.q101.answer');
    // After one that is answered by now, too.
    expect(nextMissing(missing, order, 'a9.c1.q100.answer')?.path).toBe('a9.c1.q101.answer');
    expect(nextMissing(missing, order, 'a9.c1.rating')?.path).toBe('a8.c31.rating');
    expect(nextMissing(missing, order, 'a8.c32.rating')?.path).toBe('a9.c1.q101.answer');
    expect(nextMissing([], order, undefined)).toBeUndefined();
  });

  it.each([
    [[NO, NO, NO], 1],
    [[NO, NO, YES], 2],
    [[PARTIALLY, PARTIALLY, PARTIALLY], 3],
    [[YES, YES, PARTIALLY], 4],
    [[YES, YES, YES], 5],
  ])('suggests for %j the rating %i', ([first, second, third], value) => {
    const said = { q100: { answer: first }, q101: { answer: second }, q102: { answer: third } };
    expect(suggestedRating(laws, said)).toBe(value);
  });

  it('suggests nothing while an answer is missing', () => {
    expect(suggestedRating(laws, { q100: { answer: YES } })).toBeUndefined();
    expect(suggestedRating({ ...laws, questions: [] }, {})).toBeUndefined();
  });
});

describe('what two people write at the same time', () => {
  const before = assessed({ rating: 2, notes: 'As before', q100: { id: 3, answer: NO } });
  const change = (path: string, to: AssessmentValues) => consequencesOf(to, [path], before);

  it('is merged where they answered different areas', () => {
    const mine = change('a8.c32.q103.answer', { ...before, a8: { c32: { q103: { answer: YES } } } });
    const theirs = assessed({ rating: 5, notes: 'New', q100: { id: 3, answer: YES } });
    const { theirs: merged, conflicts } = mergedWith(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.a9).toEqual(theirs.a9);
    expect(merged.a8).toEqual({ c32: { q103: { answer: YES } } });
  });

  it('is merged answer by answer within one component, with the ids of their rows', () => {
    const mine = change('a9.c1.rating', assessed({ rating: 4, notes: 'As before', q100: { answer: NO } }));
    const theirs = assessed({ rating: 2, notes: 'New', q100: { id: 30, answer: YES } });
    const { theirs: merged, conflicts } = mergedWith(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.a9?.c1).toMatchObject({ rating: 4, notes: 'New', q100: { id: 30, answer: YES } });
  });

  it('is a question where both changed the same otherwise, each side at hand', () => {
    const mine = change('a9.c1.rating', assessed({ rating: 4, notes: 'Mine', q100: { id: 3, answer: NO } }));
    const theirs = assessed({ rating: 4, notes: 'Theirs', q100: { id: 3, answer: YES } });
    const both = mergedWith(mine, theirs);
    expect(both.conflicts).toEqual(['a9.c1.notes']);
    expect(both.mine.a9?.c1).toMatchObject({ rating: 4, notes: 'Mine', q100: { answer: YES } });
    expect(both.theirs.a9?.c1).toMatchObject({ notes: 'Theirs' });
    // Once it is answered, a later change of theirs is compared with what they wrote by then.
    expect(both.theirs.opened?.['a9.c1']).toEqual(theirs.a9?.c1);
  });

  it('keeps what a colleague removed removed, and what was added here added', () => {
    const mine = change('a9.c1.q101.answer', assessed({ ...before.a9?.c1, q101: { answer: YES } }));
    const theirs = assessed({ notes: '' });
    const { theirs: merged, conflicts } = mergedWith(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(merged.a9?.c1).toMatchObject({ q101: { answer: YES }, notes: '' });
    expect(merged.a9?.c1?.rating).toBeUndefined();
  });
});

describe('whether somebody wrote meanwhile', () => {
  it('follows from the answers alone', () => {
    const one = assessed({ rating: 3, q100: { id: 3, answer: YES } });
    expect(contentOf(assessed({ id: 50, q100: { answer: YES }, rating: 3, notes: '' }))).toBe(contentOf(one));
    expect(contentOf(assessed({ rating: 3, q100: { id: 3, answer: NO } }))).not.toBe(contentOf(one));
    expect(contentOf({ ...one, a8: { c32: { notes: 'Routes' } } })).not.toBe(contentOf(one));
  });
});

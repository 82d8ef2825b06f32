import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it } from 'vitest';
import type { Field } from '#src/forms/definition.ts';
import { WrittenRecordForm } from '#src/forms/FormPage.tsx';
import { Above } from '#src/screens/per/assessment/Above.tsx';
import { AssessmentContext } from '#src/screens/per/assessment/AssessmentContext.ts';
import { catalogueOf } from '#src/screens/per/assessment/catalogue.ts';
import type { ComponentFields } from '#src/screens/per/assessment/fields.ts';
import { assessmentForm } from '#src/screens/per/assessment/form.tsx';
import { LONG_ASSESSMENT, LONG_LISTS, LONG_OPTIONS } from '#tests/support/longAssessment.ts';
import { listOf, MEMBER, NEPAL, signIn } from '#tests/support/members.ts';
import { eventually, renderScreen } from '#tests/support/screens.tsx';

/** Roles of thousands of inputs take long to find: by their field. */
const inputs = (path: string) => [
  ...document.querySelectorAll(`[data-field="${path}"] :is(input, textarea)`),
];

/** What was drawn: fields by their paths, and what stands above them. */
let drawn: string[] = [];

const noted = (field: Field): Field => ({
  ...field,
  kind: {
    ...field.kind,
    draw(props) {
      drawn.push(field.name);
      return field.kind.draw(props);
    },
  },
});
const notedOf = (fields: ComponentFields): ComponentFields => ({
  ...fields,
  rating: noted(fields.rating),
  notes: noted(fields.notes),
  benchmarks: new Map(
    [...fields.benchmarks].map(([question, { answer, notes }]) => [
      question,
      { answer: noted(answer), notes: noted(notes) },
    ]),
  ),
});

it('draws one field at a key among 10 000 answers, and at an answer what counts answers too', async () => {
  signIn();
  const areas = catalogueOf(LONG_LISTS);
  const { componentratings: ratings, answers } = LONG_OPTIONS;
  const catalogue = { areas, ratings, answers };
  const { definition, fields } = assessmentForm({ areas, ratings, considerations: [] });
  const view = {
    lastCycle: new Map(),
    wanted: new Set(['a1.c2']),
    fields: new Map([...fields].map(([path, own]) => [path, notedOf(own)])),
    ratings,
  };
  const above = (
    <Profiler id="above" onRender={() => drawn.push('above')}>
      <Above catalogue={catalogue} onGo={() => {}} />
    </Profiler>
  );
  await renderScreen(
    <AssessmentContext value={view}>
      <WrittenRecordForm definition={definition} id={5} above={above} />
    </AssessmentContext>,
    () => ({
      '/api/v2/user/me/': { json: { ...MEMBER, is_per_admin_for_countries: [NEPAL.id] } },
      '/api/v2/country/': { json: listOf([NEPAL]) },
      '/api/v2/per-assessment/5/': { json: LONG_ASSESSMENT },
    }),
  );
  await eventually(() => expect(inputs('a1.c2.q21.answer')).toHaveLength(2));
  const user = userEvent.setup();
  const [notes] = inputs('a1.c2.notes');
  // The first one opens the component.
  await user.type(notes as Element, 'W');
  drawn = [];
  await user.type(notes as Element, 'ells');
  expect(drawn).toEqual(Array(4).fill('a1.c2.notes'));

  drawn = [];
  const [, no] = inputs('a1.c2.q21.answer');
  await user.click(no as Element);
  expect(new Set(drawn)).toEqual(new Set(['a1.c2.q21.answer', 'above']));
});

import { DREF_CHANGES } from '#contracts/dref/fields.ts';
import { DREF_ONSET, type DrefStage } from '#rules/dref.ts';
import type { Section } from '#src/forms/definition.ts';
import { count, day, longText, text } from '#src/forms/kinds.tsx';
import { LearningLink } from '../parts.tsx';
import type { PREVIOUS } from '../values.ts';
import { type At, fieldsIn, forImminent, numbered, section, type Words } from './builder.ts';

/** What happened, by whom it is told, and in pictures. */
export function event(stage: DrefStage): Section[] {
  const { field, list, words, figure, file } = fieldsIn(stage);
  const isOfApplication = stage === 'application';
  const isReport = stage === 'report';
  return [
    section('event', 'descriptionOfEvent', [
      field('event_text', longText, 'event_text', { limit: 500 }),
      field('event_date', day, (said: Words, { values }: At) =>
        values.type_of_onset === DREF_ONSET.sudden || values.type_of_onset === undefined
          ? said.event_date
          : said.dateOfTrigger,
      ),
      field(
        isOfApplication ? 'num_affected' : 'number_of_people_affected',
        count,
        forImminent('atRisk', 'num_affected'),
        { hint: 'affectedHint' },
      ),
      field('people_in_need', count, forImminent('estimatedInNeed', 'people_in_need'), {
        hint: 'inNeedHint',
      }),
      ...(isOfApplication ? [] : [figure('number_of_people_targeted')]),
      ...(isReport ? [figure('num_assisted')] : []),
      field('event_description', longText, forImminent('whatIsExpected', 'event_description')),
      ...(isReport ? [] : [words('anticipatory_actions')]),
      ...(isOfApplication ? [file('supporting_document')] : []),
      words('event_scope'),
    ]),
    section('sources', 'source_information', [
      list(
        'source_information',
        ({ field: inRow }) => [
          inRow('source_name', text, 'source_name', { isRequired: true, limit: 255 }),
          inRow('source_link', text, 'source_link', { isRequired: true, limit: 255 }),
        ],
        {
          heading: 'source_information',
          add: 'addSource',
          rowTitle: numbered('sourceTitle'),
          isOrdered: true,
        },
      ),
    ]),
    section('photos', 'images_file', [file('images_file')]),
  ];
}

/** Questions about earlier operations: of applications alone. */
export function previousOperations(): Section {
  const { answer, words, field } = fieldsIn('application');
  return section(
    'previous',
    'previousOperations',
    [
      ...(
        [
          'did_it_affect_same_area',
          'did_it_affect_same_population',
          'did_ns_respond',
          'did_ns_request_fund',
        ] as const satisfies typeof PREVIOUS
      ).map((name) => answer(name)),
      field('ns_request_text', text, 'ns_request_text', { hint: 'requestTextHint', isWide: true }),
      words('dref_recurrent_text'),
      words('lessons_learned'),
    ],
    { Before: LearningLink },
  );
}

/** What only an imminent application is asked. */
export function hazard(): Section {
  const { words, date, file } = fieldsIn('application');
  return section('hazard', 'hazard', [
    date('hazard_date'),
    words('hazard_date_and_location'),
    words('hazard_vulnerabilities_and_risks'),
    words('addressed_humanitarian_impacts'),
    file('scenario_analysis_supporting_document'),
    file('contingency_plans_supporting_document'),
  ]);
}

/** What an update changes, and why. `After`: what suggests it. */
export function summaryOfChanges(After: Section['After']): Section {
  const { answer, words } = fieldsIn('update');
  return section(
    'changes',
    'summaryOfChanges',
    [...DREF_CHANGES.map((name) => answer(name)), words('specified_trigger_met'), words('summary_of_change')],
    After ? { After } : {},
  );
}

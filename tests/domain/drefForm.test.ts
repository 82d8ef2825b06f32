import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { DREF_ERRORS } from '#contracts/dref/errors.ts';
import { Dref, DrefReport, DrefUpdate } from '#contracts/dref/schemas.ts';
import { DREF_TYPE, endOfOperation } from '#rules/dref.ts';
import { bodyOf, valuesOf, type Written } from '#src/screens/dref/forms/body.ts';
import { applicationForm, updateForm } from '#src/screens/dref/forms/definitions.tsx';
import { formerValues } from '#src/screens/dref/forms/former.ts';
import { pointed } from '#src/screens/dref/forms/points.tsx';
import { consequencesIn, type DrefValues } from '#src/screens/dref/forms/values.ts';
import { warningsOf } from '#src/screens/dref/forms/warnings.ts';

const least: DrefValues = {
  national_society: 123,
  country: 123,
  district: [5],
  type_of_dref: DREF_TYPE.response,
  type_of_onset: 2,
  title: 'Nepal: Floods 2026',
};
const wrongIn = (schema: Parameters<typeof safeParse>[0], body: object) =>
  (safeParse(schema, body).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('what is sent', () => {
  it('of the least that can be saved fits the contract, in each stage', () => {
    expect(wrongIn(Dref, bodyOf('application', least))).toEqual([]);
    expect(wrongIn(DrefUpdate, bodyOf('update', least))).toEqual([]);
    expect(wrongIn(DrefReport, bodyOf('report', least))).toEqual([]);
  });

  it('of a report without a province says what is missing in the words of the field', () => {
    expect(wrongIn(DrefReport, bodyOf('report', { ...least, district: [] }))).toEqual([
      `district: ${DREF_ERRORS.noProvince}`,
    ]);
    expect(wrongIn(DrefUpdate, bodyOf('update', { ...least, district: [] }))).toEqual([]);
  });

  it('says nothing of what is not asked for of its type, and brings it back with the type', () => {
    const values: DrefValues = {
      ...least,
      women: 5,
      event_scope: 'Two districts',
      needs_identified: [{ key: 'a', title: 'health', description: 'Clinics' }],
      amount_requested: 50_000,
    };
    const loan = bodyOf('application', { ...values, type_of_dref: DREF_TYPE.loan });
    expect(loan).toMatchObject({ women: null, event_scope: null, needs_identified: [] });
    // Its step is hidden, yet it is asked for.
    expect(loan.amount_requested).toBe(50_000);
    expect(bodyOf('application', values)).toMatchObject({ women: 5, event_scope: 'Two districts' });
  });

  it('keeps the order that rows were put into, which servers tell by ids', () => {
    const risk = (id: number | undefined, text: string) => ({
      key: text,
      id,
      risk: text,
      mitigation: 'None',
    });
    const { risk_security } = bodyOf('application', {
      ...least,
      risk_security: [risk(undefined, 'new'), risk(9, 'second'), risk(4, 'first')],
    });
    expect(risk_security).toEqual([
      { id: 4, risk: 'new', mitigation: 'None' },
      { id: 9, risk: 'second', mitigation: 'None' },
      { risk: 'first', mitigation: 'None' },
    ]);
  });

  it('leaves alone what an update shows for loans only: it was copied', () => {
    expect(bodyOf('update', { ...least, date_of_approval: '2026-05-01' })).not.toHaveProperty(
      'date_of_approval',
    );
    expect(
      bodyOf('update', { ...least, type_of_dref: DREF_TYPE.loan, date_of_approval: '2026-05-01' }),
    ).toHaveProperty('date_of_approval', '2026-05-01');
    expect(bodyOf('update', { ...least, appeal_code: 'MDRNP1' })).not.toHaveProperty('appeal_code');
  });

  it('asks a question only after a yes to the one before', () => {
    const all: DrefValues = {
      ...least,
      did_it_affect_same_area: true,
      did_it_affect_same_population: true,
      did_ns_respond: false,
      did_ns_request_fund: true,
      ns_request_text: 'MDRNP001',
    };
    expect(bodyOf('application', all)).toMatchObject({
      did_ns_respond: false,
      did_ns_request_fund: null,
      ns_request_text: null,
    });
  });

  it('names files by their ids, photos with their captions, and rows by theirs', () => {
    const body = bodyOf('application', {
      ...least,
      budget_file: [{ key: 'file-7', name: 'budget.pdf', size: 0, id: 7 }],
      cover_image_file: [{ key: 'file-8', name: 'cover.png', size: 0, id: 8, caption: 'A bridge' }],
      images_file: [{ key: 'file-9', name: 'queue.png', size: 0, id: 9 }],
      source_information: [{ key: 'id-3', id: 3, source_name: 'Office', source_link: 'example.org/flood' }],
    });
    expect(body).toMatchObject({
      budget_file: 7,
      cover_image_file: { id: 8, caption: 'A bridge' },
      images_file: [{ id: 9, caption: null }],
      source_information: [{ id: 3, source_name: 'Office', source_link: 'https://example.org/flood' }],
    });
    expect(JSON.stringify(body)).not.toContain('"key"');
  });

  it('has captions of 80 characters, each wrong by itself where it is longer', () => {
    const photo = (id: number, length: number) => ({
      key: `file-${id}`,
      id,
      name: 'a.png',
      size: 0,
      caption: 'x'.repeat(length),
    });
    const wrong = (form: typeof applicationForm, values: DrefValues) => {
      const told = form.validate({ ...values }, undefined);
      expect(form.pathsIn({ ...values }, undefined)).toEqual(expect.arrayContaining(Object.keys(told)));
      return told;
    };
    const values = {
      ...least,
      cover_image_file: [photo(8, 81)],
      images_file: [photo(9, 80), photo(10, 81)],
      photos_file: [photo(12, 81)],
    };
    expect(wrong(applicationForm, values)).toEqual({
      'cover_image_file.file-8.caption': DREF_ERRORS.captionTooLong,
      'images_file.file-10.caption': DREF_ERRORS.captionTooLong,
    });
    expect(wrong(updateForm, values)).toMatchObject({
      'photos_file.file-12.caption': DREF_ERRORS.captionTooLong,
    });
    expect(wrong(applicationForm, { ...values, images_file: [], cover_image_file: [photo(8, 80)] })).toEqual(
      {},
    );
  });

  it('reads back what it has written', () => {
    const body = bodyOf('application', {
      ...least,
      women: 5,
      planned_interventions: [
        { key: 'b', title: 'education', budget: 5, indicators: [{ key: 'c', title: 'Schools', target: 3 }] },
        { key: 'a', title: 'health', budget: 7, indicators: [] },
      ],
    });
    const values = valuesOf('application', body as unknown as Written);
    expect(values).toMatchObject({ women: 5, title: least.title });
    // In the order in which sectors are shown everywhere.
    expect(values.planned_interventions?.map(({ title }) => title)).toEqual(['health', 'education']);
    expect(values.planned_interventions?.[1]?.indicators?.[0]).toMatchObject({ title: 'Schools', target: 3 });
  });
});

it('reaches more people than were targeted; those counted apart are some of whom a report says were assisted', () => {
  const reached = (figures: object): DrefValues => ({
    ...least,
    planned_interventions: [
      { key: 'a', title: 'health', budget: 5, person_targeted: 100, male: 60, female: 90, ...figures },
    ],
  });
  expect(wrongIn(DrefUpdate, bodyOf('update', reached({})))).toEqual([]);
  expect(wrongIn(DrefReport, bodyOf('report', reached({ person_assisted: 150 })))).toEqual([]);
  expect(wrongIn(DrefReport, bodyOf('report', reached({ person_assisted: 149 })))).toEqual([
    `planned_interventions.0.person_assisted: ${DREF_ERRORS.moreThanAssisted}`,
  ]);
});

describe('an imminent DREF', () => {
  const imminent = (values: Partial<DrefValues>) => {
    const changed: DrefValues = { ...least, type_of_dref: DREF_TYPE.imminent, ...values };
    return consequencesIn('application')(changed, ['proposed_action'], least);
  };
  const action = (total_budget: number) => ({
    key: String(total_budget),
    proposed_type: 1,
    total_budget,
    activities: [{ key: 'x', sector: 1 }],
  });

  it('splits 75 000 francs between its actions; the other figures follow', () => {
    const split = imminent({ proposed_action: [action(50_000), action(25_000)] });
    expect(split).toMatchObject({ sub_total_cost: 75_000, indirect_cost: 5_000, total_cost: 80_000 });
    expect(wrongIn(Dref, bodyOf('application', split))).toEqual([]);
    const withSurge = imminent({ proposed_action: [action(75_000)], is_surge_personnel_deployed: true });
    expect(withSurge).toMatchObject({
      surge_deployment_cost: 10_000,
      indirect_cost: 5_800,
      total_cost: 90_800,
    });
    expect(wrongIn(Dref, bodyOf('application', withSurge))).toEqual([]);
  });

  it('cannot be saved while they add up to something else, and says how much is left', () => {
    const values = imminent({ proposed_action: [action(50_000)] });
    expect(wrongIn(Dref, bodyOf('application', values))).toEqual([
      `proposed_action: ${DREF_ERRORS.notSplit}`,
    ]);
    expect(warningsOf('application', values)).toContainEqual(
      expect.objectContaining({ key: 'leftToSplit', figures: expect.objectContaining({ amount: 25_000 }) }),
    );
    // An update has no actions to split it between.
    expect(warningsOf('update', values).map(({ key }) => key)).not.toContain('leftToSplit');
  });

  it('counts days, not months, unless it is an old one', () => {
    const values = {
      ...least,
      type_of_dref: DREF_TYPE.imminent,
      operation_timeframe: 3,
      operation_timeframe_imminent: 45,
    };
    expect(bodyOf('application', values)).toMatchObject({
      operation_timeframe: null,
      operation_timeframe_imminent: 45,
    });
    expect(bodyOf('application', { ...values, is_dref_imminent_v2: false })).toMatchObject({
      operation_timeframe: 3,
      operation_timeframe_imminent: null,
    });
  });
});

describe('what follows from a change', () => {
  const change = consequencesIn('application');

  it('another National Society means its country, and none of the old regions', () => {
    const after = change({ ...least, national_society: 14 }, ['national_society'], least);
    expect(after).toMatchObject({ country: 14, district: [] });
  });

  it('a country that comes with its regions keeps them', () => {
    const copied = { ...least, country: 14, district: [3] };
    expect(change(copied, ['country', 'district'], least)).toMatchObject({ country: 14, district: [3] });
  });

  it.each([Number.NaN, 5.5, -1, 2_147_483_647])('an operation of the length %d has no end', (length) => {
    for (const unit of ['months', 'days'] as const)
      expect(endOfOperation('2026-01-15', length, unit)).toBeUndefined();
  });

  it.each([
    ['2026-01-15', 3, '2026-04-30'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-12-01', 2, '2028-02-29'],
  ])('an operation from %s over %i months ends on %s', (start, months, end) => {
    expect(endOfOperation(start, months, 'months')).toBe(end);
    const values = { ...least, date_of_approval: start, operation_timeframe: months };
    expect(change(values, ['operation_timeframe'], least).end_date).toBe(end);
    expect(
      change({ ...values, operation_timeframe: undefined }, ['operation_timeframe'], values).end_date,
    ).toBeUndefined();
  });

  const ahead = { ...least, type_of_dref: DREF_TYPE.imminent, is_dref_imminent_v2: true };

  it.each([
    ['2026-05-04', 45, '2026-06-18'],
    ['2027-12-20', 70, '2028-02-28'],
    ['2026-05-04', 0, '2026-05-04'],
  ])('an imminent one from %s over %i days ends on %s', (start, days, end) => {
    const begun = { ...ahead, date_of_approval: start };
    const application = { ...begun, operation_timeframe: 3, operation_timeframe_imminent: days };
    expect(change(application, ['operation_timeframe_imminent'], begun).end_date).toBe(end);
    const open = { ...ahead, total_operation_timeframe_imminent: days };
    const report = { ...open, operation_start_date: start };
    expect(consequencesIn('report')(report, ['operation_start_date'], open).operation_end_date).toBe(end);
    expect(
      change({ ...application, operation_timeframe_imminent: undefined }, ['operation_timeframe_imminent'], {
        ...application,
        end_date: end,
      }).end_date,
    ).toBeUndefined();
  });

  it('another type means the end that its own length says', () => {
    const lengths = { operation_timeframe: 3, operation_timeframe_imminent: 45 };
    const months = { ...least, ...lengths, date_of_approval: '2026-05-04', end_date: '2026-08-31' };
    const days = change({ ...months, type_of_dref: DREF_TYPE.imminent }, ['type_of_dref'], months);
    expect(days.end_date).toBe('2026-06-18');
    const back = { ...days, type_of_dref: DREF_TYPE.response };
    expect(change(back, ['type_of_dref'], days).end_date).toBe('2026-08-31');
  });

  it('a typed end stays where no length says another', () => {
    const typed = {
      ...ahead,
      // Months are not asked for.
      total_operation_timeframe: 3,
      operation_start_date: '2026-05-04',
      operation_end_date: '2026-06-20',
    };
    const later = { ...typed, operation_start_date: '2026-05-10' };
    const report = consequencesIn('report');
    expect(report(later, ['operation_start_date'], typed).operation_end_date).toBe('2026-06-20');
  });

  it('a report that is imminent again has the fixed costs, as its own surge says', () => {
    const report = (values: DrefValues) => consequencesIn('report')(values, ['type_of_dref'], least);
    expect(report(ahead)).toMatchObject({ sub_total_cost: 75_000, indirect_cost: 5_000, total_cost: 80_000 });
    expect(report({ ...ahead, surge_deployment_cost: 10_000 })).toMatchObject({ total_cost: 90_800 });
  });

  it('the allocation of an update is what there was and what is added', () => {
    const values = { ...least, dref_allocated_so_far: 50_000, additional_allocation: 25_000 };
    expect(consequencesIn('update')(values, ['additional_allocation'], least).total_dref_allocation).toBe(
      75_000,
    );
  });

  it('an update that turns to a sudden onset plans no appeal until it says so', () => {
    const slow = { ...least, type_of_onset: 1, emergency_appeal_planned: true };
    const sudden = { ...slow, type_of_onset: 2 };
    expect(consequencesIn('update')(sudden, ['type_of_onset'], slow).emergency_appeal_planned).toBe(false);
    expect(change(sudden, ['type_of_onset'], slow).emergency_appeal_planned).toBe(true);
  });
});

it('the points of a list are a line each, however they were typed', () => {
  expect(pointed('Register households\n\n• Hand out kits\n 2. Ask what helped')).toBe(
    '• Register households\n\n• Hand out kits\n 2. Ask what helped',
  );
});

describe('what does not fit together', () => {
  const keysOf = (values: Partial<DrefValues>, former?: DrefValues) =>
    warningsOf('update', { ...least, ...values }, former).map(({ key }) => key);

  it('people and money', () => {
    const found = warningsOf('application', {
      ...least,
      women: 5,
      men: 5,
      total_targeted_population: 11,
      amount_requested: 100,
      planned_interventions: [{ key: 'a', title: 'health', budget: 90 }],
    }).map(({ key }) => key);
    expect(found).toEqual(['partsDiffer', 'budgetDiffers']);
    // An assessment asks for the total alone.
    expect(
      warningsOf('application', {
        ...least,
        type_of_dref: DREF_TYPE.assessment,
        total_targeted_population: 11,
      }),
    ).toEqual([]);
  });

  it('an update says what changes, and changes what it says', () => {
    const former = {
      ...least,
      total_operation_timeframe: 3,
      total_targeted_population: 100,
      district: [5, 6],
    };
    const same = { ...former, district: [6, 5] };
    expect(keysOf(same, former)).not.toContain('placesDiffer');
    expect(keysOf({ ...same, changing_timeframe_operation: true }, former)).toContain('timeframeSame');
    expect(keysOf({ ...same, total_operation_timeframe: 5 }, former)).toContain('timeframeDiffers');
    expect(keysOf({ ...same, changing_geographic_location: true }, former)).toContain('placesSame');
    expect(keysOf({ ...same, district: [7] }, former)).toContain('placesDiffer');
    expect(keysOf({ ...same, changing_target_population_of_operation: true }, former)).toContain(
      'populationSame',
    );
    expect(keysOf({ ...same, total_targeted_population: 200 }, former)).toContain('populationDiffers');
    expect(keysOf({ ...same, additional_allocation: 5, changing_budget: true }, former)).toContain(
      'budgetFlags',
    );
    expect(keysOf({ ...same, changing_budget: true }, former)).toContain('allocationMissing');
    expect(keysOf({ ...same, type_of_dref: DREF_TYPE.loan, total_operation_timeframe: 5 }, former)).toEqual(
      [],
    );
  });
});

it('puts beside an update what its application says, under its own names, row by row', () => {
  const application = {
    ...bodyOf('application', {
      ...least,
      num_affected: 500,
      operation_timeframe: 3,
      planned_interventions: [{ key: 'a', id: 4, title: 'health', budget: 7 }],
    }),
    id: 1,
  } as unknown as Written;
  const now: DrefValues = {
    ...least,
    planned_interventions: [{ key: 'id-99', id: 99, title: 'health', budget: 9 }],
  };
  const former = formerValues('update', { of: 'application', record: application }, now);
  expect(former).toMatchObject({ number_of_people_affected: 500, total_operation_timeframe: 3 });
  expect(former.planned_interventions).toEqual([expect.objectContaining({ key: 'id-99', budget: 7 })]);
});

it('puts beside the allocation of what was imminent the costs that the fund has paid, which nobody asked for as an amount', () => {
  const application = {
    ...bodyOf('application', { ...least, type_of_dref: DREF_TYPE.imminent, total_cost: 80_000 }),
    is_dref_imminent_v2: true,
    id: 1,
  } as unknown as Written;
  for (const stage of ['update', 'report'] as const)
    expect(formerValues(stage, { of: 'application', record: application }, least)).toMatchObject({
      total_dref_allocation: 80_000,
    });
});

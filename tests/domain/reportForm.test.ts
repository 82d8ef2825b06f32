import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EARLY_WARNING, EPIDEMIC, FieldReport, REPORT_ERRORS } from '#contracts/fieldReports/schemas.ts';
import { dayOf } from '#rules/dates.ts';
import { fieldsOf } from '#src/forms/definition.ts';
import { reportForm } from '#src/screens/fieldReports/FieldReportFormScreen/form.tsx';
import {
  bodyOf,
  consequencesOf,
  emptyReport,
  type Report,
  type ReportFacts,
  type ReportValues,
  upgrade,
  valuesOf,
} from '#src/screens/fieldReports/FieldReportFormScreen/values.ts';

const floods: ReportValues = {
  ...emptyReport(false),
  country: 123,
  dtype: 12,
  start_date: '2026-05-01',
  title: 'Floods',
};
const TYPES = {
  EVT: {},
  EW: { status: EARLY_WARNING },
  EPI: { dtype: EPIDEMIC },
  COVID: { dtype: EPIDEMIC, is_covid_report: true },
} as const;
const facts: ReportFacts = { actions: undefined, visibilities: [3], takesFiles: true, isReviewed: false };
const errorsIn = (values: ReportValues) => reportForm.validate({ ...values }, facts);

/** Of a report, what the form reads. */
const written = (more: Partial<Report>) =>
  ({ id: 7, dtype: 12, countries: [123], updated_at: '2026-05-02T00:00:00Z', ...more }) as Report;

describe('the fields of a report', () => {
  const known = new Set([...Object.keys(FieldReport.def.shape), 'country', 'contacts', 'actions_taken']);

  it.each(Object.entries(TYPES))(
    'of type %s fill every step, with names of the API, each once',
    (_, type) => {
      const values = { ...floods, ...type };
      for (const { sections } of reportForm.steps ?? []) {
        const placed = fieldsOf(
          sections.flatMap(({ members }) => members),
          { values, row: values, facts },
        );
        const names = placed.map(({ path }) => path);
        expect(names.length).toBeGreaterThan(0);
        expect(new Set(names).size).toBe(names.length);
        expect(names.filter((name) => !known.has(name.split('.')[0] ?? ''))).toEqual([]);
      }
    },
  );

  it('are those of the type of report alone', () => {
    const asks = (type: object, path: string) =>
      reportForm.pathsIn({ ...floods, ...type }, facts).includes(path);
    expect([asks(TYPES.EVT, 'num_dead'), asks(TYPES.EPI, 'num_dead')]).toEqual([true, false]);
    expect([asks(TYPES.EPI, 'epi_cases'), asks(TYPES.EW, 'epi_cases')]).toEqual([true, false]);
    expect([asks(TYPES.EW, 'imminent_dref'), asks(TYPES.COVID, 'title')]).toEqual([true, false]);
  });
});

describe('the body of a report', () => {
  it('is one that the contract takes, with what was not filled in as null or empty', () => {
    const body = bodyOf(floods);
    expect(z.safeParse(FieldReport, body).error).toBeUndefined();
    expect(body).toMatchObject({
      countries: [123],
      districts: [],
      start_date: '2026-05-01T00:00:00.000Z',
      num_dead: null,
      contacts: [],
    });
  });

  it('leaves out the figures of people affected that nobody gave, since the first one there is shown', () => {
    const body = bodyOf({ ...floods, gov_num_affected: 0 });
    expect(body.gov_num_affected).toBe(0);
    expect('num_affected' in body || 'other_num_affected' in body).toBe(false);
  });

  it('takes back a figure of people affected that was emptied, or that its new type does not have', () => {
    const stored = valuesOf(written({ num_affected: 5000, gov_num_affected: 700 }));
    const body = bodyOf({ ...stored, num_affected: undefined });
    expect(body).toMatchObject({ num_affected: null, gov_num_affected: 700 });
    expect('other_num_affected' in body).toBe(false);
    expect(bodyOf({ ...stored, dtype: 1 })).toMatchObject({ num_affected: null, gov_num_affected: null });
  });

  it('holds nothing of another type of report', () => {
    const body = bodyOf({ ...floods, num_dead: 3, epi_cases: 5, dtype: 1 });
    expect(body).toMatchObject({ num_dead: null, epi_cases: 5 });
  });

  it('drops actions that the type of report does not offer any more', () => {
    const offered = [
      { id: 1, organizations: ['NTLS'], field_report_types: ['EVT'] },
      { id: 2, organizations: ['NTLS'], field_report_types: ['EW'] },
    ];
    const { actions_taken } = bodyOf(
      { ...floods, actions_taken: { NTLS: { actions: [1, 2] } } },
      { ...facts, actions: offered },
    );
    expect(actions_taken).toEqual([{ organization: 'NTLS', actions: [1], summary: null }]);
  });

  it('keeps what an old report has and the form does not show', () => {
    const old = written({
      countries: [123, 14],
      contacts: [
        { id: 1, ctype: 'Media', name: 'Ana', title: 'Officer', email: 'a@example.org', phone: '1' },
        { id: 2, ctype: 'Delegation', name: 'Ben', title: 'Officer', email: 'b@example.org', phone: '2' },
      ],
      dref: 0,
    });
    const values = valuesOf(old);
    expect(values).toMatchObject({ country: 123, contacts: { Media: { email: 'a@example.org' } } });
    expect(values.dref).toBeUndefined();
    const body = bodyOf(values);
    expect(body.countries).toEqual([123, 14]);
    expect(body.contacts?.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('what follows from a change', () => {
  const afterChange = (before: ReportValues, change: ReportValues) =>
    consequencesOf({ ...before, ...change }, Object.keys(change), before);

  it('of the status: a warning is neither of COVID-19 nor of an epidemic', () => {
    expect(afterChange({ is_covid_report: true, dtype: 1 }, { status: 8 })).toEqual({
      status: 8,
      is_covid_report: false,
      dtype: undefined,
    });
  });

  it('of the country: its districts go', () => {
    expect(afterChange({ country: 123, districts: [1] }, { country: 14 })).toEqual({
      country: 14,
      districts: [],
    });
  });
});

it('begins in the country of who writes it', () => {
  expect(emptyReport(false, 123)).toMatchObject({ country: 123 });
  expect('country' in emptyReport(false)).toBe(false);
});

describe('mistakes', () => {
  it('stand at the fields of the form, whatever their place in what was sent', () => {
    expect(errorsIn({ ...floods, contacts: { Media: { email: 'nobody' } }, country: undefined })).toEqual({
      country: REPORT_ERRORS.required,
      'contacts.Media.name': REPORT_ERRORS.contactIncomplete,
      'contacts.Media.title': REPORT_ERRORS.contactIncomplete,
      'contacts.Media.phone': REPORT_ERRORS.contactIncomplete,
      'contacts.Media.email': REPORT_ERRORS.invalidEmail,
    });
  });

  it('begins on a day that has begun, unless it is an early warning', () => {
    const startsIn = (days: number, more: object = {}) => {
      const start_date = `${dayOf(new Date(), 'UTC', days)}T00:00:00.000Z`;
      const { error } = z.safeParse(FieldReport, { ...bodyOf(floods), start_date, ...more });
      return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    };
    expect(startsIn(0)).toEqual([]);
    expect(startsIn(2)).toEqual([['start_date', REPORT_ERRORS.startsInFuture]]);
    expect(startsIn(120, { status: EARLY_WARNING })).toEqual([]);
  });

  it('has no figures of a day to come, and no more dead than cases', () => {
    const ill = { ...floods, ...TYPES.EPI };
    const wrongIn = (values: ReportValues) => {
      const { error } = z.safeParse(FieldReport, bodyOf({ ...ill, ...values }));
      return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    };
    const day = (days: number) => dayOf(new Date(), 'UTC', days);
    expect(wrongIn({ sit_fields_date: day(0) })).toEqual([]);
    expect(wrongIn({ sit_fields_date: day(2) })).toEqual([
      ['sit_fields_date', REPORT_ERRORS.figuresInFuture],
    ]);
    expect(wrongIn({ epi_cases: 5, epi_num_dead: 5 })).toEqual([]);
    expect(wrongIn({ epi_num_dead: 6 })).toEqual([]);
    expect(wrongIn({ epi_cases: 5, epi_num_dead: 6 })).toEqual([
      ['epi_num_dead', REPORT_ERRORS.moreDeadThanCases],
    ]);
  });

  it('are all told at once', () => {
    const { error } = z.safeParse(FieldReport, { countries: [], visibility: 3 });
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['countries', 'dtype', 'start_date', 'title']);
  });
});

it('opens drafts of the time when names had dots', () => {
  const values = upgrade({
    title: 'Floods',
    event: 5,
    'event.option': { id: 5, name: 'Floods in Bagmati' },
    'contacts.Media.email': 'a@example.org',
    'actions_taken.NTLS.actions': [1],
    'actions_taken.NTLS.id': 4,
    kept: { countries: [14] },
  });
  expect(values).toEqual({
    title: 'Floods',
    event: { id: 5, name: 'Floods in Bagmati' },
    contacts: { Media: { email: 'a@example.org' } },
    actions_taken: { NTLS: { actions: [1], id: 4 } },
    kept: { countries: [14] },
  });
});

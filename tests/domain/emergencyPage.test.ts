import { describe, expect, it } from 'vitest';
import { additionalTabs } from '#src/domain/emergencyTabs.ts';
import { monthsOf, monthsUntil, overTime, valueIn, yearsUntil } from '#src/domain/overTime.ts';
import { figuresOf } from '#src/domain/reportFigures.ts';
import { teamOf } from '#src/domain/team.ts';
import { timelineOf } from '#src/domain/timeline.ts';

describe('additional tabs', () => {
  const titles = { tab_one_title: 'Photo Story', tab_two_title: null, tab_three_title: 'Maps' };
  const fallback = (number: number) => `Additional info ${number}`;

  it('are those with a text, named by the emergency or by their number', () => {
    expect(additionalTabs(titles, [{ tab: 2 }, { tab: 1 }, { tab: 1 }], fallback)).toEqual([
      { number: 1, title: 'Photo Story', tabId: 'photo-story' },
      { number: 2, title: 'Additional info 2', tabId: 'additional-info-2' },
    ]);
  });

  it('count a text without a number as the first', () => {
    expect(additionalTabs(titles, [{}], fallback).map(({ number }) => number)).toEqual([1]);
  });
});

describe('the timeline', () => {
  const emergency = {
    disaster_start_date: '2026-05-01T00:00:00Z',
    field_reports: [{ id: 3, created_at: '2026-05-03T00:00:00Z', summary: 'NPL: Flood' }],
    appeals: [
      {
        id: 4,
        atype_display: 'DREF',
        code: 'MDRNP001',
        start_date: '2026-05-02T00:00:00Z',
        end_date: '2026-09-01T00:00:00Z',
        amount_requested: 100,
      },
    ],
  };
  const severities = [{ id: 1, created_at: '2026-05-01T00:00:00Z', ifrc_severity_level: 0 as const }];

  it('tells what happened, newest first, the beginning last of its moment, and nothing that is to come', () => {
    const steps = timelineOf(emergency, severities, new Date('2026-06-01T00:00:00Z'));
    expect(steps.map(({ kind }) => kind)).toEqual(['report', 'appealStarted', 'severity', 'began']);
  });

  it('tells the end of an appeal once it is over', () => {
    const [last] = timelineOf(emergency, severities, new Date('2026-10-01T00:00:00Z'));
    expect(last).toMatchObject({ kind: 'appealEnded', code: 'MDRNP001' });
  });
});

describe('figures of a report', () => {
  it('take who is believed most, and leave out what nobody counted', () => {
    const report = { num_affected: null, gov_num_affected: 40, other_num_affected: 90, num_dead: 0 };
    expect(figuresOf(report, 'EVT')).toEqual([
      { label: 'affected', value: 40 },
      { label: 'dead', value: 0 },
    ]);
  });

  it('are texts where the field is one', () => {
    const report = { affected_pop_centres: '  ', gov_affected_pop_centres: 'Kathmandu' };
    expect(figuresOf(report, 'EW')).toEqual([{ label: 'affectedCentres', value: 'Kathmandu' }]);
  });

  it('of an early warning tell apart whom the government and whom the Movement assisted', () => {
    const report = { num_assisted: 300, gov_num_assisted: 40, other_num_assisted: 5 };
    expect(figuresOf(report, 'EW')).toEqual([
      { label: 'assistedGovernmentEarly', value: 40 },
      { label: 'assistedMovementEarly', value: 300 },
    ]);
    expect(figuresOf(report, 'EVT')).toEqual([{ label: 'assisted', value: 300 }]);
  });

  it.each([
    ['EPI', ['cases', 'confirmed', 'dead']],
    ['COVID', ['cases', 'dead']],
    ['EVT', []],
  ] as const)('of %s are its own', (type, labels) => {
    const report = { epi_cases: 9, epi_confirmed_cases: 4, epi_num_dead: 1 };
    expect(figuresOf(report, type).map(({ label }) => label)).toEqual(labels);
  });
});

it('counts over years and months without a gap', () => {
  expect(yearsUntil(2026, 3)).toEqual(['2024', '2025', '2026']);
  expect(monthsOf(2026).at(-1)).toBe('2026-12');
  expect(monthsUntil(new Date('2026-02-10T00:00:00Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02']);
  const counts = overTime(
    ['2025', '2026'],
    [
      { timespan: '2026-01-01T00:00:00Z', count: 3 },
      { timespan: '2019-01-01T00:00:00Z', count: 9 },
    ],
  );
  expect([...counts].map(([span, { count }]) => [span, count])).toEqual([['2026', 3]]);
});

it.each([
  ['2026-01', 3],
  ['2026-02', 0],
  ['2026-03', undefined],
  ['2026', 0],
  ['2027', undefined],
])('has in %s, of which nothing is recorded or which has not begun, the value %s', (span, value) => {
  const counts = overTime(
    ['2026-01', '2026-02', '2026-03'],
    [{ timespan: '2026-01-01T00:00:00Z', count: 3 }],
  );
  expect(valueIn(counts, span, new Date('2026-02-10T00:00:00Z'))).toBe(value);
});

it('puts those who lead above those who coordinate, and everybody else below', () => {
  const people = ['PMER Officer', 'Operations Manager', 'Health Coordinator', 'Health Coordinator'].map(
    (role, id) => ({ role, id }),
  );
  expect(
    teamOf(people).map(({ level, positions }) => [
      level,
      positions.map(({ role, people: own }) => [role, own.length]),
    ]),
  ).toEqual([
    ['lead', [['Operations Manager', 1]]],
    ['coordination', [['Health Coordinator', 2]]],
    ['support', [['PMER Officer', 1]]],
  ]);
});

it.each([
  ['Responsable des opérations', 'Coordonnatrice santé', 'Chargé du suivi et de l’évaluation'],
  ['Jefa de operaciones', 'Coordinador de salud', 'Oficial de participación comunitaria'],
  ['مدير العمليات', 'منسق الصحة', 'مسؤول المتابعة والتقييم'],
  ['Head of Operations', 'Coordination Officer', 'Headquarters Officer'],
])('knows them in each language: %s, %s, %s', (...roles) => {
  expect(
    teamOf(roles.map((role) => ({ role }))).map(({ positions }) => positions.map(({ role }) => role)),
  ).toEqual(roles.map((role) => [role]));
});

import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#provider/seed/data.ts';
import { DREF_PROCESSES, HOMES_STAND } from '#provider/seed/generate/drefProcesses.ts';
import { generateDref } from '#provider/seed/generate/drefs.ts';
import { createRandom } from '#provider/seed/random.ts';
import { DREF_TYPE, endOfOperation } from '#rules/dref.ts';

const NOW = new Date('2026-06-15T10:00:00Z');

const processes = DREF_PROCESSES.map((process, index) => {
  const country = COUNTRIES.find(({ iso3 }) => iso3 === process.iso3);
  if (!country) throw new Error('There is no such country.');
  const asked = { process, country, author: 1, code: null, firstId: 1 };
  return { name: `${process.iso3} ${index}`, process, rows: generateDref(createRandom(index), NOW, asked) };
});

describe.each(processes)('the demonstration DREF of $name', ({ process, rows }) => {
  it('counts as many women and men as were assisted, and no more than were targeted', () => {
    for (const { male, female, person_assisted, person_targeted } of rows.interventions) {
      expect((male ?? 0) + (female ?? 0)).toBe(person_assisted ?? 0);
      expect(person_assisted ?? 0).toBeLessThanOrEqual(person_targeted ?? 0);
    }
  });

  it('ends when its length says, in days where it is imminent', () => {
    for (const stage of rows.stages) {
      const { date_of_approval, operation_timeframe: months, operation_timeframe_imminent: days } = stage;
      if (!date_of_approval || stage.type_of_dref === DREF_TYPE.loan) continue;
      const isInDays = stage.is_dref_imminent_v2 === true;
      expect([months == null, days == null]).toEqual([isInDays, !isInDays]);
      expect(stage.end_date).toBe(
        isInDays
          ? endOfOperation(date_of_approval, days, 'days')
          : endOfOperation(date_of_approval, months, 'months'),
      );
    }
  });

  it('repeats no lesson, challenge or achievement within a stage', () => {
    for (const { id } of rows.stages) {
      const told = rows.interventions
        .filter(({ stage_id }) => stage_id === id)
        .flatMap((one) => [one.lessons_learnt, one.challenges, one.narrative_description_of_achievements])
        .filter((text) => text != null);
      expect(new Set(told).size).toBe(told.length);
    }
  });

  it('fills in every word of its texts, and damages homes only where the disaster does', () => {
    const written = JSON.stringify(rows);
    expect(written).not.toMatch(/\{\w+\}/);
    if (HOMES_STAND.includes(process.hazard))
      expect(written).not.toMatch(/homes are damaged|tarpaulin|evacuation/i);
  });
});

it('lets nothing have happened where an event is only forecast', () => {
  const ahead = processes
    .flatMap(({ rows }) => rows.stages)
    .filter(({ type_of_dref }) => type_of_dref === DREF_TYPE.imminent);
  expect(ahead.length).toBeGreaterThan(0);
  for (const { event_description, event_scope, displaced_people } of ahead) {
    expect(`${event_description?.en} ${event_scope?.en}`).not.toMatch(/damaged|are affected|torn/i);
    expect(displaced_people).toBeNull();
  }
});

it('tells with each update from how many people on it reaches more', () => {
  const ethiopia = processes.find(({ process }) => process.updates?.length === 2);
  const [application, ...updates] = ethiopia?.rows.stages ?? [];
  const targets = [
    application?.total_targeted_population,
    ...updates.map((one) => one.number_of_people_targeted),
  ];
  expect(updates).toHaveLength(2);
  for (const [index, { summary_of_change }] of updates.entries())
    expect(summary_of_change?.en).toContain(
      `: ${targets[index + 1]?.toLocaleString('en')} people are helped instead of ${targets[index]?.toLocaleString('en')}`,
    );
});

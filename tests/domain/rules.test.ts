import { describe, expect, it } from 'vitest';
import { latestReport, peopleAffected } from '#src/domain/affected.ts';
import { appealTotals, coverage } from '#src/domain/appeals.ts';
import { displayName } from '#src/domain/displayName.ts';

describe('displayName', () => {
  it.each([
    [{ first: 'Amina', last: 'Diallo', username: 'amina' }, 'Amina Diallo'],
    [{ first: ' Amina ', last: '', username: 'amina' }, 'Amina'],
    [{ first: null, username: 'amina@demo.example' }, 'amina'],
    [{ username: 'amina' }, 'amina'],
  ])('of %o is %s', (person, expected) => {
    expect(displayName(person)).toBe(expected);
  });
});

describe('appealTotals', () => {
  it('ignores missing values', () => {
    expect(appealTotals([{ amount_requested: 10 }, { amount_requested: 5, amount_funded: 3 }])).toEqual({
      requested: 15,
      funded: 3,
      targeted: undefined,
    });
  });
});

describe('coverage', () => {
  it.each([
    [50, 200, 25],
    [300, 200, 100],
    [-5, 200, 0],
    [5, 0, undefined],
    [null, 200, undefined],
    [5, undefined, undefined],
  ])('of %s funded from %s is %s', (funded, requested, expected) => {
    expect(coverage(funded, requested)).toBe(expected);
  });
});

describe('peopleAffected', () => {
  const old = { updated_at: '2026-01-01T00:00:00Z', num_affected: 1 };
  const recent = { updated_at: '2026-02-01T00:00:00Z', num_affected: 2 };

  it('takes the figure of the emergency itself', () => {
    expect(peopleAffected({ num_affected: 7, field_reports: [recent] })).toBe(7);
  });

  it('falls back to the latest report, wherever it stands in the list', () => {
    expect(peopleAffected({ num_affected: null, field_reports: [recent, old] })).toBe(2);
    expect(latestReport([old, recent])).toBe(recent);
  });

  it('is missing when nobody counted', () => {
    expect(peopleAffected({ field_reports: [] })).toBeUndefined();
  });
});

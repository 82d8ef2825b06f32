import { describe, expect, it } from 'vitest';
import { durationOf, keywordsOf, positionOf, startsImmediately } from '#src/domain/surgeAlerts.ts';

const now = new Date('2026-05-01T00:00:00Z');

it('names the position, without what Molnix repeats after a comma', () => {
  expect(positionOf({ message: 'Logistics Coordinator, Nepal, Floods', molnix_id: 7 })).toBe(
    'Logistics Coordinator',
  );
  expect(positionOf({ message: 'Logistics, and Supply', molnix_id: null })).toBe('Logistics, and Supply');
  expect(positionOf({ message: ' ' })).toBe('--');
});

it('leaves out tags of an operation and of handling', () => {
  const tags = ['English', 'OP-7001', 'NotSurge', 'Nosuitable', 'OpsChange', 'WASH'].map((name) => ({
    name,
  }));
  expect(keywordsOf({ molnix_tags: tags })).toEqual(['English', 'WASH']);
});

describe('how long somebody is needed', () => {
  it.each([
    ['2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z', 86_400],
    ['2026-05-02T00:00:00Z', '2026-05-01T00:00:00Z', undefined],
    [null, '2026-05-01T00:00:00Z', undefined],
    ['2026-05-01T00:00:00Z', null, undefined],
  ])('from %s to %s', (start, end, seconds) => {
    expect(durationOf({ start, end })).toBe(seconds);
  });
});

describe('whether somebody is needed at once', () => {
  it.each([
    ['2026-04-30T00:00:00Z', 0, true],
    ['2026-04-30T00:00:00Z', 2, false],
    ['2026-05-02T00:00:00Z', 0, false],
    [null, 0, false],
  ])('start %s, status %s', (start, molnix_status, expected) => {
    expect(startsImmediately({ start, molnix_status }, now)).toBe(expected);
  });
});

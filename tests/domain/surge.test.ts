import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import type { Language } from '#contracts/languages.ts';
import { inLanguage, readContent } from '#scripts/lib/contentPlugin.mjs';
import { findSteps, PERIODS, spanOf } from '#src/content/operationalToolbox/find.ts';
import type { ToolboxArea } from '#src/content/schema.ts';
import { missionAt, onMission, soonOnMission } from '#src/domain/missions.ts';
import type { List } from '#src/lists/defineList.ts';
import { deployedPersonnel } from '#src/screens/surge/DeployedPersonnelScreen/list.ts';
import { unitOwners } from '#src/screens/surge/SurgeOverviewScreen/lists.ts';
import { placesOf, radiusOf } from '#src/screens/surge/SurgeOverviewScreen/places.ts';
import { CONFIG } from '#tests/support/config.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

/** What a list is asked for at an address. */
const askedOf = <E extends Endpoint, Word extends string>(list: List<E, Word>, address: string) =>
  list.inputOf(Object.fromEntries(new URLSearchParams(address)), { config: CONFIG, now: NOW }).query;

describe('the operational toolbox', () => {
  const areasIn = (language: Language) =>
    inLanguage(readContent().get('operationalToolbox'), language) as ToolboxArea[];
  const areas = areasIn('en');
  const labels = (found: readonly ToolboxArea[]) =>
    found.flatMap(({ steps }) => steps.map(({ label }) => label));

  it('has eleven areas, whose steps stand between the disaster and the fourth month', () => {
    expect(areas).toHaveLength(11);
    const steps = areas.flatMap((area) => area.steps);
    expect(steps.length).toBeGreaterThan(60);
    for (const { from, to, href } of steps) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(PERIODS.length);
      expect(new URL(href).protocol).toBe('https:');
    }
  });

  it('names the periods that a step touches', () => {
    expect(spanOf({ from: 0.3, to: 7 })).toEqual({ first: 'week1', last: 'month4' });
    expect(spanOf({ from: 0.1, to: 0.9 })).toEqual({ first: 'week1', last: 'week1' });
    expect(spanOf({ from: 3, to: 4 })).toEqual({ first: 'week4', last: 'week4' });
  });

  it('is searched by the words of a step and of its area', () => {
    expect(labels(findSteps(areas, { words: 'MEDICAL evacuation' }, 'en'))).toEqual([
      'Medical evacuation plan',
    ]);
    const [logistics, ...others] = findSteps(areasIn('fr'), { words: 'logistique' }, 'fr').filter(
      ({ id }) => id === 'logistics',
    );
    expect(others).toEqual([]);
    expect(logistics?.steps).toHaveLength(areas.find(({ id }) => id === 'logistics')?.steps.length ?? 0);
    expect(findSteps(areas, { words: 'zebra' }, 'en')).toEqual([]);
  });

  it('is filtered by area and by week; before the disaster there are tasks and no steps', () => {
    const early = findSteps(areas, { words: '', area: 'planning', when: 'week1' }, 'en');
    expect(early.map(({ id }) => id)).toEqual(['planning']);
    expect(early[0]?.steps.every(({ from }) => from < 1)).toBe(true);
    expect(early[0]?.preDisaster).toEqual([]);
    const before = findSteps(areas, { words: '', when: 'before' }, 'en');
    expect(labels(before)).toEqual([]);
    expect(before.every(({ preDisaster }) => preDisaster.length > 0)).toBe(true);
  });
});

describe('missions', () => {
  const day = (text: string) => `${text}T00:00:00Z`;

  it('are now, within 30 days, or neither', () => {
    const at = (start: string, end: string) => missionAt({ start_date: day(start), end_date: day(end) }, NOW);
    expect(at('2026-11-01', '2026-12-01')).toBe('now');
    expect(at('2026-11-22', '2027-01-01')).toBe('soon');
    expect(at('2026-12-21', '2027-01-01')).toBe('soon');
    expect(at('2026-12-22', '2027-01-01')).toBeUndefined();
    expect(at('2026-10-01', '2026-11-21')).toBeUndefined();
    expect(missionAt({}, NOW)).toBeUndefined();
  });

  it('are asked for by days', () => {
    expect(onMission(NOW)).toEqual({
      start_date__lte: '2026-11-21T23:59:59Z',
      end_date__gt: '2026-11-21T00:00:00Z',
    });
    expect(soonOnMission(NOW)).toEqual({
      start_date__gt: '2026-11-21T23:59:59Z',
      start_date__lte: '2026-12-21T23:59:59Z',
    });
  });

  it('of a list keep the narrower of two limits, and ignore nonsense', () => {
    const asked = (address: string) => askedOf(deployedPersonnel, address);
    expect(asked('when=now&start_before=2026-10-01')?.start_date__lte).toBe('2026-10-01T23:59:59Z');
    expect(asked('when=now&start_before=2027-10-01')?.start_date__lte).toBe('2026-11-21T23:59:59Z');
    expect(asked('when=whenever&country_from=abc&sort=password')).toMatchObject({
      ordering: ['-start_date'],
      country_from: undefined,
    });
  });

  it('of a list are those of now, unless the address asks for others', () => {
    const asked = (address: string) => askedOf(deployedPersonnel, address);
    expect(asked('')).toMatchObject(onMission(NOW));
    expect(asked('when=anyTime')).not.toHaveProperty('end_date__gt');
    expect(asked('when=soon')).toMatchObject(soonOnMission(NOW));
  });

  it('of owners ask for ready units only where types are chosen', () => {
    expect(askedOf(unitOwners, 'ready=3,x,7')).toMatchObject({
      eru_type: [3, 7],
      available: true,
    });
    expect(askedOf(unitOwners, '')).not.toHaveProperty('available');
  });
});

describe('the map of deployments', () => {
  const person = (id: number, start: string) => ({
    id,
    start_date: `${start}T00:00:00Z`,
    end_date: '2027-03-01T00:00:00Z',
  });
  const EMERGENCIES = [
    {
      id: 1,
      name: 'Floods',
      deployed_eru_count: 2,
      deployed_personnel_count: 1,
      erus: [
        { id: 1, type_display: 'Relief', units: 3, deployed_to: { id: 123 } },
        { id: 2, type_display: 'Logistics', units: 4, deployed_to: { id: 123 } },
      ],
      deployments: [
        {
          id: 1,
          country_deployed_to: { id: 123 },
          personnel: [person(1, '2026-11-01'), person(2, '2026-12-01')],
        },
        { id: 3, country_deployed_to: { id: 14 }, personnel: [person(3, '2026-12-05')] },
      ],
    },
  ];

  it('adds units and people up by country, now', () => {
    const places = placesOf(EMERGENCIES, 'now', NOW);
    expect([...places.keys()]).toEqual([123]);
    expect(places.get(123)).toMatchObject({ units: 7, people: 1 });
  });

  it('shows only those people who leave soon, of the next 30 days', () => {
    const places = placesOf(EMERGENCIES, 'soon', NOW);
    expect(places.get(123)).toMatchObject({ units: 0, people: 1 });
    expect(places.get(14)).toMatchObject({ units: 0, people: 1 });
  });

  it('draws larger points for more', () => {
    expect([0, 2, 7, 12, 90].map(radiusOf)).toEqual([5, 5, 10, 15, 15]);
  });
});

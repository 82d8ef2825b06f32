import { expect, it } from 'vitest';
import { rankGroups } from '#src/domain/searchGroups.ts';

const hit = (score: number) => ({ id: 1, name: 'x', score });
const surgeHit = (score: number) => ({ id: 1, score, event_id: 1, event_name: 'x' });
const emergency = (score: number) => ({ ...hit(score), countries: [] });

it('lets regions, countries and districts lead whatever their scores', () => {
  expect(
    rankGroups({
      emergencies: [emergency(99)],
      district_province_response: [hit(1)],
      regions: [hit(1)],
      countries: [hit(2)],
    }),
  ).toEqual(['regions', 'countries', 'district_province_response', 'emergencies']);
});

it('orders the rest by average score, the best first', () => {
  expect(
    rankGroups({
      emergencies: [emergency(1), emergency(3)],
      projects: [hit(2.5)],
      reports: [hit(9), hit(0)],
    }),
  ).toEqual(['reports', 'projects', 'emergencies']);
});

it('breaks ties by fixed rank, ascending', () => {
  expect(
    rankGroups({ rapid_response_deployments: [surgeHit(1)], reports: [hit(1)], surge_alerts: [surgeHit(1)] }),
  ).toEqual(['surge_alerts', 'reports', 'rapid_response_deployments']);
});

it('leaves out groups that are missing, null or empty', () => {
  expect(rankGroups({ regions: null, countries: [], projects: [hit(1)] })).toEqual(['projects']);
  expect(rankGroups(undefined)).toEqual([]);
});

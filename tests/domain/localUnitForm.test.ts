import { describe, expect, it } from 'vitest';
import { LOCAL_UNIT_ERRORS, LocalUnit } from '#contracts/localUnits/schemas.ts';
import { dayOf } from '#rules/dates.ts';
import {
  bodyOf,
  newLocalUnit,
  placeOf,
  valuesOf,
} from '#src/screens/localUnits/LocalUnitFormScreen/values.ts';

const UNIT = {
  id: 7,
  country: 123,
  type: 2,
  status: 1,
  local_branch_name: 'Patan Aspatal',
  english_branch_name: null,
  date_of_data: '2026-05-01',
  location_json: { lat: 27.67, lng: 85.32 },
  visibility: 3,
  update_reason_overview: 'It was opened.',
  health: {
    affiliation: 1,
    affiliation_details: { id: 1, name: 'National Society' },
    functionality: 1,
    health_facility_type: 3,
    blood_services: [1, 2],
    nurse: 0,
    other_profiles: [{ id: 4, position: 'Driver', number: 2 }],
  },
} as unknown as Parameters<typeof valuesOf>[0];

const HEALTH = {
  type: 2,
  local_branch_name: 'Patan Aspatal',
  date_of_data: '2026-05-01',
  latitude: '27,67',
  longitude: '٨٥٫٣٢',
  phone: '+977',
  affiliation: 1,
  functionality: 1,
  health_facility_type: 3,
};

it('is told what is missing by what is to be done: a day, and one of two names', () => {
  const missing = LocalUnit.safeParse(bodyOf({ ...newLocalUnit(123), type: 1 })).error?.issues ?? [];
  expect(Object.fromEntries(missing.map(({ path, message }) => [path.join('.'), message]))).toMatchObject({
    date_of_data: LOCAL_UNIT_ERRORS.required,
  });
  const nameless = {
    ...newLocalUnit(123),
    type: 1,
    date_of_data: '2026-05-01',
    latitude: '27',
    longitude: '85',
  };
  expect(LocalUnit.safeParse(bodyOf(nameless)).error?.issues).toMatchObject([
    { path: ['local_branch_name'], message: LOCAL_UNIT_ERRORS.noName },
  ]);
});

describe('the body of a local unit', () => {
  it('says of a record what it said, and never its status, which the real API would take for validated', () => {
    const body = bodyOf(valuesOf(UNIT));
    expect(body).toMatchObject({
      location_json: { lat: 27.67, lng: 85.32 },
      health: {
        blood_services: [1, 2],
        nurse: 0,
        other_profiles: [{ id: 4, position: 'Driver', number: 2 }],
      },
    });
    expect(body).not.toHaveProperty('status');
    expect(body.health).not.toHaveProperty('affiliation_details');
    expect(LocalUnit.safeParse(body).success).toBe(true);
  });

  it('says why it is changed only where that is said anew', () => {
    expect(bodyOf(valuesOf(UNIT))).not.toHaveProperty('update_reason_overview');
    expect(bodyOf({ ...valuesOf(UNIT), update_reason_overview: 'Moved.' })).toMatchObject({
      update_reason_overview: 'Moved.',
    });
  });

  it('has health data of health care units alone, and of these nothing that branches have', () => {
    const values = { ...newLocalUnit(123), ...HEALTH };
    expect(bodyOf(values)).toMatchObject({ phone: null, location_json: { lat: 27.67, lng: 85.32 } });
    expect(LocalUnit.safeParse(bodyOf(values)).success).toBe(true);
    expect(bodyOf({ ...values, type: 1 })).toMatchObject({ phone: '+977', health: null });
  });

  it('is of a day that has begun', () => {
    const wrongOn = (days: number) => {
      const date_of_data = dayOf(new Date(), 'UTC', days);
      const { error } = LocalUnit.safeParse(bodyOf({ ...newLocalUnit(123), ...HEALTH, date_of_data }));
      return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
    };
    expect(wrongOn(0)).toEqual([]);
    expect(wrongOn(2)).toEqual([['date_of_data', LOCAL_UNIT_ERRORS.dataInFuture]]);
  });

  it('is wrong where the form shows it', () => {
    const issues = LocalUnit.safeParse(bodyOf({ type: 2, other_profiles: [{ key: 'new' }] })).error?.issues;
    const places = issues?.map(({ path }) => placeOf(path).join('.'));
    expect(places).toEqual(
      expect.arrayContaining([
        'country',
        'date_of_data',
        'local_branch_name',
        'latitude',
        'longitude',
        'affiliation',
        'functionality',
        'health_facility_type',
        'other_profiles.0.position',
        'other_profiles.0.number',
      ]),
    );
  });
});

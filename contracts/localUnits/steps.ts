import { defineEndpoint, type Interaction } from '../defineEndpoint.ts';
import { missingRecord, withoutToken } from '../pact/interactions.ts';
import { aMember, type State, signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';
import { FORM_ERRORS as E } from '../schemas/formErrors.ts';
import { inParts } from '../schemas/inParts.ts';
import { sometimes } from '../schemas/shared.ts';
import * as z from '../zod.ts';
import { LocalUnitRow, WrittenLocalUnit } from './answers.ts';
import { DEPRECATE_REASONS } from './codes.ts';
import { aChangedLocalUnit, aDeprecatedLocalUnit, aLocalUnit, aNewLocalUnit } from './states.ts';

/*
 * What becomes of a local unit once it is written, for who validates it: see `rules/localUnits.ts`. Errors of all: `server` 401,
 * 403, 404 where there is none.
 */

const aValidator = signedInAs('superuser');
const missing = missingRecord('local unit');
const pathOf = (id: number) => ({ id: fromState('id', id) });

/** It is done by a validator, refused to a member of another National Society's, and to visitors. */
const promisesOfStep = (
  exists: State & readonly [string, { readonly id: number }],
  body: Readonly<Record<string, unknown>>,
): Interaction[] => {
  const sent = { path: pathOf(exists[1].id), body };
  return [
    { ...sent, given: [exists, aValidator], isSignedIn: true },
    { ...sent, title: 'by a member', given: [exists, aMember], isSignedIn: true, status: 403 },
    { ...sent, ...withoutToken, given: [exists] },
    { ...sent, ...missing, given: [aValidator, ...(missing.given ?? [])], isSignedIn: true },
  ];
};

/** The real API looks at no body. */
const badBody = (exists: State & readonly [string, { readonly id: number }]): Interaction => ({
  title: 'with a bad body',
  given: [exists, aValidator],
  isSignedIn: true,
  path: pathOf(exists[1].id),
  body: [],
  status: 400,
  extension: 'strictness',
});

const reason = () =>
  z.string(E.required).check(z.trim(), z.minLength(1, E.required), z.maxLength(2_000, E.textTooLong));
const done = z.object({ message: z.string() });
const step = { method: 'POST', token: 'required', changes: ['localUnit'] } as const;

/** Agrees with a new one, or with its last change. 404 where nothing waits. Source: GO API, `api_v2_local_units_validate_create`. */
export const validateLocalUnitEndpoint = defineEndpoint({
  ...step,
  title: 'the validation of a local unit',
  path: '/api/v2/local-units/{id}/validate/',
  body: z.object({}),
  answer: LocalUnitRow,
  interactions: [...promisesOfStep(aNewLocalUnit, {}), badBody(aNewLocalUnit)],
});

/** Takes back a change that waits; a new one is then out of use. 400 where nothing waits. Source: GO API, `api_v2_local_units_revert_create`. */
export const revertLocalUnitEndpoint = defineEndpoint({
  ...step,
  title: 'the revert of a local unit',
  path: '/api/v2/local-units/{id}/revert/',
  body: z.object({ reason: reason() }),
  answer: WrittenLocalUnit,
  interactions: [
    ...promisesOfStep(aChangedLocalUnit, { reason: 'The earlier address was right.' }),
    {
      title: 'without a reason',
      given: [aChangedLocalUnit, aValidator],
      isSignedIn: true,
      path: pathOf(aChangedLocalUnit[1].id),
      body: {},
      status: 400,
    },
  ],
});

const outOfUse = { deprecated_reason: 2, deprecated_reason_overview: 'It was listed twice.' };

/** Puts it out of use: it is in no list any more. Reasons are those of `local_units_deprecate_reason`. Source: GO API, `api_v2_local_units_deprecate_create`. */
export const deprecateLocalUnitEndpoint = defineEndpoint({
  ...step,
  title: 'the deprecation of a local unit',
  path: '/api/v2/local-units/{id}/deprecate/',
  body: z.object({
    deprecated_reason: z.literal([...DEPRECATE_REASONS], E.required),
    deprecated_reason_overview: reason(),
  }),
  answer: done,
  interactions: [
    ...promisesOfStep(aLocalUnit, outOfUse),
    {
      title: 'without a reason',
      given: [aLocalUnit, aValidator],
      isSignedIn: true,
      path: pathOf(aLocalUnit[1].id),
      body: {},
      status: 400,
    },
  ],
});

/**
 * Puts it back into use. The real API asks nobody whether they may; ours asks as for the deprecation. Source: GO API,
 * `api_v2_local_units_revert_deprecate_create`.
 */
export const restoreLocalUnitEndpoint = defineEndpoint({
  ...step,
  title: 'the return of a local unit',
  path: '/api/v2/local-units/{id}/revert-deprecate/',
  body: z.object({}),
  answer: LocalUnitRow,
  interactions: [
    ...promisesOfStep(aDeprecatedLocalUnit, {}).map((promise) =>
      promise.status === 403 ? { ...promise, extension: 'strictness' as const } : promise,
    ),
    badBody(aDeprecatedLocalUnit),
  ],
});

/** Of the unit whose change waits, what all its states have in common. */
const AS_IT_WAS = {
  country: aChangedLocalUnit[1].country,
  country_details: { id: aChangedLocalUnit[1].country, name: 'Nepal', iso3: 'NPL' },
  type: aChangedLocalUnit[1].type,
  type_details: { id: aChangedLocalUnit[1].type, code: 1, name: 'Administrative' },
  local_branch_name: aChangedLocalUnit[1].name,
  location_json: { lat: 27.7, lng: 85.3 },
  visibility: 3,
  health: null,
};

/** A unit as `localUnitEndpoint` told of it when the change was made, for readers to compare before they validate; empty of a new one. */
const LocalUnitBefore = inParts(WrittenLocalUnit, [
  'id',
  'status',
  'status_details',
  'location_geojson',
  'update_reason_overview',
  'modified_at',
  'modified_by_details',
  'history',
  'reverted',
]);

/**
 * The last change: `status` 1 waits, 2 was validated, 3 was reverted; `previous_data_details` is the unit as it was before, in the
 * language of who changed it. What it is now, the unit itself says. 404 where there is none. Source: GO API,
 * `api_v2_local_units_latest_change_request_retrieve`.
 */
export const latestLocalUnitChangeEndpoint = defineEndpoint({
  title: 'the latest change of a local unit',
  path: '/api/v2/local-units/{id}/latest-change-request/',
  touches: ['localUnit'],
  token: 'required',
  answer: z.object({
    id: z.int(),
    status: z.optional(z.int()),
    previous_data_details: sometimes(z.nullable(LocalUnitBefore)),
  }),
  interactions: [
    {
      given: [aChangedLocalUnit, aMember],
      isSignedIn: true,
      path: pathOf(aChangedLocalUnit[1].id),
      decided: { previous_data_details: AS_IT_WAS },
    },
    { ...withoutToken, given: [aChangedLocalUnit], path: pathOf(aChangedLocalUnit[1].id) },
    { ...missing, given: [aMember, ...(missing.given ?? [])], isSignedIn: true },
  ],
});

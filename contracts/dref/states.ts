import { signedInAs } from '../pact/states.ts';
import { fromState } from '../pact/stateValue.ts';

/* Applications, updates and reports of Nepal, written by the member who asks. `status`: a key of `dref_dref_status`. */

const of = { author: 'member' } as const;
/** One that is being written. */
export const aDref = ['a DREF application exists', { id: 9_600_001, ...of }] as const;
/** In French: its translation takes a while. */
export const aFrenchDref = ['a DREF application exists', { id: 9_600_002, ...of, language: 'fr' }] as const;
/** One that is being translated. */
export const aDrefInTranslation = [
  'a DREF application exists',
  { id: 9_600_003, ...of, status: 2, language: 'fr' },
] as const;
/** One that waits to be approved. */
export const aFinalizedDref = ['a DREF application exists', { id: 9_600_004, ...of, status: 3 }] as const;
/** One that nobody changes any more; nothing has followed yet. */
export const anApprovedDref = [
  'a DREF application exists',
  { id: 9_600_005, ...of, status: 4, code: 'MDRNP99605' },
] as const;
/** A loan, which has no final report. */
export const aDrefLoan = [
  'a DREF application exists',
  { id: 9_600_006, ...of, status: 4, type: 3, code: 'MDRNP99606' },
] as const;
/** Somebody else's. */
export const anothersDref = ['a DREF application exists', { id: 9_600_007, author: 'superuser' }] as const;

/** Updates of applications that are approved. */
export const anUpdate = [
  'a DREF operational update exists',
  { id: 9_610_001, dref: 9_610_000, ...of },
] as const;
export const aFinalizedUpdate = [
  'a DREF operational update exists',
  { id: 9_610_003, dref: 9_610_002, ...of, status: 3 },
] as const;
/** Reports of applications that are approved. */
export const aReport = ['a DREF final report exists', { id: 9_620_001, dref: 9_620_000, ...of }] as const;
export const aFinalizedReport = [
  'a DREF final report exists',
  { id: 9_620_003, dref: 9_620_002, ...of, status: 3 },
] as const;
export const anApprovedReport = [
  'a DREF final report exists',
  { id: 9_620_005, dref: 9_620_004, ...of, status: 4 },
] as const;

/** A PDF that the member has ordered. */
export const aPdf = ['a PDF was ordered', { id: 9_650_001, username: 'member' }] as const;

/** Who approves: superusers, and the coordinators of the region. */
export const anApprover = signedInAs('superuser');

export const idOf = ([, { id }]: readonly [string, { readonly id: number }]) => ({ id: fromState('id', id) });

/** An application as promises send it. */
export const floodsInBagmati = {
  national_society: 123,
  country: 123,
  type_of_dref: 2,
  type_of_onset: 2,
  title: 'Nepal: Floods 2026',
  disaster_type: 12,
  disaster_category: 1,
  event_date: '2026-05-01',
  num_affected: 5_000,
  event_description: 'Rivers are over their banks.',
  needs_identified: [{ title: 'health', description: '1 200 families without a clinic.' }],
  national_society_actions: [{ title: 'coordination', description: 'Daily meetings.' }],
  planned_interventions: [
    {
      title: 'health',
      budget: 20_000,
      person_targeted: 600,
      description: 'Mobile clinics.',
      indicators: [{ title: 'Clinics', target: 4 }],
    },
  ],
  risk_security: [{ risk: 'Landslides', mitigation: 'The weather is watched.' }],
  source_information: [{ source_name: 'Hydrology office', source_link: 'https://example.org/flood' }],
} as const;

import { fromState } from '../pact/stateValue.ts';

/** What an operation in Nepal taught. */
export const aLearning = ['an operational learning exists', { id: 9_700_001, country: 123 }] as const;
export const ofLearning = fromState('id', aLearning[1].id);
export const ofItsCountry = fromState('country', aLearning[1].country);

/** Statuses of summaries of learnings. */
export const SUMMARY_STATUS = { pending: 1, started: 2, done: 3, noExtracts: 4, failed: 5 } as const;

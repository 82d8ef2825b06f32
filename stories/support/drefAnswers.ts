import type { StoryAnswers } from './Answering.tsx';

const listOf = (...results: readonly object[]) => ({
  count: results.length,
  next: null,
  previous: null,
  results,
});

const NEPAL = {
  id: 123,
  name: 'Nepal',
  society_name: 'Nepal Red Cross Society',
  iso: 'NP',
  iso3: 'NPL',
  record_type: 1,
  region: 2,
  independent: true,
  is_deprecated: false,
};

/** What the forms of the emergency fund offer. */
export const DREF_LISTS: StoryAnswers = {
  '/api/v2/country/': listOf(NEPAL),
  '/api/v2/disaster_type/': listOf({ id: 12, name: 'Flood' }),
  '/api/v2/district/': listOf(),
  '/api/v2/primarysector': [],
  '/api/v2/global-enums/': {
    dref_dref_dref_type: [
      { key: 0, value: 'Imminent' },
      { key: 1, value: 'Assessment' },
      { key: 2, value: 'Response' },
      { key: 3, value: 'Loan' },
    ],
    dref_dref_onset_type: [
      { key: 1, value: 'Slow' },
      { key: 2, value: 'Sudden' },
    ],
    dref_dref_disaster_category: [{ key: 1, value: 'Orange' }],
    dref_planned_intervention_title: [{ key: 'health', value: 'Health' }],
    dref_identified_need_title: [{ key: 'health', value: 'Health' }],
    dref_national_society_action_title: [{ key: 'health', value: 'Health' }],
  },
};

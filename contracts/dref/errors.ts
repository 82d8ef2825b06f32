import { FORM_ERRORS } from '../schemas/formErrors.ts';

/** What can be wrong with a DREF beyond what can be in any form, by key; translated as `drefErrors`. */
export const OWN_DREF_ERRORS = {
  percentage: 'Enter a percentage from 0 to 100.',
  timeframe: 'An operation takes at most 30 months.',
  moreThanAll: 'Urban and rural cannot be more than 100% together.',
  endBeforeStart: 'The end must not be before the start.',
  link: 'Enter a web address that begins with http:// or https://.',
  captionTooLong: 'A caption has at most 80 characters.',
  tooManyPhotos: 'At most 4 photos can be added.',
  noAction: 'Add at least one proposed action.',
  noActivity: 'Early actions need at least one activity.',
  notSplit: 'The budgets of the proposed actions must add up to CHF 75,000.',
  costs: 'This figure follows from the others. Open the form again.',
  moreThanAssisted: 'Men and women cannot be more than all who were assisted.',
} as const;
export const DREF_ERRORS = { ...FORM_ERRORS, ...OWN_DREF_ERRORS } as const;

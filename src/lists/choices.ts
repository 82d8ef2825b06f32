import {
  useAlertStatusOptions,
  useAppealStatusOptions,
  useAppealTypeOptions,
  useDisasterTypeOptions,
} from '#src/choices/enumerations.ts';
import { useCountryOptions, useRegionOptions } from '#src/choices/places.ts';

/**
 * The inputs of filters that lists have in common. Several can be chosen where the API takes several, or where the browser
 * itself keeps what they leave. Of disaster types the real API takes one, in every list (`dtype: integer`).
 */

const choice = { kind: 'choice' } as const;

export const disasterType = {
  ...choice,
  useOptions: useDisasterTypeOptions,
  words: { label: 'disasterType', placeholder: 'allDisasterTypes' },
} as const;
export const disasterTypes = { ...disasterType, isMultiple: true } as const;

export const region = {
  ...choice,
  useOptions: useRegionOptions,
  words: { label: 'region', placeholder: 'allRegions' },
} as const;
export const regions = { ...region, isMultiple: true } as const;

export const country = {
  ...choice,
  useOptions: useCountryOptions,
  words: { label: 'country', placeholder: 'allCountries' },
} as const;
export const countries = { ...country, isMultiple: true } as const;

export const appealType = {
  ...choice,
  useOptions: useAppealTypeOptions,
  words: { label: 'appealType', placeholder: 'allAppealTypes' },
} as const;
/** By the appeals that an emergency has. */
export const withAppeals = {
  ...choice,
  isMultiple: true,
  useOptions: useAppealTypeOptions,
  words: { label: 'withAppeal', placeholder: 'withOrWithout' },
} as const;

const status = { label: 'status', placeholder: 'allStatuses' } as const;
export const appealStatus = { ...choice, useOptions: useAppealStatusOptions, words: status } as const;
export const alertStatuses = {
  ...choice,
  isMultiple: true,
  useOptions: useAlertStatusOptions,
  words: status,
} as const;

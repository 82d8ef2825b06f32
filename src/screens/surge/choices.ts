import { useEruTypeOptions, usePersonnelTypeOptions } from '#src/choices/enumerations.ts';
import { useSocietyOptions } from '#src/choices/places.ts';

/** The inputs of filters that only lists of people and units have. */

export const eruType = {
  kind: 'choice',
  useOptions: useEruTypeOptions,
  label: 'eruType',
  placeholder: 'allEruTypes',
} as const;

export const personnelType = {
  kind: 'choice',
  useOptions: usePersonnelTypeOptions,
  label: 'type',
  placeholder: 'allTypes',
} as const;

export const deployingParty = {
  kind: 'choice',
  useOptions: useSocietyOptions,
  label: 'from',
  placeholder: 'anyParty',
} as const;

/** Who is away now is what one comes for: it needs no choice. */
export const missionStatus = {
  kind: 'words',
  label: 'when',
  placeholder: 'now',
  options: { soon: 'soon', over: 'over', anyTime: 'anyTime' },
} as const;

import { useSocietyOptions } from '#src/choices/places.ts';
import { usePrimarySectorOptions, useSecondarySectorOptions } from '#src/choices/threeW.ts';

/** The inputs by which lists and figures of projects are narrowed. Keys of enumerations count from 0. */

const several = { isMultiple: true, placeholder: 'all' } as const;

export const societies = {
  ...several,
  kind: 'choice',
  useOptions: useSocietyOptions,
  label: 'societies',
} as const;

export const primarySectors = {
  ...several,
  kind: 'choice',
  useOptions: usePrimarySectorOptions,
  label: 'sectors',
} as const;

export const secondarySectors = {
  ...several,
  kind: 'choice',
  useOptions: useSecondarySectorOptions,
  label: 'tags',
} as const;

export const programmeTypes = {
  ...several,
  kind: 'words',
  label: 'programmeTypes',
  options: { 0: 'programme_0', 1: 'programme_1', 2: 'programme_2' },
} as const;

export const operationTypes = {
  ...several,
  kind: 'words',
  label: 'operationTypes',
  options: { 0: 'operation_0', 1: 'operation_1' },
} as const;

export const statuses = {
  ...several,
  kind: 'words',
  label: 'statuses',
  options: { 0: 'status_0', 1: 'status_1', 2: 'status_2' },
} as const;

/** What National Societies do in their own countries can be left out. */
export const abroad = {
  kind: 'words',
  label: 'where',
  placeholder: 'everywhere',
  options: { true: 'abroad' },
} as const;

import { useMemo } from 'react';
import {
  countriesEndpoint,
  disasterTypesEndpoint,
  globalEnumsEndpoint,
  regionsEndpoint,
} from '#contracts/endpoints/domain.ts';
import type { Language } from '#contracts/languages.ts';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import type { recordListStrings } from './strings.ts';

const everything = { query: { limit: 9999 } };
const nothing = {};

/** What can be chosen for a filter, as far as it is known; undefined while it is on its way. */
export interface Options {
  options: readonly { value: string; label: string }[] | undefined;
  error?: unknown;
  retry?: () => void;
}

type Word = keyof typeof recordListStrings.english;

/** A filter that offers a list: how it is called, what choosing nothing means, and whether several can be chosen. */
export interface Choice {
  label: Word;
  placeholder: Word;
  isMultiple?: boolean;
  useOptions: () => Options;
}

/**
 * The filters that offer a list. Several can be chosen where the API takes several; a disaster type is always one, because
 * it takes no more (`dtype: integer`).
 */
export const CHOICES = {
  disasterType: {
    label: 'disasterType',
    placeholder: 'allDisasterTypes',
    useOptions: useDisasterTypes,
  },
  region: { label: 'region', placeholder: 'allRegions', useOptions: useRegions },
  regions: { label: 'region', placeholder: 'allRegions', isMultiple: true, useOptions: useRegions },
  country: { label: 'country', placeholder: 'allCountries', useOptions: useCountries },
  countries: { label: 'country', placeholder: 'allCountries', isMultiple: true, useOptions: useCountries },
  appealType: { label: 'appealType', placeholder: 'allAppealTypes', useOptions: useAppealTypes },
  appealTypes: {
    label: 'withAppeal',
    placeholder: 'withOrWithout',
    isMultiple: true,
    useOptions: useAppealTypes,
  },
  appealStatus: { label: 'status', placeholder: 'allStatuses', useOptions: useAppealStatuses },
  alertStatuses: {
    label: 'status',
    placeholder: 'allStatuses',
    isMultiple: true,
    useOptions: useAlertStatuses,
  },
} as const satisfies Record<string, Choice>;

export type ChoiceKind = keyof typeof CHOICES;

function useDisasterTypes(): Options {
  const { answer, ...request } = useRequest(disasterTypesEndpoint, everything);
  return { ...request, options: useByName(answer?.results) };
}

function useRegions(): Options {
  const { answer, ...request } = useRequest(regionsEndpoint, everything);
  const regions = useMemo(
    () => answer?.results.map(({ id, region_name }) => ({ id, name: region_name })),
    [answer],
  );
  return { ...request, options: useByName(regions) };
}

function useCountries(): Options {
  const { answer, ...request } = useRequest(countriesEndpoint, countriesInput);
  const countries = useMemo(() => answer?.results.filter(isSelectable), [answer]);
  return { ...request, options: useByName(countries) };
}

function useAppealTypes() {
  return useEnumeration('api_appeal_type');
}

function useAppealStatuses() {
  return useEnumeration('api_appeal_status');
}

function useAlertStatuses() {
  return useEnumeration('notifications_surge_alert_status');
}

/** In the order of the API, which goes from the first status to the last. */
function useEnumeration(
  name: 'api_appeal_type' | 'api_appeal_status' | 'notifications_surge_alert_status',
): Options {
  const { answer, ...request } = useRequest(globalEnumsEndpoint, nothing);
  const entries = answer?.[name];
  const options = useMemo(
    () => entries?.map(({ key, value }) => ({ value: String(key), label: value })),
    [entries],
  );
  return { ...request, options };
}

type Named = readonly { id: number; name?: string | null | undefined }[];

/** By name, as the reader's language sorts names; undefined while they are on their way. */
function useByName(items: Named | undefined) {
  const language = useLanguage();
  return useMemo(() => items && byName(items, language), [items, language]);
}

/** By name, as the reader's language sorts names. */
export function useOptions(items: Named | undefined) {
  return byName(items ?? [], useLanguage());
}

function byName(items: Named, language: Language) {
  const collator = intl('Collator', localeOf(language));
  return items
    .map(({ id, name }) => ({ value: String(id), label: name ?? '--' }))
    .sort((one, other) => collator.compare(one.label, other.label));
}

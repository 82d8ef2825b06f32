import { useId, useMemo } from 'react';
import { ACTIVITY_STATUSES } from '#contracts/activities/codes.ts';
import type { Language } from '#contracts/languages.ts';
import type { ListValues } from '#machines/listState.ts';
import { idOf } from '#rules/ids.ts';
import { MultiChoice } from '#src/choices/MultiChoice.tsx';
import type { Option } from '#src/choices/options.ts';
import { type ActivityFilter, actorOf, societyOf, unitOf } from '#src/domain/activities.ts';
import { partsOf } from '#src/domain/listAddress.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { ClearFilters } from '#src/lists/ClearFilters.tsx';
import { FoldedFields } from '#src/lists/FoldedFields.tsx';
import { recordListStrings } from '#src/lists/strings.ts';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Project } from './types.ts';

export const NAMES = ['society', 'unit', 'sector', 'status', 'country', 'district'] as const;
type Name = (typeof NAMES)[number];

/** The filters that an address asks for; several values are joined with commas, and those that make no sense are as good as none. */
export const filterOf = (values: ListValues): Readonly<Record<Name, readonly string[]>> & ActivityFilter =>
  Object.fromEntries(
    NAMES.map((name) => [name, partsOf(values[name] ?? null).filter((part) => makesSense(name, part))]),
  ) as Record<Name, string[]>;

const STATUSES: readonly string[] = ACTIVITY_STATUSES;
const makesSense = (name: Name, part: string) =>
  name === 'status' ? STATUSES.includes(part) : idOf(part) !== undefined;

interface ActivityFiltersProps {
  projects: readonly Project[];
  /** What the inputs show. */
  draft: ListValues;
  change: (values: ListValues) => void;
}

/** Offers what the activities of this emergency have, and nothing that would keep none of them. */
export function ActivityFilters({ projects, draft, change }: ActivityFiltersProps) {
  const strings = useStrings(emergencyActivitiesStrings);
  const lists = useStrings(recordListStrings);
  const language = useLanguage();
  const id = useId();
  const chosen = filterOf(draft);
  const countries = chosen.country.join(',');
  const options = useMemo(
    () => optionsOf(projects, partsOf(countries), language),
    [projects, countries, language],
  );
  const words: Readonly<Record<Name, readonly [label: string, placeholder: string]>> = {
    society: [strings.society, strings.allSocieties],
    unit: [strings.unit, strings.allUnits],
    sector: [strings.sector, strings.allSectors],
    status: [strings.status, strings.allStatuses],
    country: [strings.country, lists.allCountries],
    district: [strings.province, strings.allProvinces],
  };
  return (
    <FoldedFields
      id={id}
      // Where all of them are in one country there is nothing to choose.
      fields={NAMES.filter((name) => name !== 'country' || options.country.length > 1 || countries).map(
        (name) => ({
          name,
          isSet: chosen[name].length > 0,
          field: (
            <MultiChoice
              name={name}
              label={words[name][0]}
              placeholder={words[name][1]}
              value={chosen[name].join(',')}
              options={options[name]}
              // The provinces of one country say nothing of another.
              onChange={(value) => change({ [name]: value, ...(name === 'country' && { district: '' }) })}
            />
          ),
        }),
      )}
    >
      <ClearFilters
        isFiltered={NAMES.some((name) => chosen[name].length > 0)}
        within={id}
        onClear={() => change(Object.fromEntries(NAMES.map((name) => [name, ''])))}
      />
    </FoldedFields>
  );
}

function optionsOf(projects: readonly Project[], countries: readonly string[], language: Language) {
  const byName = intl('Collator', localeOf(language));
  const unique = (pairs: readonly (readonly [value: string, label: string])[]): Option[] =>
    [...new Map(pairs)]
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => byName.compare(one.label, other.label));
  const there = projects.filter(
    ({ country }) => countries.length === 0 || countries.includes(String(country)),
  );
  return {
    society: unique(
      projects.flatMap((project) => {
        const society = societyOf(project);
        return society ? [[String(society.id), society.society_name || society.name || '--'] as const] : [];
      }),
    ),
    unit: unique(
      projects.flatMap((project) => {
        const unit = unitOf(project);
        return unit ? [[String(unit), actorOf(project)] as const] : [];
      }),
    ),
    sector: unique(
      projects.flatMap(({ activities }) =>
        activities.map(({ sector, sector_details }) => [String(sector), sector_details.title] as const),
      ),
    ),
    status: unique(projects.map(({ status = '', status_display }) => [status, status_display] as const)),
    country: unique(
      projects.map(({ country, country_details: { name } }) => [String(country), name ?? '--'] as const),
    ),
    district: unique(
      there.flatMap(({ districts_details }) =>
        districts_details.map(({ id, name }) => [String(id), name] as const),
      ),
    ),
  };
}

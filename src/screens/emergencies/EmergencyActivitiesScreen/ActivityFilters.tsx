import { Button } from '#src/components/Button/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { type ActivityFilter, societyOf } from '#src/domain/activities.ts';
import { wholeNumber } from '#src/domain/listAddress.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './EmergencyActivitiesScreen.module.css';
import { emergencyActivitiesStrings } from './strings.ts';
import type { Project } from './types.ts';

const NAMES = ['society', 'sector', 'status', 'district'] as const;

/** The filters that an address asks for. */
export const filterOf = (query: URLSearchParams): ActivityFilter => ({
  society: wholeNumber(query.get('society')),
  sector: wholeNumber(query.get('sector')),
  status: query.get('status') ?? undefined,
  district: wholeNumber(query.get('district')),
});

interface ActivityFiltersProps {
  projects: readonly Project[];
  query: URLSearchParams;
  change: (values: Record<string, string>) => void;
}

/** Offers what the activities of this emergency have, and nothing that would keep none of them. */
export function ActivityFilters({ projects, query, change }: ActivityFiltersProps) {
  const strings = useStrings(emergencyActivitiesStrings);
  const options = useOptions(projects);
  const placeholders = {
    society: strings.allSocieties,
    sector: strings.allSectors,
    status: strings.allStatuses,
    district: strings.allProvinces,
  };
  const labels = {
    society: strings.society,
    sector: strings.sector,
    status: strings.status,
    district: strings.province,
  };
  return (
    <div className={styles.filters}>
      {NAMES.map((name) => (
        <SelectInput
          key={name}
          name={name}
          label={labels[name]}
          placeholder={placeholders[name]}
          value={query.get(name) ?? ''}
          options={options[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <Button
        variant="tertiary"
        disabled={!NAMES.some((name) => query.has(name))}
        onClick={() => change(Object.fromEntries(NAMES.map((name) => [name, ''])))}
      >
        {strings.clearFilters}
      </Button>
    </div>
  );
}

function useOptions(projects: readonly Project[]) {
  const byName = intl('Collator', localeOf(useLanguage()));
  const unique = (pairs: readonly (readonly [value: string, label: string])[]) =>
    [...new Map(pairs)]
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => byName.compare(one.label, other.label));
  return {
    society: unique(
      projects.flatMap((project) => {
        const society = societyOf(project);
        return society ? [[String(society.id), society.society_name || society.name || '--'] as const] : [];
      }),
    ),
    sector: unique(
      projects.flatMap(({ activities }) =>
        activities.map(({ sector, sector_details }) => [String(sector), sector_details.title] as const),
      ),
    ),
    status: unique(projects.map(({ status = '', status_display }) => [status, status_display] as const)),
    district: unique(
      projects.flatMap(({ districts_details }) =>
        districts_details.map(({ id, name }) => [String(id), name] as const),
      ),
    ),
  };
}

import { countriesEndpoint } from '#contracts/endpoints/domain.ts';
import { emergencyProjectOptionsEndpoint } from '#contracts/endpoints/emergencyActivity.ts';
import { erusEndpoint } from '#contracts/endpoints/emergencyPage.ts';
import { ACTIVITY_LEADS, ACTIVITY_STATUSES } from '#contracts/schemas/activity.ts';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { countriesInput, isSelectable } from '#src/domain/countries.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type Filter, type FilterField, useOptions } from '#src/screens/emergencies/RecordList/Filters.tsx';
import { activityStrings } from '../strings.ts';
import { activityListStrings } from './strings.ts';

const DEPLOYED = { query: { deployed_to__isnull: false, limit: 9999 } };

function SearchFilter(field: FilterField) {
  const strings = useStrings(activityListStrings);
  return <TextInput type="search" label={strings.search} autoComplete="off" maxLength={200} {...field} />;
}

function SocietyFilter(field: FilterField) {
  const strings = useStrings(activityListStrings);
  const { answer } = useRequest(countriesEndpoint, countriesInput);
  const societies = answer?.results.filter((country) => isSelectable(country) && country.society_name);
  const options = useOptions(societies?.map(({ id, society_name }) => ({ id, name: society_name })));
  return (
    <SelectInput label={strings.society} placeholder={strings.allSocieties} options={options} {...field} />
  );
}

function UnitFilter(field: FilterField) {
  const strings = useStrings(activityListStrings);
  const { answer } = useRequest(erusEndpoint, DEPLOYED);
  const options = useOptions(
    answer?.results.map(({ id, type_display, eru_owner: { national_society_country: owner } }) => ({
      id,
      name: `${owner.society_name ?? owner.name ?? '--'}: ${type_display}`,
    })),
  );
  return <SelectInput label={strings.unit} placeholder={strings.allUnits} options={options} {...field} />;
}

function SectorFilter(field: FilterField) {
  const strings = useStrings(activityListStrings);
  const { answer } = useRequest(emergencyProjectOptionsEndpoint, {});
  const options = useOptions(answer?.sectors.map(({ id, title }) => ({ id, name: title })));
  return <SelectInput label={strings.sector} placeholder={strings.allSectors} options={options} {...field} />;
}

function StatusFilter(field: FilterField) {
  const strings = useStrings(activityListStrings);
  const names = useStrings(activityStrings);
  return (
    <SelectInput
      label={strings.status}
      placeholder={strings.allStatuses}
      options={ACTIVITY_STATUSES.map((value) => ({ value, label: names[`status_${value}`] }))}
      {...field}
    />
  );
}

function LeadFilter(field: FilterField) {
  const strings = useStrings(activityListStrings);
  const names = useStrings(activityStrings);
  return (
    <SelectInput
      label={strings.lead}
      placeholder={strings.anyLead}
      options={ACTIVITY_LEADS.map((value) => ({ value, label: names[`lead_${value}`] }))}
      {...field}
    />
  );
}

/** All that the API lets the list be filtered by. */
export const FILTERS: readonly Filter[] = [
  { name: 'search', kind: 'own', Choice: SearchFilter },
  { name: 'start_after', kind: 'day', label: 'startAfter' },
  { name: 'start_before', kind: 'day', label: 'startBefore' },
  { name: 'country', kind: 'countries' },
  { name: 'lead', kind: 'own', Choice: LeadFilter },
  { name: 'society', kind: 'own', Choice: SocietyFilter },
  { name: 'unit', kind: 'own', Choice: UnitFilter },
  { name: 'sector', kind: 'own', Choice: SectorFilter },
  { name: 'status', kind: 'own', Choice: StatusFilter },
  { name: 'emergency', kind: 'emergency' },
];

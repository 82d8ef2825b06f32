import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { activityFormStrings } from './strings.ts';

/** What the fields of the form are called, those of activities all together; `with`: what goes along with a field. */
export function useFieldLabels(): readonly { name: string; label: string; with?: readonly string[] }[] {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  return [
    { name: 'event', label: names.operation, with: ['event.option'] },
    { name: 'country', label: names.country, with: ['admin2'] },
    { name: 'districts', label: names.province },
    { name: 'title', label: strings.title },
    { name: 'start_date', label: names.startDate },
    { name: 'end_date', label: names.endDate },
    { name: 'activity_lead', label: strings.lead },
    { name: 'reporting_ns', label: names.society },
    { name: 'reporting_ns_contact_name', label: names.contactName },
    { name: 'reporting_ns_contact_role', label: names.contactRole },
    { name: 'reporting_ns_contact_email', label: names.contactEmail },
    { name: 'deployed_eru', label: strings.unitName },
    { name: 'activities', label: strings.sectionActions, with: ['sectors'] },
  ];
}

import type { FormValues } from '#machines/form.ts';
import { Conflict } from '#src/forms/Conflict.tsx';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { formatDate, formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { useFieldLabels } from './useFieldLabels.ts';
import { useOffered } from './useFormOptions.ts';
import { activitiesOf, emergencyOf, peopleOf } from './values.ts';

/** Both versions of a record that changed meanwhile. */
export function ActivityConflict({ actor, initial }: { actor: RecordFormActor; initial: FormValues }) {
  const fields = useFieldLabels();
  const describeValue = useDescription();
  return <Conflict actor={actor} initial={initial} fields={fields} describeValue={describeValue} />;
}

/** A value as a reader knows it: names instead of ids. */
function useDescription() {
  const names = useStrings(activityStrings);
  const language = useLanguage();
  const { countries, societies, districts, units, actions } = useOffered();
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, value: unknown) =>
    formatList(
      [value].flat().map((id) => list?.find((option) => option.id === id)?.name ?? String(id)),
      language,
    );
  return ({ name }: { name: string }, values: FormValues): string => {
    const value = values[name];
    switch (name) {
      case 'event':
        return emergencyOf(values)?.name ?? String(value);
      case 'country':
        return nameIn(countries.options, value);
      case 'districts':
        return nameIn(districts.options, value);
      case 'reporting_ns':
        return nameIn(societies.options, value);
      case 'start_date':
      case 'end_date':
        return formatDate(String(value), language);
      case 'activity_lead':
        return value === 'deployed_eru' ? names.lead_deployed_eru : names.lead_national_society;
      case 'deployed_eru':
        return (
          units.options?.find(({ id }) => id === value)?.eru_owner.national_society_country.society_name ??
          String(value)
        );
      case 'activities':
        return formatList(
          activitiesOf(values).map((activity) => {
            const title =
              actions.options?.find(({ id }) => id === activity.action)?.title ??
              (activity.custom_action || names.untitled);
            const people = peopleOf(activity) ?? activity.household_count;
            return people === undefined ? title : `${title} (${people})`;
          }),
          language,
        );
      default:
        return String(value);
    }
  };
}

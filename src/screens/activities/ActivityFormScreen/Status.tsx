import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { useFromValues } from '#src/forms/FormContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { statusOf } from './values.ts';

/** Follows from the dates. */
export function Status() {
  const names = useStrings(activityStrings);
  const status = useFromValues(statusOf);
  return (
    <div role="status">
      <DescriptionList items={[{ term: names.status, value: status && names[`status_${status}`] }]} />
    </div>
  );
}

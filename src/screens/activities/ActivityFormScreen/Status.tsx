import { useSelector } from '@xstate/react';
import { selectValues } from '#machines/form.ts';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { useOpenForm } from '#src/forms/FormContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import { statusOf } from './values.ts';

/** Follows from the dates. */
export function Status() {
  const names = useStrings(activityStrings);
  const { actor } = useOpenForm();
  const status = useSelector(actor, (snapshot) => statusOf(selectValues(snapshot)));
  return (
    <div role="status">
      <DescriptionList items={[{ term: names.status, value: status && names[`status_${status}`] }]} />
    </div>
  );
}

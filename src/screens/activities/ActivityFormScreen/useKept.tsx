import type { ReactNode } from 'react';
import { selectValues } from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useFromValues, useOpenForm } from '#src/forms/FormContext.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityFormStrings } from './strings.ts';
import { type ActivityValues, type EmergencyProjectValues, isFilledIn, sectorsOf } from './values.ts';

/** The sectors that are shown. */
export const useSectors = (): readonly number[] =>
  useFromValues(sectorsOf, (one, other) => one.join() === other.join());

/** The activities in a sector; draws again when there are others, not when something is entered in one. */
export const useActivitiesIn = (sector: number): readonly ActivityValues[] =>
  useFromValues(
    (values: EmergencyProjectValues) => activitiesOf(values).filter((activity) => activity.sector === sector),
    (one, other) => one.map(({ key }) => key).join() === other.map(({ key }) => key).join(),
  );

const activitiesOf = ({ activities = [] }: EmergencyProjectValues) => activities;

/**
 * Keeps some of the activities and drops the others; asks first where something was entered in one of these. `question`: the
 * dialog that asks, to be drawn.
 *
 * @example keep((one) => one.key !== key, ['Radio plays']);
 */
export function useKept(): {
  /** `dropped`: what goes, by its title; `more`: what is changed along with it. */
  keep: (
    isKept: (activity: ActivityValues) => boolean,
    dropped: readonly string[],
    more?: FormValues,
  ) => void;
  question: ReactNode;
} {
  const strings = useStrings(activityFormStrings);
  const language = useLanguage();
  const { actor } = useOpenForm();
  const dropping = useConfirm(({ patch }: { patch: FormValues; dropped: readonly string[] }) =>
    actor.send({ type: 'changed', patch }),
  );
  const title = formatList(dropping.subject?.dropped ?? [], language);
  return {
    keep(isKept, dropped, more) {
      const activities = activitiesOf(selectValues(actor.getSnapshot()));
      const patch = { ...more, activities: activities.filter(isKept) };
      const isLost = activities.some((activity) => !isKept(activity) && isFilledIn(activity));
      if (isLost) dropping.open({ patch, dropped });
      else actor.send({ type: 'changed', patch });
    },
    question: (
      <ConfirmDialog
        {...dropping.dialog}
        heading={strings.removeHeading}
        message={fill(strings.removeOne, { title })}
      />
    ),
  };
}

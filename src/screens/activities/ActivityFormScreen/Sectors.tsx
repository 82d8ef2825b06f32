import { Button } from '#src/components/Button/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatList } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityErrorStrings } from '#src/records/activity/strings.ts';
import { ActivityPanel } from './ActivityPanel.tsx';
import styles from './Form.module.css';
import { activityFormStrings } from './strings.ts';
import { useOffered } from './useFormOptions.ts';
import { type ActivityValues, activitiesOf, isFilledIn, newActivity, sectorsOf } from './values.ts';

interface SectorsProps {
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
  isLocked: boolean;
  onChange: (sectors: readonly number[], activities: readonly ActivityValues[]) => void;
}

/** What goes when it is unticked, and what is lost with it. */
interface Removal {
  sectors: readonly number[];
  activities: readonly ActivityValues[];
  message: string;
}

/** The sectors with what is done in each. What is unticked goes at once; where something was entered, it is asked first. */
export function Sectors({ values, errors, isLocked, onChange }: SectorsProps) {
  const strings = useStrings(activityFormStrings);
  const language = useLanguage();
  const errorText = useErrorTexts(activityErrorStrings);
  const { sectors: offered, actions } = useOffered();
  const sectors = sectorsOf(values);
  const activities = activitiesOf(values);
  const removing = useConfirm((removal: Removal) => onChange(removal.sectors, removal.activities));
  const titleOf = (sector: number) => offered.options?.find(({ id }) => id === sector)?.title ?? `#${sector}`;
  const actionOf = (id: number | undefined) => actions.options?.find((action) => action.id === id);

  /** Keeps these sectors and activities; asks first where that drops something that was entered. */
  function keep(sectorsLeft: readonly number[], left: readonly ActivityValues[], message: string) {
    const isLost = activities.some((activity) => !left.includes(activity) && isFilledIn(activity));
    if (!isLost) return onChange(sectorsLeft, left);
    removing.open({ sectors: sectorsLeft, activities: left, message });
  }

  function chooseSectors(chosen: readonly number[]) {
    const gone = sectors.filter((sector) => !chosen.includes(sector));
    keep(
      chosen,
      activities.filter(({ sector }) => chosen.includes(sector)),
      fill(strings.removeSector, { title: formatList(gone.map(titleOf), language) }),
    );
  }

  function chooseActions(sector: number, chosen: readonly number[]) {
    const left = activities.filter(
      (activity) =>
        activity.sector !== sector || activity.action === undefined || chosen.includes(activity.action),
    );
    const added = chosen.filter(
      (id) => !activities.some((activity) => activity.sector === sector && activity.action === id),
    );
    if (added.length > 0)
      return onChange(sectors, [...left, ...added.map((id) => newActivity(newKey(), sector, id))]);
    const gone = activities.filter((activity) => !left.includes(activity));
    const title = formatList(
      gone.map(({ action }) => actionOf(action)?.title ?? ''),
      language,
    );
    keep(sectors, left, fill(strings.removeOne, { title }));
  }

  const remove = (activity: ActivityValues, title: string) =>
    keep(
      sectors,
      activities.filter((one) => one !== activity),
      fill(strings.removeOne, { title }),
    );

  return (
    <Panel heading={strings.sectionActions}>
      <div className={styles.rows}>
        <div data-field="sectors">
          <CheckboxGroup
            name="sectors"
            label={strings.sectors}
            hasColumns
            error={errors.sectors && errorText(errors.sectors)}
            options={(offered.options ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            value={sectors}
            onChange={chooseSectors}
            isDisabled={isLocked}
          />
        </div>
        {sectors.map((sector) => {
          const own = activities.filter((activity) => activity.sector === sector);
          const error = errors[`sectors.${sector}`];
          return (
            <section key={sector} className={styles.sector} aria-label={titleOf(sector)}>
              <h3 className={styles.sectorTitle}>{titleOf(sector)}</h3>
              <div data-field={`sectors.${sector}`}>
                <CheckboxGroup
                  name={`actions.${sector}`}
                  label={strings.actions}
                  hasColumns
                  error={error && errorText(error)}
                  options={(actions.options ?? [])
                    .filter((action) => action.sector === sector)
                    .map(({ id, title, description }) => ({
                      value: id,
                      label: title,
                      description: description || undefined,
                    }))}
                  value={own.flatMap(({ action }) => action ?? [])}
                  onChange={(chosen) => chooseActions(sector, chosen)}
                  isDisabled={isLocked}
                />
              </div>
              {own.map((activity) => {
                const number = own.filter(({ action }) => action === undefined).indexOf(activity) + 1;
                const title =
                  activity.action === undefined
                    ? fill(strings.customActivity, { number })
                    : (actionOf(activity.action)?.title ?? `#${activity.action}`);
                return (
                  <ActivityPanel
                    key={activity.key}
                    activity={activity}
                    title={title}
                    index={activities.indexOf(activity)}
                    errors={errors}
                    isLocked={isLocked}
                    country={values.country as number | undefined}
                    onChange={(patch) =>
                      onChange(
                        sectors,
                        activities.map((one) => (one === activity ? { ...one, ...patch } : one)),
                      )
                    }
                    onRemove={() => remove(activity, title)}
                  />
                );
              })}
              <p className={styles.hint}>
                <Button
                  disabled={isLocked}
                  onClick={() => onChange(sectors, [...activities, newActivity(newKey(), sector)])}
                >
                  {strings.addCustom}
                </Button>
              </p>
            </section>
          );
        })}
      </div>
      <ConfirmDialog
        {...removing.dialog}
        heading={strings.removeHeading}
        message={removing.subject?.message}
      />
    </Panel>
  );
}

const newKey = () => crypto.randomUUID();

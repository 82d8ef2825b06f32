import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { selectErrors } from '#machines/form.ts';
import { valueAt } from '#machines/formValues.ts';
import { Button } from '#src/components/Button/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import type { Field as FieldDefinition, List } from '#src/forms/definition.ts';
import { Field } from '#src/forms/Field.tsx';
import { useFormOptions, useIsFormLocked, useOpenForm } from '#src/forms/FormContext.ts';
import { InRow, Members } from '#src/forms/Members.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useNameWithin } from '#src/forms/useNameWithin.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';

import styles from './ActivityForm.module.css';
import { activityErrorStrings, activityFormStrings } from './strings.ts';
import { type ActivityOptions, titleIn } from './useActivityOptions.ts';
import { useActivitiesIn, useKept, useSectors } from './useKept.tsx';
import { type ActivityValues, newActivity } from './values.ts';

/** The sectors with what is done in each. What is unticked goes at once; where something was entered, it is asked first. */
export function Sectors({ sectors, activities }: { sectors: FieldDefinition; activities: List }) {
  return (
    <div className={styles.parts}>
      <Field field={sectors} />
      {useSectors().map((sector) => (
        <Sector key={sector} sector={sector} list={activities} />
      ))}
    </div>
  );
}

/** One sector: what is done in it, out of the list and of one's own, and a panel for each. */
function Sector({ sector, list }: { sector: number; list: List }) {
  const strings = useStrings(activityFormStrings);
  const { actor } = useOpenForm();
  const isLocked = useIsFormLocked();
  const title = titleIn(useFormOptions<ActivityOptions>().sectors, sector);
  const activities = useActivitiesIn(sector);
  const own = activities.filter(({ action }) => action === undefined);
  const nameWithin = useNameWithin();
  const part = useRef<HTMLElement>(null);

  function add() {
    const key = crypto.randomUUID();
    flushSync(() => actor.send({ type: 'row.added', list: list.name, row: newActivity(key, sector) }));
    part.current?.querySelector<HTMLElement>(`[data-row="${key}"] input`)?.focus();
  }

  return (
    <section ref={part} className={styles.sector} aria-label={title}>
      <h3>{title}</h3>
      <Actions sector={sector} activities={activities} />
      {activities.map((activity) => (
        <ActivityPanel
          key={activity.key}
          activity={activity}
          number={own.indexOf(activity) + 1}
          list={list}
          sector={title}
        />
      ))}
      <div>
        <Button disabled={isLocked} aria-label={nameWithin(strings.addCustom, title)} onClick={add}>
          {strings.addCustom}
        </Button>
      </div>
    </section>
  );
}

/** The actions of a sector: each that is ticked is an activity. */
function Actions({ sector, activities }: { sector: number; activities: readonly ActivityValues[] }) {
  const strings = useStrings(activityFormStrings);
  const errorText = useErrorTexts(activityErrorStrings);
  const { actor } = useOpenForm();
  const { actions } = useFormOptions<ActivityOptions>();
  const isLocked = useIsFormLocked();
  const path = `sectors.${sector}`;
  const error = useSelector(actor, (snapshot) => selectErrors(snapshot)[path]);
  const { keep, question } = useKept();
  const ticked = activities.flatMap(({ action }) => action ?? []);

  function choose(chosen: readonly number[]) {
    for (const action of chosen.filter((id) => !ticked.includes(id)))
      actor.send({
        type: 'row.added',
        list: 'activities',
        row: newActivity(crypto.randomUUID(), sector, action),
      });
    const gone = ticked.filter((id) => !chosen.includes(id));
    if (gone.length === 0) return;
    const isKept = ({ sector: of, action }: ActivityValues) =>
      of !== sector || action === undefined || !gone.includes(action);
    keep(
      isKept,
      gone.map((id) => titleIn(actions, id)),
    );
  }

  return (
    <div data-field={path}>
      <CheckboxGroup
        name={`actions.${sector}`}
        label={strings.actions}
        hasColumns
        error={error && errorText(error)}
        options={(actions.options ?? []).flatMap(({ id, title, description, sector: of }) =>
          of === sector ? [{ value: id, label: title, description: description || undefined }] : [],
        )}
        value={ticked}
        onChange={choose}
        isDisabled={isLocked}
      />
      {question}
    </div>
  );
}

interface ActivityPanelProps {
  activity: ActivityValues;
  /** Of those of one's own, from 1. */
  number: number;
  list: List;
  /** What its sector is called: each has its own "Other activity 1". */
  sector: string;
}

/** One activity: what its action asks for, in the way of reporting that is chosen. */
function ActivityPanel({ activity, number, list, sector }: ActivityPanelProps) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const { actor, words, options } = useOpenForm();
  const isLocked = useIsFormLocked();
  const { keep, question } = useKept();
  const { key, action } = activity;
  const path = `${list.name}.${key}`;
  const title = useSelector(actor, ({ context }) => {
    const row = valueAt(context.values, path) as ActivityValues | undefined;
    return list.rowTitle(words, { row: row ?? activity, number, options });
  });
  const name = useNameWithin()(title, sector);
  const wrong = useSelector(
    actor,
    (snapshot) => Object.keys(selectErrors(snapshot)).filter((name) => name.startsWith(`${path}.`)).length,
  );
  return (
    <div data-row={key}>
      <Disclosure
        isInitiallyOpen
        summary={
          <span className={styles.heading}>
            <strong>{title}</strong>
            {wrong > 0 && (
              <span className={styles.wrong}>
                {fill(plural(strings, 'errorsIn', wrong, language), { count: wrong })}
              </span>
            )}
          </span>
        }
      >
        <div className={styles.parts}>
          <InRow path={path} name={name}>
            <Members members={list.members} layout="grid" />
          </InRow>
          {action === undefined && (
            <div>
              <Button
                variant="tertiary"
                disabled={isLocked}
                aria-label={fill(strings.removeOf, { title: name })}
                onClick={() => keep((one) => one.key !== key, [title])}
              >
                {fill(strings.removeOf, { title })}
              </Button>
            </div>
          )}
        </div>
      </Disclosure>
      {question}
    </div>
  );
}

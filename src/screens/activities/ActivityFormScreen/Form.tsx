import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { responseEmergenciesEndpoint } from '#contracts/activities/choices.ts';
import { selectErrors, selectIsLocked, selectIsRestored, selectValues } from '#machines/form.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { rowClass } from '#src/components/FormField/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { SegmentInput } from '#src/components/SegmentInput/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import type { App } from '#src/core/App.ts';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { DayInput, LineInput, RecordInput, RecordsInput } from '#src/forms/inputs.tsx';
import { ProvincesOnMap } from '#src/forms/ProvincesInput.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { type FieldAct, useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useRecordForm } from '#src/forms/useRecordForm.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityErrorStrings, activityStrings } from '#src/records/activity/strings.ts';
import frame from '../../../forms/RecordForm.module.css';
import type { Project } from '../ActivityScreen/types.ts';
import { ActivityConflict } from './ActivityConflict.tsx';
import { activityKind } from './kind.ts';
import { contradictionsIn, errorsIn, fieldNamesOf, refusalOf } from './problems.ts';
import { Review } from './Review.tsx';
import { Sectors } from './Sectors.tsx';
import { activityFormStrings } from './strings.ts';
import { useFieldLabels } from './useFieldLabels.ts';
import { FormOptionsContext, useFormOptions, useOffered } from './useFormOptions.ts';
import {
  type ActivityValues,
  consequencesOf,
  copyOf,
  type EmergencyOption,
  emergencyOf,
  emptyProject,
  projectFor,
  statusOf,
  valuesOf,
} from './values.ts';

interface FormProps {
  user: number;
  /** The record that is edited or copied; missing for one from nothing. */
  project?: Project | undefined;
  isCopy?: boolean;
  /** Of one from nothing: the emergency that the link to the form named. A draft that is there stays as it is. */
  emergency?: EmergencyOption | undefined;
}

/** The form of an activity in an emergency, in the frame that all forms of records share. */
export function Form({ user, project, isCopy = false, emergency }: FormProps) {
  const strings = useStrings(activityFormStrings);
  const errorText = useErrorTexts(activityErrorStrings);
  const labels = useFieldLabels();
  const ownCountry = useOwnCountry();
  const initial = useMemo(() => {
    if (!project) return emergency ? projectFor(emergency) : emptyProject(ownCountry);
    return isCopy ? copyOf(valuesOf(project)) : valuesOf(project);
  }, [project, isCopy, emergency, ownCountry]);
  const actions = useRef<ReturnType<typeof useFormOptions>['actions']['options']>(undefined);
  const edited = isCopy ? undefined : project;
  const actor = useRecordForm({
    user,
    id: edited?.id,
    copyOf: isCopy ? project?.id : undefined,
    initial,
    version: edited?.modified_at,
    kind: () => activityKind(actions.current),
    validate: (values) => errorsIn(values, actions.current),
    errorsOf: refusalOf,
  });
  const values = useSelector(actor, selectValues);
  const found = useSelector(actor, selectErrors);
  const isLocked = useSelector(actor, selectIsLocked);
  const isRestored = useSelector(actor, selectIsRestored);
  const options = useFormOptions(values.country as number | undefined);
  const offered = options.actions.options;
  useEffect(() => {
    actions.current = offered;
  });
  const errors = useMemo(
    () => ({ ...contradictionsIn(values, offered), ...found }),
    [values, offered, found],
  );
  const form = useRef<HTMLFormElement>(null);
  const onSaved = useOnSaved(edited !== undefined);
  const review = useConfirm(() => actor.send({ type: 'submit' }));
  const change = (patch: Readonly<Record<string, unknown>>) => actor.send({ type: 'changed', patch });

  return (
    <FormOptionsContext value={options}>
      {/* What has no mistakes is looked over first; what has some goes to the machine, which tells them. */}
      <div
        onSubmitCapture={(event) => {
          if (Object.keys(errorsIn(values, offered)).length > 0) return;
          event.preventDefault();
          event.stopPropagation();
          review.open();
        }}
      >
        <RecordForm
          actor={actor}
          formRef={form}
          fieldNames={fieldNamesOf(values)}
          onReveal={(name) => {
            const field = form.current?.querySelector(`[data-field="${CSS.escape(name)}"]`);
            field?.closest('details')?.setAttribute('open', '');
          }}
          describeError={(name, message) => ({
            label: labels.find((field) => field.name === name)?.label,
            message: errorText(message, ACTS[name] ?? (name.endsWith('count') ? 'number' : 'text')),
          })}
          failed={strings.failed}
          onSaved={(record) => onSaved(record as Project)}
          conflict={<ActivityConflict actor={actor} initial={initial} />}
        >
          {isCopy && project && <Banner>{fill(strings.copied, { title: project.title })}</Banner>}
          {emergency && isRestored && values.event !== emergency.id && (
            <Banner variant="warning">{fill(strings.otherDraft, { emergency: emergency.name })}</Banner>
          )}
          <Facts values={values} errors={errors} isLocked={isLocked} change={change} />
          <Sectors
            values={values}
            errors={errors}
            isLocked={isLocked}
            onChange={(sectors: readonly number[], activities: readonly ActivityValues[]) =>
              change({ sectors, activities })
            }
          />
        </RecordForm>
      </div>
      <Review values={values} {...review.dialog} />
    </FormOptionsContext>
  );
}

interface PartProps {
  values: Readonly<Record<string, unknown>>;
  errors: Readonly<Record<string, string>>;
  isLocked: boolean;
  change: (patch: Readonly<Record<string, unknown>>) => void;
}

/** Of what, where, when and who. */
function Facts({ values, errors, isLocked, change }: PartProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const errorText = useErrorTexts(activityErrorStrings);
  const { client } = useApp();
  const { countries, districts, societies } = useOffered();
  const input = (name: string, label: string, more: { isRequired?: boolean; hint?: string } = {}) => ({
    common: {
      name,
      label,
      isRequired: more.isRequired,
      hint: more.hint,
      error: errors[name] && errorText(errors[name], ACTS[name] ?? 'text'),
    },
    value: values[name],
    change: (value: unknown) => change(consequencesOf(name, value, values)),
    isLocked,
  });
  const event = input('event', names.operation, { isRequired: true, hint: strings.sectionOperationHint });
  const provinces = {
    ...input('districts', names.province),
    isLocked: isLocked || values.country === undefined,
    list: districts,
  };
  const chosen = emergencyOf(values);
  const status = statusOf(values);
  const isUnit = values.activity_lead === 'deployed_eru';
  const isElsewhere =
    values.country !== undefined &&
    (chosen?.countries?.length ?? 0) > 0 &&
    !chosen?.countries?.includes(values.country as number);
  return (
    <>
      <Panel heading={strings.sectionOperation}>
        <div className={clsx(frame.grid, rowClass)}>
          <div data-field="event" className={frame.wide}>
            <Select
              {...event.common}
              options={chosen ? [chosen] : NO_EMERGENCY}
              search={searchEmergencies(client)}
              keyOf={({ id }) => id}
              labelOf={({ name }) => name}
              value={event.value as number | undefined}
              onChange={(_, option) => event.change(option)}
              isDisabled={isLocked}
            />
          </div>
          <div data-field="country">
            <RecordInput {...input('country', names.country, { isRequired: true })} list={countries} />
            {isElsewhere && <Banner variant="warning">{strings.elsewhere}</Banner>}
          </div>
          {/* Another country is another list, with nothing chosen of the old one. */}
          <div data-field="districts">
            <RecordsInput key={String(values.country)} {...provinces} />
          </div>
          <div className={frame.wide}>
            <ProvincesOnMap key={String(values.country)} {...provinces} />
          </div>
          <div data-field="title" className={frame.wide}>
            <LineInput {...input('title', strings.title, { isRequired: true })} limit={255} />
          </div>
        </div>
      </Panel>
      <Panel heading={strings.sectionDates}>
        <div className={clsx(frame.grid, rowClass)}>
          <div data-field="start_date">
            <DayInput {...input('start_date', names.startDate, { isRequired: true })} />
          </div>
          <div data-field="end_date">
            <DayInput {...input('end_date', names.endDate, { hint: strings.endHint })} />
          </div>
          <div role="status">
            <DescriptionList items={[{ term: names.status, value: status && names[`status_${status}`] }]} />
          </div>
        </div>
      </Panel>
      <Panel heading={strings.sectionWho}>
        <div className={clsx(frame.grid, rowClass)}>
          <div data-field="activity_lead" className={frame.wide}>
            <SegmentInput
              name="activity_lead"
              label={strings.lead}
              options={(['national_society', 'deployed_eru'] as const).map((value) => ({
                value,
                label: names[`lead_${value}`],
              }))}
              value={isUnit ? 'deployed_eru' : 'national_society'}
              onChange={(value) => change({ activity_lead: value })}
              isDisabled={isLocked}
            />
          </div>
          {isUnit ? (
            <Units {...{ values, errors, isLocked, change }} />
          ) : (
            <>
              <div data-field="reporting_ns" className={frame.wide}>
                <RecordInput
                  {...input('reporting_ns', names.society, {
                    isRequired: true,
                    hint: strings.societyHint,
                  })}
                  list={societies}
                />
              </div>
              {CONTACT.map(([name, label]) => (
                <div key={name} data-field={name}>
                  <LineInput
                    {...input(name, names[label], { isRequired: true })}
                    limit={255}
                    isEmail={name.endsWith('email')}
                  />
                </div>
              ))}
            </>
          )}
        </div>
      </Panel>
    </>
  );
}

/** What is done with the fields that are not written as text. */
const ACTS: Readonly<Record<string, FieldAct>> = {
  event: 'choose',
  country: 'choose',
  districts: 'choose',
  start_date: 'date',
  end_date: 'date',
  reporting_ns: 'choose',
  deployed_eru: 'choose',
  sectors: 'choose',
};

const CONTACT = [
  ['reporting_ns_contact_name', 'contactName'],
  ['reporting_ns_contact_role', 'contactRole'],
  ['reporting_ns_contact_email', 'contactEmail'],
] as const;

function Units({ values, errors, isLocked, change }: PartProps) {
  const strings = useStrings(activityFormStrings);
  const errorText = useErrorTexts(activityErrorStrings);
  const { units } = useOffered();
  if (units.options?.length === 0) return <p className={frame.note}>{strings.noUnits}</p>;
  return (
    <div data-field="deployed_eru" className={frame.wide}>
      <RadioGroup
        name="deployed_eru"
        label={strings.unitName}
        isRequired
        error={errors.deployed_eru && errorText(errors.deployed_eru, 'choose')}
        options={(units.options ?? []).map(
          ({ id, type_display, eru_owner: { national_society_country } }) => ({
            value: String(id),
            label: national_society_country.society_name ?? national_society_country.name ?? '--',
            description: type_display,
          }),
        )}
        value={values.deployed_eru === undefined ? undefined : String(values.deployed_eru)}
        onChange={(id) => change({ deployed_eru: id === undefined ? undefined : Number(id) })}
        isDisabled={isLocked}
      />
    </div>
  );
}

const NO_EMERGENCY: EmergencyOption[] = [];
const FOUND_AT_ONCE = 20;

const searchEmergencies =
  (client: App['client']) =>
  async (keyword: string, signal: AbortSignal): Promise<{ options: EmergencyOption[]; total: number }> => {
    const { results, count } = await client.call(responseEmergenciesEndpoint, {
      query: { search: keyword, limit: FOUND_AT_ONCE },
      signal,
    });
    return {
      options: results.map(({ id, name, emergency_response_contact_email, countries }) => ({
        id,
        name: name ?? '',
        email: emergency_response_contact_email ?? undefined,
        countries: countries.map((country) => country.id),
      })),
      total: count,
    };
  };

/** Says that it is saved and leads to it. */
function useOnSaved(isUpdate: boolean) {
  const strings = useStrings(activityFormStrings);
  const { alerts } = useApp().actors;
  const navigate = useNavigate();
  return ({ id }: Project) => {
    alerts.send({
      type: 'alert.added',
      alert: {
        name: `emergency-project-${id}`,
        variant: 'success',
        title: isUpdate ? strings.updated : strings.created,
      },
    });
    navigate(pathTo('activity', { activityId: id }));
  };
}

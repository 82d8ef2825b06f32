import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { offers as apiOffers } from '#contracts/extensions.ts';
import { selectErrors, selectIsLocked, selectValues } from '#machines/form.ts';
import { isFilled } from '#rules/isFilled.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { hasScreen, pathTo } from '#src/core/links.ts';
import { useAttachedFiles, useUploads } from '#src/forms/attachments/useUploads.ts';
import { formName } from '#src/forms/kind.ts';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { useOwnCountry } from '#src/hooks/useOwnCountry.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../../../forms/RecordForm.module.css';
import { ACTS, labelIn } from './FieldRow.tsx';
import { FormSection } from './FormSection.tsx';
import { FullName } from './FullName.tsx';
import { FIELDS, fieldNamed, STEPS, type Step, sectionsOf } from './fields.ts';
import { reportFiles } from './files.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { ReportConflict } from './ReportConflict.tsx';
import { formStrings, reportErrorStrings } from './strings.ts';
import { UploadsContext } from './UploadsContext.ts';
import { FormOptionsContext, useFormOptions } from './useFormOptions.ts';
import { useReportForm } from './useReportForm.ts';
import { consequencesOf, emptyReport, type Report, typeOf, valuesOf } from './values.ts';

interface FormProps {
  user: number;
  /** Missing for a new one. */
  report?: Report | undefined;
  /** Of a new report: begun from the menu of early warnings. */
  isEarlyWarning?: boolean | undefined;
}

/** The form of a field report, step by step, in the frame that all forms of records share. */
export function Form({ user, report, isEarlyWarning = false }: FormProps) {
  const strings = useStrings(formStrings);
  const errorText = useErrorTexts(reportErrorStrings);
  const language = useLanguage();
  const offers = useRef<ReturnType<typeof useFormOptions>>(undefined);
  const app = useApp();
  const ownCountry = useOwnCountry();
  const takesFiles = apiOffers(app.config, 'files');
  const uploads = useUploads({
    user,
    form: formName('field-report', { id: report?.id }),
    calls: reportFiles(app.client),
    stored: report?.files_details,
  });
  const actor = useReportForm(
    {
      user,
      id: report?.id,
      initial: report ? valuesOf(report) : emptyReport(isEarlyWarning, ownCountry),
      version: report?.updated_at,
    },
    () => offers.current,
    uploads.actor,
  );
  useAttachedFiles(actor, uploads);
  const values = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const isLocked = useSelector(actor, selectIsLocked);
  const type = typeOf(values);
  const options = useFormOptions(values.country as number | undefined, type === 'COVID', report);
  useEffect(() => {
    offers.current = options;
  });
  useOnlyChoice(actor, 'visibility', options.visibilities);
  const { step, showStep } = useStep();
  const form = useRef<HTMLFormElement>(null);
  const onSaved = useOnSaved(report !== undefined);

  function change(name: string, value: unknown) {
    actor.send({ type: 'changed', patch: consequencesOf(name, value, values) });
  }

  /** Marks what is wrong in the step that one leaves; what is only missing can wait. */
  function leave() {
    const fields = namesIn(step).filter((name) => isFilled(values[name]));
    actor.send({ type: 'check', fields, isLeft: true });
  }

  /** Going on waits until nothing is wrong in the step. */
  function go(by: number) {
    const next = STEPS[STEPS.indexOf(step) + by];
    if (!next) return;
    if (by < 0) leave();
    else {
      const fields = namesIn(step);
      actor.send({ type: 'check', fields });
      const found = selectErrors(actor.getSnapshot());
      if (fields.some((name) => name in found)) return;
    }
    flushSync(() => showStep(next));
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }

  const sections = sectionsOf(step, type).filter(({ section }) => takesFiles || section !== 'sectionFiles');
  function describeError(name: string, message: string) {
    const field = fieldNamed(name);
    return {
      label: field && labelIn(field, type, strings),
      message: errorText(message, field && ACTS[field.kind]),
    };
  }
  const wrong = Object.keys(errors);
  const countIn = (of: Step) => wrong.filter((name) => (fieldNamed(name)?.step ?? 'context') === of).length;

  return (
    <FormOptionsContext value={options}>
      <UploadsContext value={uploads}>
        <RecordForm
          actor={actor}
          formRef={form}
          fieldNames={FIELD_NAMES}
          onReveal={(name) => showStep(fieldNamed(name)?.step ?? 'context')}
          describeError={describeError}
          failed={strings.failed}
          onSaved={(record) => onSaved(record as Report)}
          onContinue={step === 'response' ? undefined : () => go(1)}
          conflict={<ReportConflict actor={actor} initial={report ? valuesOf(report) : {}} />}
          buttons={
            <>
              <Button disabled={step === 'context'} onClick={() => go(-1)}>
                {strings.back}
              </Button>
              <Button
                variant={step === 'response' ? undefined : 'primary'}
                disabled={step === 'response'}
                onClick={() => go(1)}
              >
                {strings.continue}
              </Button>
            </>
          }
        >
          <Tabs
            label={strings.steps}
            variant="step"
            selected={step}
            onSelect={(next) => {
              leave();
              showStep(next);
            }}
            tabs={STEPS.map((key) => ({
              key,
              label: strings[stepTitle(key, type)],
              isDisabled: isLocked,
              mark: markOf(countIn(key), (count) =>
                fill(plural(strings, 'errorsIn', count, language), { count }),
              ),
            }))}
          >
            {sections.map(({ section, figures }) => (
              <FormSection
                key={section}
                heading={
                  strings[section === 'sectionPlace' && type === 'EW' ? 'sectionPlaceWarning' : section]
                }
                figures={figures}
                intro={section === 'numericDetails' && type === 'COVID' ? strings.covidFigures : undefined}
                values={values}
                errors={errors}
                isLocked={isLocked}
                onChange={change}
              >
                {section === 'contactOriginator' && (
                  <OwnDetails
                    values={values}
                    isLocked={isLocked}
                    onFill={(patch) => actor.send({ type: 'changed', patch })}
                  />
                )}
                {section === 'sectionDisaster' && <FullName values={values} reportId={report?.id} />}
                {section === 'sectionEvent' && !report && values.event === undefined && (
                  <p className={styles.note}>{strings.eventNew}</p>
                )}
              </FormSection>
            ))}
          </Tabs>
        </RecordForm>
      </UploadsContext>
    </FormOptionsContext>
  );
}

/**
 * Takes the one choice that is left, as a country under review leaves one of who sees the report. Such a country may have
 * been there from the start, or have come with a draft, before it was known to be under review.
 */
function useOnlyChoice(actor: RecordFormActor, name: string, choices: readonly unknown[]) {
  const value = useSelector(actor, selectValues)[name];
  useEffect(() => {
    const [only] = choices;
    if (choices.length === 1 && value !== only) actor.send({ type: 'followed', patch: { [name]: only } });
  });
}

const FIELD_NAMES = FIELDS.map(({ name }) => name);
const namesIn = (step: Step) => FIELDS.filter((field) => field.step === step).map(({ name }) => name);

function stepTitle(step: Step, type: ReturnType<typeof typeOf>) {
  if (step === 'situation') return type === 'EW' ? 'stepRisk' : 'stepSituation';
  if (step === 'actions') return type === 'EW' ? 'stepEarlyActions' : 'stepActions';
  return step === 'context' ? 'stepContext' : 'stepResponse';
}

const markOf = (count: number, label: (count: number) => string) =>
  count > 0 ? { kind: 'invalid' as const, label: label(count) } : undefined;

/**
 * The step. It is in the address too, so that a reload comes back to it; past the router, which would ask for everything
 * anew, without a connection in vain.
 */
function useStep() {
  const [step, setStep] = useState<Step>(() => {
    const wanted = new URLSearchParams(window.location.search).get('step');
    return STEPS.find((key) => key === wanted) ?? 'context';
  });
  function showStep(next: Step) {
    setStep(next);
    window.history.replaceState(window.history.state, '', `?step=${next}`);
  }
  return { step, showStep };
}

/** Says that the report is saved and leads to it. */
function useOnSaved(isUpdate: boolean) {
  const strings = useStrings(formStrings);
  const { alerts } = useApp().actors;
  const navigate = useNavigate();
  return ({ id, event }: Report) => {
    alerts.send({
      type: 'alert.added',
      alert: {
        name: `field-report-${id}`,
        variant: 'success',
        title: isUpdate ? strings.updated : strings.created,
      },
    });
    // Where the page of a report is not built, its emergency shows it.
    const emergency = event ? pathTo('emergency', { emergencyId: event }) : pathTo('fieldReports');
    navigate(hasScreen('fieldReport') ? pathTo('fieldReport', { fieldReportId: id }) : emergency);
  };
}

import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { selectErrors, selectIsLocked, selectValues } from '#machines/form.ts';
import { useApp } from '#src/app/AppContext.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { fill, plural } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useAttachedFiles, useUploads } from '../../recordForm/attachments/useUploads.ts';
import { formName } from '../../recordForm/kind.ts';
import styles from '../../recordForm/RecordForm.module.css';
import { RecordForm } from '../../recordForm/RecordForm.tsx';
import { isOwnService } from '../../recordForm/submitRecord.ts';
import { FormSection } from './FormSection.tsx';
import { FullName } from './FullName.tsx';
import { FIELDS, fieldNamed, STEPS, type Step, sectionsOf } from './fields.ts';
import { reportFiles } from './files.ts';
import { OwnDetails } from './OwnDetails.tsx';
import { ReportConflict } from './ReportConflict.tsx';
import { formStrings } from './strings.ts';
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
  const language = useLanguage();
  const offers = useRef<ReturnType<typeof useFormOptions>>(undefined);
  const app = useApp();
  const takesFiles = isOwnService(app);
  const uploads = useUploads({
    user,
    form: formName('field-report', { id: report?.id }),
    calls: reportFiles(app.client),
  });
  const actor = useReportForm(
    {
      user,
      id: report?.id,
      initial: report ? valuesOf(report) : emptyReport(isEarlyWarning),
      version: report?.updated_at,
    },
    () => offers.current,
    uploads,
  );
  useAttachedFiles(actor, uploads);
  const values = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const isLocked = useSelector(actor, selectIsLocked);
  const type = typeOf(values);
  const options = useFormOptions(values.country as number | undefined, type === 'COVID');
  useEffect(() => {
    offers.current = options;
  });
  const { step, showStep } = useStep();
  const form = useRef<HTMLFormElement>(null);
  const onSaved = useOnSaved(report !== undefined);

  function change(name: string, value: unknown) {
    const patch = consequencesOf(name, value, values);
    // A country under review leaves one choice.
    const isReviewed = name === 'country' && options.reviewed?.includes(value as number);
    actor.send({ type: 'changed', patch: isReviewed ? { ...patch, visibility: 4 } : patch });
  }

  function go(by: number) {
    const next = STEPS[STEPS.indexOf(step) + by];
    if (!next) return;
    flushSync(() => showStep(next));
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }

  const sections = sectionsOf(step, type).filter(({ section }) => takesFiles || section !== 'sectionFiles');
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
            onSelect={showStep}
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

const FIELD_NAMES = FIELDS.map(({ name }) => name);

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

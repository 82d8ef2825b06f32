import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker, useNavigate } from 'react-router-dom';
import { selectIsOnline } from '#machines/connectivity.ts';
import {
  selectErrors,
  selectFailure,
  selectIsInConflict,
  selectIsKept,
  selectIsLocked,
  selectIsQueued,
  selectIsRestored,
  selectIsRestoring,
  selectIsSubmitting,
  selectIsUnkept,
  selectIsUnsaved,
  selectKeptAt,
  selectValues,
} from '#machines/form.ts';
import { useApp } from '#src/app/AppContext.ts';
import { hasScreen, pathTo } from '#src/app/links.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Tabs } from '#src/components/Tabs/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Conflict } from './Conflict.tsx';
import { FieldRow } from './FieldRow.tsx';
import styles from './Form.module.css';
import { FullName } from './FullName.tsx';
import { FIELDS, fieldNamed, STEPS, type Step, sectionsOf } from './fields.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { formStrings } from './strings.ts';
import { useConfirm } from './useConfirm.ts';
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

/** The form of a field report, step by step. Its lifecycle is `machines/form.ts`. */
export function Form({ user, report, isEarlyWarning = false }: FormProps) {
  const strings = useStrings(formStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const offers = useRef<ReturnType<typeof useFormOptions>>(undefined);
  const actor = useReportForm(
    {
      user,
      reportId: report?.id,
      initial: report ? valuesOf(report) : emptyReport(isEarlyWarning),
      version: report?.updated_at,
    },
    offers,
  );
  const values = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const failure = useSelector(actor, selectFailure);
  const isLocked = useSelector(actor, selectIsLocked);
  const isRestored = useSelector(actor, selectIsRestored);
  const isQueued = useSelector(actor, selectIsQueued);
  const isRestoring = useSelector(actor, selectIsRestoring);
  const isInConflict = useSelector(actor, selectIsInConflict);
  const type = typeOf(values);
  const options = useFormOptions(values.country as number | undefined, type === 'COVID');
  useEffect(() => {
    offers.current = options;
  });
  const { step, showStep } = useStep();
  const form = useRef<HTMLFormElement>(null);
  const discard = useConfirm(() => actor.send({ type: 'discard' }));

  useWatchedConnection(actor);
  useSaved(actor, report !== undefined);
  useFocusedErrors(actor, form, showStep);

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

  const wrong = Object.keys(errors);
  const countIn = (of: Step) => wrong.filter((name) => (fieldNamed(name)?.step ?? 'context') === of).length;
  const messages = failure === undefined ? [] : [strings.failed, errorText(failure)];
  if (wrong.length > 0)
    messages.push(fill(plural(strings, 'errorsFound', wrong.length, language), { count: wrong.length }));

  if (isRestoring) return null;
  if (isInConflict) {
    return (
      <FormOptionsContext value={options}>
        <Conflict actor={actor} initial={report ? valuesOf(report) : {}} />
      </FormOptionsContext>
    );
  }
  return (
    <FormOptionsContext value={options}>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (step === 'response') actor.send({ type: 'submit' });
          else go(1);
        }}
      >
        <FormErrors messages={messages} />
        {isQueued && (
          <Banner
            variant="warning"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
                {strings.sendNow}
              </Button>
            }
          >
            <span role="status">{strings.queued}</span>
          </Banner>
        )}
        {isRestored && !isQueued && (
          <Banner
            actions={
              <Button size="sm" onClick={discard.open}>
                {strings.discardDraft}
              </Button>
            }
          >
            {strings.draftRestored}
          </Banner>
        )}
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
          {sectionsOf(step, type).map(({ section, fields }) => (
            <Panel
              key={section}
              heading={strings[section === 'sectionPlace' && type === 'EW' ? 'sectionPlaceWarning' : section]}
            >
              <div className={fields.some(({ counter }) => counter) ? styles.three : styles.grid}>
                {fields.map((field) => (
                  <FieldRow
                    key={field.name}
                    field={field}
                    values={values}
                    error={errors[field.name]}
                    isLocked={isLocked}
                    onChange={change}
                  />
                ))}
                {section === 'sectionTitle' && <FullName values={values} reportId={report?.id} />}
                {section === 'sectionEvent' && !report && values.event === undefined && (
                  <p className={styles.note}>{strings.eventNew}</p>
                )}
              </div>
            </Panel>
          ))}
        </Tabs>
        <Footer actor={actor} step={step} go={go} />
      </form>
      <LeaveGuard actor={actor} />
      <ConfirmDialog {...discard.dialog} heading={strings.discardDraft} message={strings.discardMessage} />
      <SignInAgain actor={actor} />
    </FormOptionsContext>
  );
}

type FormActor = ReturnType<typeof useReportForm>;

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

/** Back, continue, submit, and what became of the draft. */
function Footer({ actor, step, go }: { actor: FormActor; step: Step; go: (by: number) => void }) {
  const strings = useStrings(formStrings);
  const language = useLanguage();
  const isSubmitting = useSelector(actor, selectIsSubmitting);
  const keptAt = useSelector(actor, selectKeptAt);
  const isUnkept = useSelector(actor, selectIsUnkept);
  const isKept = useSelector(actor, selectIsKept);
  const time = (moment: number) =>
    new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'medium' }).format(moment);
  return (
    <div className={styles.footer}>
      <p className={styles.draft} data-draft={isKept ? 'kept' : 'behind'}>
        {isUnkept
          ? strings.draftUnkept
          : keptAt !== undefined && fill(strings.draftKept, { time: time(keptAt) })}
      </p>
      <Button disabled={step === 'context'} onClick={() => go(-1)}>
        {strings.back}
      </Button>
      <Button disabled={step === 'response'} onClick={() => go(1)}>
        {strings.continue}
      </Button>
      <Button type="submit" variant="primary" disabled={step !== 'response'} isPending={isSubmitting}>
        {strings.submit}
      </Button>
    </div>
  );
}

/** Sends what waited for the connection once it is back. */
function useWatchedConnection(actor: FormActor) {
  const { connectivity } = useApp().actors;
  const isOnline = useSelector(connectivity, selectIsOnline);
  useEffect(() => {
    if (isOnline) actor.send({ type: 'connection.restored' });
  }, [actor, isOnline]);
}

/** Says that the report is saved and leads to it. */
function useSaved(actor: FormActor, isUpdate: boolean) {
  const strings = useStrings(formStrings);
  const { alerts } = useApp().actors;
  const navigate = useNavigate();
  useEffect(() => {
    const saved = actor.on('saved', ({ record }) => {
      const { id, event } = record as Report;
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
    });
    return () => saved.unsubscribe();
  }, [actor, alerts, navigate, isUpdate, strings]);
}

/** Opens the step of the first error and puts the focus into its field. */
function useFocusedErrors(
  actor: FormActor,
  form: RefObject<HTMLFormElement | null>,
  showStep: (step: Step) => void,
) {
  const show = useRef(showStep);
  useEffect(() => {
    show.current = showStep;
  });
  useEffect(() => {
    const found = actor.on('errors.found', () => {
      const { errors } = actor.getSnapshot().context;
      const first = FIELDS.find(({ name }) => name in errors);
      if (!first) return;
      flushSync(() => show.current(first.step));
      // The fields can be focused once they are unlocked again.
      requestAnimationFrame(() =>
        form.current
          ?.querySelector<HTMLElement>(
            `[data-field="${first.name}"] :is(input, select, textarea, [contenteditable])`,
          )
          ?.focus(),
      );
    });
    return () => found.unsubscribe();
  }, [actor, form]);
}

/** Asks before the page is left with something that is not sent. */
function LeaveGuard({ actor }: { actor: FormActor }) {
  const strings = useStrings(formStrings);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && selectIsUnsaved(actor.getSnapshot()),
  );
  const leave = useConfirm(() => blocker.proceed?.());
  const isBlocked = blocker.state === 'blocked';
  const { open } = leave;
  useEffect(() => {
    if (isBlocked) open();
  }, [isBlocked, open]);
  return (
    <ConfirmDialog
      {...leave.dialog}
      heading={strings.leaveHeading}
      message={strings.leaveMessage}
      onCancel={() => {
        leave.dialog.onCancel();
        blocker.reset?.();
      }}
    />
  );
}

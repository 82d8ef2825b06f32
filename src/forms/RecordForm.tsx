import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#contracts/errors.ts';
import { selectToken } from '#machines/auth.ts';
import { selectIsOnline } from '#machines/connectivity.ts';
import {
  type FieldErrors,
  selectFailure,
  selectIsElsewhere,
  selectIsGone,
  selectIsInConflict,
  selectIsKept,
  selectIsQueued,
  selectIsRestored,
  selectIsRestoring,
  selectIsSubmitting,
  selectIsUnkept,
  selectIsUnsaved,
  selectKeptAt,
  selectListed,
  selectWaitsHereAlone,
} from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Docked } from '#src/components/Docked/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { MailLink } from '#src/components/MailLink/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { CONTACT_EMAIL } from '#src/domain/contact.ts';
import { recordFormStrings } from '#src/forms/strings.ts';
import { type RecordFormActor, useRecordForm } from '#src/forms/useRecordForm.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useConnectionRestored } from '#src/hooks/useConnectionRestored.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill, fillNodes, plural } from '#src/i18n/fill.ts';
import { intl } from '#src/i18n/intl.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { Conflict } from './Conflict.tsx';
import type { FormDefinition } from './defineForm.ts';
import { FormContext, useOpenForm, useValueOf } from './FormContext.ts';
import { type FormSlot, formName } from './kind.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import styles from './RecordForm.module.css';
import { PrintedForm, ReadForm, ReviewDialog } from './Review.tsx';
import { Sections } from './Sections.tsx';
import { Steps } from './Steps.tsx';
import { tellLeft } from './tellLeft.ts';
import { useErrorTexts } from './useErrorTexts.ts';

export interface RecordFormProps {
  definition: FormDefinition;
  user: number;
  /** Which form of its kind it is. */
  slot: FormSlot;
  initial: object;
  /** Of the record that is edited, with the record itself. */
  version?: string | undefined;
  written?: object | undefined;
  /** What stood in it before: shown beside each field that says something else now. */
  former?: object | undefined;
  /** What a draft is about that its values name by an id at most: stands before what they say. */
  aboutOf?: ((values: FormValues) => string | null | undefined) | undefined;
  /** What stands in it is read, and cannot be changed. `@default` false */
  isRead?: boolean | undefined;
  /** Said, and the place to lead to, once it is saved. */
  onSaved: (record: object) => void;
  /** Above the fields: what is known of this form alone. */
  above?: ReactNode;
  /** Buttons before "Submit". */
  buttons?: ReactNode;
}

/**
 * A form of records by its definition: what went wrong, what became of the draft, the queue without a connection, the question
 * before it is left, signing in again, and both versions when somebody else was faster. Its lifecycle is `machines/form.ts`;
 * each field stands in an element with `data-field`.
 */
export function RecordForm(props: RecordFormProps) {
  const { definition, user, slot, written, former } = props;
  const actor = useRecordForm({ ...props, initial: props.initial as FormValues });
  const words = useStrings(definition.words);
  const useValue = useValueOf<FormValues>(actor);
  const options = definition.useOptions(useValue, written);
  const facts = definition.factsOf?.(options);
  const said = JSON.stringify(facts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says all that the facts do
  useEffect(() => {
    if (said !== undefined) actor.send({ type: 'facts.changed', facts });
  }, [actor, said]);
  const open = useMemo(
    () => ({
      actor,
      definition,
      words,
      options,
      recordId: slot.id,
      former: former as FormValues | undefined,
    }),
    [actor, definition, words, options, slot.id, former],
  );
  useSaved(actor, props.onSaved);
  // Sends what waited for it.
  useConnectionRestored(actor);
  useSessionRenewed(actor);
  const { Around } = definition;
  const frame = props.isRead ? <ReadForm above={props.above} /> : <Frame {...props} />;
  return (
    <FormContext value={open}>
      {Around ? (
        <Around user={user} form={formName(definition.kind.name, slot)} written={written}>
          {frame}
        </Around>
      ) : (
        frame
      )}
    </FormContext>
  );
}

function Frame({ definition, above, buttons }: RecordFormProps) {
  const strings = useStrings(recordFormStrings);
  const { actor } = useOpenForm();
  const isRestoring = useSelector(actor, selectIsRestoring);
  const isInConflict = useSelector(actor, selectIsInConflict);
  const form = useRef<HTMLFormElement>(null);
  const discard = useConfirm(() => actor.send({ type: 'discard' }));
  const goTo = useFocusedErrors(form);
  const continues = useSelector(actor, ({ context: { step, values, facts } }) => {
    const steps = definition.stepsIn(values, facts);
    return steps.length > 0 && step !== steps.at(-1);
  });

  if (isRestoring) return null;
  if (isInConflict) return <Conflict />;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onBlur={(event) =>
          tellLeft(event, actor.getSnapshot().context.values, (field) => actor.send({ type: 'left', field }))
        }
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: continues && !definition.staysOpen ? 'step.continued' : 'submit' });
        }}
      >
        <Messages onGoTo={goTo} />
        <DraftBanner actor={actor} onDiscard={discard.open} />
        <OtherTab actor={actor} />
        {above}
        {definition.hasRequired && <p className={styles.required}>{strings.requiredNote}</p>}
        {definition.steps ? (
          <Steps steps={definition.steps} />
        ) : (
          <div>
            <Sections of={definition.allSections} />
          </div>
        )}
        <Footer continues={continues} buttons={buttons} />
        <p className={styles.required}>
          {fillNodes(strings.help, { contact: <MailLink key="contact" address={CONTACT_EMAIL} /> })}
        </p>
      </form>
      <PrintedForm />
      <ReviewDialog />
      <LeaveGuard
        isAsked={({ currentLocation, nextLocation }) =>
          // A link to a part of the page stays on it; a link to the form itself opens another one.
          (currentLocation.pathname !== nextLocation.pathname || nextLocation.hash === '') &&
          selectIsUnsaved(actor.getSnapshot())
        }
        heading={strings.leaveHeading}
        message={strings.leaveMessage}
      />
      <ConfirmDialog {...discard.dialog} heading={strings.discardDraft} message={strings.discardMessage} />
    </>
  );
}

/**
 * What was wrong when it was to be sent or gone on, and is so still, each with a link to its field on whichever step; what belongs
 * to no field that is shown is told as it is.
 */
function Messages({ onGoTo }: { onGoTo: (field: string) => void }) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const apiError = useErrorText();
  const { actor, definition, words, options, recordId } = useOpenForm();
  const errorText = useErrorTexts(definition.errors);
  const failure = useSelector(actor, selectFailure);
  const errors = useSelector(actor, selectListed, isSameErrors);
  const { values, facts } = actor.getSnapshot().context;
  const paths = definition.pathsIn(values, facts).filter((path) => path in errors);
  const fields = paths.map((path) => {
    const found = definition.labelled(path, values, facts, words);
    const message = errorText(errors[path] ?? '', found?.act);
    if (!found) return { name: path, text: message };
    // Of several rows each has such a field.
    const label = definition
      .rowsAround(path, values, facts)
      .reduceRight(
        (title, { list, row, number }) =>
          fill(strings.within, { title, of: list.rowTitle(words, { row, number, options }) }),
        found.label,
      );
    return { name: path, text: fill(strings.wrongField, { label, message }) };
  });
  const others = Object.entries(errors).filter(([path]) => !paths.includes(path));
  const count = Object.keys(errors).length;
  const messages = failure === undefined ? [] : [words[definition.texts.failed] ?? '', apiError(failure)];
  // Whoever tried again would be told the same.
  if (recordId !== undefined && failure instanceof ApiError && failure.status === 404)
    messages.splice(0, 2, words[definition.texts.notFound] ?? '', strings.lost);
  if (count > 0) messages.push(fill(plural(strings, 'errorsFound', count, language), { count }));
  messages.push(...others.map(([, message]) => errorText(message)));
  return (
    <div className={styles.messages} tabIndex={-1} data-messages>
      <FormErrors messages={messages} fields={fields} onGoTo={onGoTo} />
    </div>
  );
}

const isSameErrors = (one: FieldErrors, other: FieldErrors) => JSON.stringify(one) === JSON.stringify(other);

function DraftBanner({ actor, onDiscard }: { actor: RecordFormActor; onDiscard: () => void }) {
  const strings = useStrings(recordFormStrings);
  const isRestored = useSelector(actor, selectIsRestored);
  const isQueued = useSelector(actor, selectIsQueued);
  const isHereAlone = useSelector(actor, selectWaitsHereAlone);
  const isOnline = useSelector(useApp().actors.connectivity, selectIsOnline);
  if (isQueued)
    return (
      <Banner
        variant="warning"
        actions={
          <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
            {strings.sendNow}
          </Button>
        }
      >
        <span role="status" ref={bringIntoSight}>
          {isOnline ? strings.unanswered : strings.queued}{' '}
          {isHereAlone ? strings.waitsHereAlone : strings.waitsOnDevice}
        </span>
      </Banner>
    );
  if (!isRestored) return null;
  return (
    <Banner
      actions={
        <Button ref={handFocusOnAtEnd} size="sm" onClick={onDiscard}>
          {strings.discardDraft}
        </Button>
      }
    >
      {strings.draftRestored}
    </Banner>
  );
}

/** What other tabs do with the same form. */
function OtherTab({ actor }: { actor: RecordFormActor }) {
  const strings = useStrings(recordFormStrings);
  const isGone = useSelector(actor, selectIsGone);
  const isElsewhere = useSelector(actor, selectIsElsewhere);
  if (!isGone && !isElsewhere) return null;
  return <Docked>{isGone ? strings.gone : strings.elsewhere}</Docked>;
}

/** Whoever submits looks at the end of the form. The focus stays there: what was written can be changed still. */
const bringIntoSight = (node: HTMLElement | null) => node?.scrollIntoView?.({ block: 'nearest' });

/** What became of the draft, the buttons of the steps and of the form's own, and submit. */
function Footer({ continues, buttons }: { continues: boolean; buttons: ReactNode }) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const { actor, definition } = useOpenForm();
  const isSubmitting = useSelector(actor, selectIsSubmitting);
  const keptAt = useSelector(actor, selectKeptAt);
  const isUnkept = useSelector(actor, selectIsUnkept);
  const isKept = useSelector(actor, selectIsKept);
  const { staysOpen = false } = definition;
  const isFirst = useSelector(
    actor,
    ({ context: { step, values, facts } }) => step === definition.stepsIn(values, facts)[0],
  );
  const time = (moment: number) =>
    intl('DateTimeFormat', localeOf(language), { timeStyle: 'medium' }).format(moment);
  return (
    <div className={styles.footer}>
      <p className={styles.draft} data-draft={isKept ? 'kept' : 'behind'}>
        {isUnkept
          ? strings.draftUnkept
          : keptAt !== undefined && fill(strings.draftKept, { time: time(keptAt) })}
      </p>
      {buttons}
      {definition.steps && !isFirst && (
        <Button onClick={() => actor.send({ type: 'step.back' })}>{strings.back}</Button>
      )}
      {continues && (
        <Button
          variant={staysOpen ? 'secondary' : 'primary'}
          onClick={() => actor.send({ type: 'step.continued' })}
        >
          {strings.continue}
        </Button>
      )}
      {(staysOpen || !continues) && (
        <Button type="submit" variant="primary" isPending={isSubmitting}>
          {staysOpen ? strings.save : strings.submit}
        </Button>
      )}
    </div>
  );
}

function useSaved(actor: RecordFormActor, onSaved: (record: object) => void) {
  // The machine hands on what the calls of the form's own kind have answered.
  const tell = useEffectEvent((record: unknown) => onSaved(record as object));
  useEffect(() => {
    const saved = actor.on('saved', ({ record }) => tell(record));
    return () => saved.unsubscribe();
  }, [actor]);
}

/** Sends what found the session ended, once its author has signed in again. */
function useSessionRenewed(actor: RecordFormActor) {
  const token = useSelector(useApp().actors.auth, selectToken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another token is another session
  useEffect(() => actor.send({ type: 'session.renewed' }), [actor, token]);
}

/**
 * Shows the first field that is wrong and puts the focus into it; where no field is, what went wrong gets it. A step that was
 * gone on to begins at its top.
 */
function useFocusedErrors(form: RefObject<HTMLFormElement | null>) {
  const { actor, definition } = useOpenForm();
  function goTo(path: string | undefined) {
    const step = path === undefined ? undefined : definition.stepOf(path);
    if (step !== undefined && step !== actor.getSnapshot().context.step)
      flushSync(() => actor.send({ type: 'step.chosen', step }));
    const field = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
      ({ dataset }) => dataset.field === path,
    );
    field?.closest('details')?.setAttribute('open', '');
    // The fields can be focused once they are unlocked again.
    requestAnimationFrame(() => {
      const input = field?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]');
      (input ?? form.current?.querySelector<HTMLElement>('[data-messages]'))?.focus();
    });
  }
  const focusFirst = useEffectEvent((within?: readonly string[]) => {
    const { errors, values, facts } = actor.getSnapshot().context;
    goTo((within ?? definition.pathsIn(values, facts)).find((path) => path in errors));
  });
  const showStep = useEffectEvent(() => {
    form.current?.scrollIntoView?.({ block: 'start' });
    form.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  });
  useEffect(() => {
    // The machine is at work while it tells: another step can be chosen once it rests.
    const found = actor.on('errors.found', ({ fields }) => requestAnimationFrame(() => focusFirst(fields)));
    const shown = actor.on('step.shown', () => requestAnimationFrame(showStep));
    return () => {
      found.unsubscribe();
      shown.unsubscribe();
    };
  }, [actor]);
  return goTo;
}

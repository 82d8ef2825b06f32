import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import {
  selectErrors,
  selectFailure,
  selectIsInConflict,
  selectIsKept,
  selectIsQueued,
  selectIsRestored,
  selectIsRestoring,
  selectIsSubmitting,
  selectIsUnkept,
  selectIsUnsaved,
  selectKeptAt,
} from '#machines/form.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { SignInAgain } from '#src/forms/SignInAgain.tsx';
import { recordFormStrings } from '#src/forms/strings.ts';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useConnectionRestored } from '#src/hooks/useConnectionRestored.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordForm.module.css';

interface RecordFormProps {
  actor: RecordFormActor;
  /** Names of the fields in the order of the form: the first wrong one gets the focus. */
  fieldNames: readonly string[];
  /** Brings a field to where it can be focused, where not all are shown at once. */
  onReveal?: ((field: string) => void) | undefined;
  /** How a field that is wrong is told in the summary: its name, and what to do. */
  describeError: (field: string, message: string) => { label: string | undefined; message: string };
  /** Says that sending failed, above the reason. */
  failed: string;
  /** Said, and the place to lead to, once it is saved. */
  onSaved: (record: unknown) => void;
  /** What Enter does where the form is not at its end; missing: it is sent. */
  onContinue?: (() => void) | undefined;
  /** Shown instead of the form while it is in conflict: a `Conflict`. */
  conflict: ReactNode;
  /** Buttons before "Submit". */
  buttons?: ReactNode;
  formRef?: RefObject<HTMLFormElement | null> | undefined;
  children: ReactNode;
}

/**
 * The frame of a form of records: what went wrong, what became of the draft, the queue without a connection, the question
 * before it is left, signing in again, and both versions when somebody else was faster. Its lifecycle is `machines/form.ts`;
 * each field stands in an element with `data-field`.
 */
export function RecordForm({
  actor,
  fieldNames,
  describeError,
  onReveal,
  failed,
  onSaved,
  onContinue,
  conflict,
  buttons,
  formRef,
  children,
}: RecordFormProps) {
  const strings = useStrings(recordFormStrings);
  const isRestoring = useSelector(actor, selectIsRestoring);
  const isInConflict = useSelector(actor, selectIsInConflict);
  const ownRef = useRef<HTMLFormElement>(null);
  const form = formRef ?? ownRef;
  const discard = useConfirm(() => actor.send({ type: 'discard' }));

  // Sends what waited for it.
  useConnectionRestored(actor);
  useSaved(actor, onSaved);
  const goTo = useFocusedErrors(actor, form, fieldNames, onReveal);

  if (isRestoring) return null;
  if (isInConflict) return conflict;
  return (
    <>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (onContinue) onContinue();
          else actor.send({ type: 'submit' });
        }}
      >
        <Messages
          actor={actor}
          failed={failed}
          fieldNames={fieldNames}
          describeError={describeError}
          onGoTo={goTo}
        />
        <DraftBanner actor={actor} onDiscard={discard.open} />
        {children}
        <Footer actor={actor} canSubmit={!onContinue} buttons={buttons} />
      </form>
      <LeaveGuard actor={actor} />
      <ConfirmDialog {...discard.dialog} heading={strings.discardDraft} message={strings.discardMessage} />
      <SignInAgain actor={actor} />
    </>
  );
}

function Messages({
  actor,
  failed,
  fieldNames,
  describeError,
  onGoTo,
}: Pick<RecordFormProps, 'actor' | 'failed' | 'fieldNames' | 'describeError'> & {
  onGoTo: (field: string) => void;
}) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const failure = useSelector(actor, selectFailure);
  const errors = useSelector(actor, selectErrors);
  const count = Object.keys(errors).length;
  const fields = fieldNames.flatMap((name) => {
    const error = errors[name];
    if (error === undefined) return [];
    const { label, message } = describeError(name, error);
    return [{ name, text: label ? fill(strings.wrongField, { label, message }) : message }];
  });
  const messages = failure === undefined ? [] : [failed, errorText(failure)];
  if (count > 0) messages.push(fill(plural(strings, 'errorsFound', count, language), { count }));
  return (
    <div className={styles.messages} tabIndex={-1} data-messages>
      <FormErrors messages={messages} fields={fields} onGoTo={onGoTo} />
    </div>
  );
}

function DraftBanner({ actor, onDiscard }: { actor: RecordFormActor; onDiscard: () => void }) {
  const strings = useStrings(recordFormStrings);
  const isRestored = useSelector(actor, selectIsRestored);
  const isQueued = useSelector(actor, selectIsQueued);
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
          {strings.queued}
        </span>
      </Banner>
    );
  if (!isRestored) return null;
  return (
    <Banner
      actions={
        <Button size="sm" onClick={onDiscard}>
          {strings.discardDraft}
        </Button>
      }
    >
      {strings.draftRestored}
    </Banner>
  );
}

/** Whoever submits looks at the end of the form. The focus stays there: what was written can be changed still. */
const bringIntoSight = (node: HTMLElement | null) => node?.scrollIntoView({ block: 'nearest' });

/** What became of the draft, the buttons of the form's own, and submit. */
function Footer({
  actor,
  canSubmit,
  buttons,
}: {
  actor: RecordFormActor;
  canSubmit: boolean;
  buttons: ReactNode;
}) {
  const strings = useStrings(recordFormStrings);
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
      {buttons}
      <Button type="submit" variant="primary" disabled={!canSubmit} isPending={isSubmitting}>
        {strings.submit}
      </Button>
    </div>
  );
}

function useSaved(actor: RecordFormActor, onSaved: (record: unknown) => void) {
  const tell = useEffectEvent(onSaved);
  useEffect(() => {
    const saved = actor.on('saved', ({ record }) => tell(record));
    return () => saved.unsubscribe();
  }, [actor]);
}

/** Reveals the first field that is wrong and puts the focus into it; where no field is, what went wrong gets it. */
function useFocusedErrors(
  actor: RecordFormActor,
  form: RefObject<HTMLFormElement | null>,
  fieldNames: readonly string[],
  onReveal: ((field: string) => void) | undefined,
) {
  function goTo(field: string | undefined) {
    if (field !== undefined) flushSync(() => onReveal?.(field));
    const target =
      field === undefined
        ? '[data-messages]'
        : `[data-field="${CSS.escape(field)}"] :is(input, select, textarea, button, [contenteditable])`;
    // The fields can be focused once they are unlocked again.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(target)?.focus());
  }
  const focusFirst = useEffectEvent((within: readonly string[] = fieldNames) => {
    const { errors } = actor.getSnapshot().context;
    goTo(within.find((name) => name in errors));
  });
  useEffect(() => {
    const found = actor.on('errors.found', ({ fields }) => focusFirst(fields));
    return () => found.unsubscribe();
  }, [actor]);
  return goTo;
}

/** Asks before the page is left with something that is not sent. */
function LeaveGuard({ actor }: { actor: RecordFormActor }) {
  const strings = useStrings(recordFormStrings);
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

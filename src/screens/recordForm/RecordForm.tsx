import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { selectIsOnline } from '#machines/connectivity.ts';
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
import { useApp } from '#src/app/AppContext.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { localeOf } from '#src/i18n/languages.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './RecordForm.module.css';
import { SignInAgain } from './SignInAgain.tsx';
import { recordFormStrings } from './strings.ts';
import type { RecordFormActor } from './useRecordForm.ts';

interface RecordFormProps {
  actor: RecordFormActor;
  /** Names of the fields in the order of the form: the first wrong one gets the focus. */
  fieldNames: readonly string[];
  /** Brings a field to where it can be focused, where not all are shown at once. */
  onReveal?: ((field: string) => void) | undefined;
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

  useWatchedConnection(actor);
  useSaved(actor, onSaved);
  useFocusedErrors(actor, form, fieldNames, onReveal);

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
        <Messages actor={actor} failed={failed} />
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

function Messages({ actor, failed }: Pick<RecordFormProps, 'actor' | 'failed'>) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const failure = useSelector(actor, selectFailure);
  const count = Object.keys(useSelector(actor, selectErrors)).length;
  const messages = failure === undefined ? [] : [failed, errorText(failure)];
  if (count > 0) messages.push(fill(plural(strings, 'errorsFound', count, language), { count }));
  return (
    <div className={styles.messages} tabIndex={-1} data-messages>
      <FormErrors messages={messages} />
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

/** Sends what waited for the connection once it is back. */
function useWatchedConnection(actor: RecordFormActor) {
  const { connectivity } = useApp().actors;
  const isOnline = useSelector(connectivity, selectIsOnline);
  useEffect(() => {
    if (isOnline) actor.send({ type: 'connection.restored' });
  }, [actor, isOnline]);
}

function useSaved(actor: RecordFormActor, onSaved: (record: unknown) => void) {
  const latest = useLatest(onSaved);
  useEffect(() => {
    const saved = actor.on('saved', ({ record }) => latest.current(record));
    return () => saved.unsubscribe();
  }, [actor, latest]);
}

/** Reveals the first field that is wrong and puts the focus into it; where no field is, what went wrong gets it. */
function useFocusedErrors(
  actor: RecordFormActor,
  form: RefObject<HTMLFormElement | null>,
  fieldNames: readonly string[],
  onReveal: ((field: string) => void) | undefined,
) {
  const latest = useLatest({ fieldNames, onReveal });
  useEffect(() => {
    const found = actor.on('errors.found', () => {
      const { errors } = actor.getSnapshot().context;
      const { current } = latest;
      const first = current.fieldNames.find((name) => name in errors);
      if (first !== undefined) flushSync(() => current.onReveal?.(first));
      const target =
        first === undefined
          ? '[data-messages]'
          : `[data-field="${CSS.escape(first)}"] :is(input, select, textarea, button, [contenteditable])`;
      // The fields can be focused once they are unlocked again.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(target)?.focus());
    });
    return () => found.unsubscribe();
  }, [actor, form, latest]);
}

/** What was rendered last, for what happens later. */
function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
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

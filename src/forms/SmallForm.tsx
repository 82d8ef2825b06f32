import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { type FieldErrors, type FormInput, selectListed } from '#machines/form.ts';
import type { FormValues } from '#machines/formValues.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { fieldErrors } from '#src/domain/fieldErrors.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { commonStrings } from '#src/i18n/common/strings.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { joinStrings } from '#src/i18n/joinStrings.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { FormDefinition } from './defineForm.ts';
import { fieldsOf, type Section, say } from './definition.ts';
import { FormContext } from './FormContext.ts';
import { Members } from './Members.tsx';
import { mistakesIn } from './mistakesIn.ts';
import styles from './SmallForm.module.css';
import { recordFormStrings } from './strings.ts';
import { tellLeft } from './tellLeft.ts';
import { createTyped, type TypedForm } from './typed.ts';
import { useErrorTexts } from './useErrorTexts.ts';
import type { RecordFormActor } from './useRecordForm.ts';
import { useIsShown, useSaid } from './useSaid.ts';

/** A form without drafts, queue and conflicts, by its fields: an account, a password, a name. */
interface SmallFormConfig<Values extends object, Facts> {
  /** Its words, and what can be wrong with it: the sentences that `validate` says, by their keys. */
  words: readonly StringsOf<never>[];
  errors: StringsOf<never>;
  sections: readonly Section[];
  validate: (
    values: Values,
    facts: Facts,
  ) => Readonly<Partial<Record<keyof Values & string, string | undefined>>>;
  consequences?: (values: Values, paths: readonly string[], before: Values) => Values;
}

export interface SmallFormDefinition<Values extends object, Facts>
  extends Omit<SmallFormConfig<Values, Facts>, 'words'> {
  words: StringsOf<string>;
}

export const defineSmallForm = <Values extends object, Facts = undefined>(
  config: SmallFormConfig<Values, Facts>,
): SmallFormDefinition<Values, Facts> => ({ ...config, words: joinStrings(config.words) });

interface SmallFormInput<Values, Facts> {
  initial: Values;
  facts: Facts;
  /** Why what was sent last was refused. */
  error: unknown;
  onSubmit: (values: Values) => void;
}

/** A small form that is open: hand it to `SmallForm` or `FormDialog`. */
export function useSmallForm<Values extends object, Facts>(
  definition: SmallFormDefinition<Values, Facts>,
  { initial, facts, error, onSubmit }: SmallFormInput<Values, Facts>,
) {
  const [typed] = useState(() => {
    const mistakesOfFields = mistakesIn(definition.sections);
    return createTyped({
      initial: initial as FormValues,
      facts,
      validate: (values, known) => ({
        ...mistakesOfFields(values, known),
        // The form is handed its own values and facts only.
        ...withoutNothing(definition.validate(values as Values, known as Facts)),
      }),
      errorsOf: fieldErrors,
      // As in the forms of records.
      isToldAtOnce: (message) => message === FORM_ERRORS.textTooLong,
      consequences: definition.consequences as FormInput['consequences'],
    });
  });
  useEffect(() => typed.learn(facts), [typed, facts]);
  useEffect(() => typed.refuse(fieldErrors(error)), [typed, error]);
  // Fields and rows ask a form for values, mistakes and words, which are the same in both kinds of forms.
  const actor = typed as unknown as RecordFormActor;
  return { definition, typed, actor, error, onSubmit };
}

/** An open form, whatever is in it. */
interface OpenSmallForm {
  definition: Pick<SmallFormDefinition<object, unknown>, 'words' | 'errors' | 'sections'>;
  typed: TypedForm;
  actor: RecordFormActor;
  error: unknown;
  onSubmit: (values: never) => void;
}

/** What follows from what is typed; draws again when that changes. */
export const useTyped = <Values extends object, Result>(
  { actor }: { actor: RecordFormActor; onSubmit: (values: Values) => void },
  follow: (values: Values) => Result,
): Result => useSelector(actor, ({ context }) => follow(context.values as Values));

const withoutNothing = (errors: Readonly<Record<string, string | undefined>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );

interface SmallFormProps {
  form: OpenSmallForm;
  id?: string | undefined;
  className?: string | undefined;
  /** That it could not be sent. */
  failed?: string | undefined;
  /** What the fields choose from. */
  options?: unknown;
  /** Above the fields, and below. */
  above?: ReactNode;
  children?: ReactNode;
}

/**
 * The fields of a small form, with what is wrong above them, each with a link; what is wrong when it is sent, or was refused, is led to:
 * the first of it.
 */
export function SmallForm({ form, id, className, failed, options, above, children }: SmallFormProps) {
  const { definition, typed, actor, onSubmit } = form;
  const words = useStrings(definition.words);
  const element = useRef<HTMLFormElement>(null);
  const open = useMemo(
    () => ({
      actor,
      definition: definition as unknown as FormDefinition,
      words,
      options,
      recordId: undefined,
      former: undefined,
    }),
    [actor, definition, words, options],
  );

  function goTo(path: string | undefined) {
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    fields
      .find(({ dataset }) => dataset.field === path)
      ?.querySelector<HTMLElement>('input, select, textarea')
      ?.focus();
  }

  /** To the first field that is wrong, as the rules or the server say; where none is, what is above them all comes into sight. */
  function goToFirst(errors: FieldErrors) {
    const first = shownIn(form).find(({ path }) => path in errors);
    if (first) goTo(first.path);
    else element.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  }

  // The server names fields in the error itself: what the form makes of it comes after this.
  const refused = useEffectEvent((error: unknown) => {
    if (error !== undefined) goToFirst(fieldErrors(error));
  });
  useEffect(() => refused(form.error), [form.error]);

  return (
    <FormContext value={open}>
      <form
        ref={element}
        id={id}
        className={className}
        noValidate
        onBlur={(event) =>
          tellLeft(event, typed.getSnapshot().context.values, (field) => typed.send({ type: 'left', field }))
        }
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog may stand in the form of another.
          event.stopPropagation();
          if (typed.check()) onSubmit(typed.getSnapshot().context.values as never);
          else goToFirst(typed.getSnapshot().context.errors);
        }}
      >
        <Summary form={form} failed={failed} onGoTo={goTo} />
        {above}
        {definition.sections.map((section) => (
          <Group key={section.name} section={section} />
        ))}
        {children}
      </form>
    </FormContext>
  );
}

function shownIn({ definition, typed }: Pick<OpenSmallForm, 'definition' | 'typed'>) {
  const { values, facts } = typed.getSnapshot().context;
  const scope = { values, row: values, facts };
  return definition.sections.flatMap((section) =>
    section.isShown(scope) ? fieldsOf(section.members, scope) : [],
  );
}

/** That it could not be sent and why, and which fields are wrong once it was to be sent. */
function Summary({
  form,
  failed,
  onGoTo,
}: Pick<SmallFormProps, 'form' | 'failed'> & { onGoTo: (path: string) => void }) {
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const apiError = useErrorText();
  const { definition, error } = form;
  const words = useStrings(definition.words);
  const errorText = useErrorTexts(definition.errors);
  const errors = useSelector(form.actor, selectListed, isSameErrors);
  const shown = shownIn(form);
  const wrong = shown.filter(({ path }) => path in errors);
  const fields = wrong.map(({ path, field, scope }) => ({
    name: path,
    text: fill(strings.wrongField, {
      label: say(field.label, words, scope),
      message: errorText(errors[path] ?? '', field.kind.act),
    }),
  }));
  const messages: string[] = [];
  if (error !== undefined) {
    const refused = Object.entries(fieldErrors(error));
    const others = refused.flatMap(([name, text]) => (shown.some(({ path }) => path === name) ? [] : [text]));
    messages.push(...(failed ? [failed] : []), ...(refused.length > 0 ? others : [apiError(error)]));
  }
  if (wrong.length > 0)
    messages.push(fill(plural(strings, 'errorsFound', wrong.length, language), { count: wrong.length }));
  return <FormErrors messages={messages} fields={fields} onGoTo={onGoTo} />;
}

const isSameErrors = (one: FieldErrors, other: FieldErrors) => JSON.stringify(one) === JSON.stringify(other);

/** Fields under a heading of their own; without a heading as they are. */
function Group({ section }: { section: Section }) {
  const heading = useSaid(section.heading);
  const isShown = useIsShown(section);
  const { After } = section;
  if (!isShown) return null;
  const members = (
    <Members members={section.members} layout={section.layout}>
      {After && <After />}
    </Members>
  );
  if (!heading) return members;
  return (
    <fieldset className={styles.group}>
      <legend>{heading}</legend>
      {members}
    </fieldset>
  );
}

interface FormDialogProps extends Omit<SmallFormProps, 'id' | 'className'> {
  heading: string;
  size?: 'sm' | 'lg' | undefined;
  closesOnEscape?: boolean;
  submit: string;
  isSending?: boolean;
  onClose: () => void;
}

/** A small form in a dialog of its own. */
export function FormDialog({
  heading,
  size,
  closesOnEscape,
  submit,
  isSending = false,
  onClose,
  ...form
}: FormDialogProps) {
  const strings = useStrings(commonStrings);
  const id = useId();
  return (
    <Dialog
      isOpen
      size={size}
      closesOnEscape={closesOnEscape}
      heading={heading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{strings.cancel}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isSending}>
            {submit}
          </Button>
        </>
      }
    >
      <SmallForm {...form} id={id} className={styles.dialog} />
    </Dialog>
  );
}

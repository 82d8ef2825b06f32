import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { selectIsLocked, selectValues } from '#machines/form.ts';
import { type FormValues, valueAt } from '#machines/formValues.ts';
import type { FormDefinition, UseValue } from './defineForm.ts';
import type { Scope, Words } from './definition.ts';
import type { RecordFormActor } from './useRecordForm.ts';

/** What the parts of an open form have in common. */
export interface OpenForm {
  actor: RecordFormActor;
  definition: FormDefinition;
  words: Words;
  options: unknown;
  /** The id of the record that is changed; missing for a new one. */
  recordId: number | undefined;
  /** What stood in the record before, such as an application's values beside its update; missing where nothing did. */
  former: FormValues | undefined;
}

export const FormContext = createContext<OpenForm | undefined>(undefined);

export function useOpenForm(): OpenForm {
  const form = use(FormContext);
  if (!form) throw new Error('A part of a form stands outside of <DefinedForm>.');
  return form;
}

/** Where fields stand: the path of their row and a dot, or nothing. */
export const PrefixContext = createContext('');

/** What the row is called that they stand in, and the rows around it; nothing outside of rows. */
export const WithinContext = createContext('');

/** The scope of a row, or of the form. */
export function scopeAt(actor: RecordFormActor, prefix: string): Scope {
  const { values, facts } = actor.getSnapshot().context;
  return { values, row: rowAt(values, prefix), facts };
}

export const rowAt = (values: FormValues, prefix: string): FormValues =>
  prefix === '' ? values : ((valueAt(values, prefix.slice(0, -1)) ?? {}) as FormValues);

/** The value at a path of the whole form; draws again when it changes. */
export function useFormValue<Value>(path: string): Value | undefined {
  const { actor } = useOpenForm();
  // Who names the path knows the form, and so what it holds there.
  return useSelector(actor, ({ context }) => valueAt(context.values, path)) as Value | undefined;
}

/** The same, for a hook that is handed the actor. */
export const useValueOf = <Values extends object>(actor: RecordFormActor): UseValue<Values> =>
  // biome-ignore lint/correctness/useHookAtTopLevel: it is a hook that is handed on
  ((path: string) => useSelector(actor, ({ context }) => valueAt(context.values, path))) as UseValue<Values>;

/** What follows from the values of the form; draws again when that changes. Who asks knows the form. */
export function useFromValues<Values extends object, Result>(
  follow: (values: Values) => Result,
  isSame?: (one: Result, other: Result) => boolean,
): Result {
  const { actor } = useOpenForm();
  return useSelector(actor, (snapshot) => follow(selectValues(snapshot) as Values), isSame);
}

/** The same of all that a field may know: the values and what came later than the form. */
export const useScope = <Values extends object, Facts, Result = boolean>(
  follow: (scope: Scope<Values, Values, Facts>) => Result,
): Result =>
  useSelector(useOpenForm().actor, ({ context: { values, facts } }) =>
    follow({ values: values as Values, row: values as Values, facts: facts as Facts }),
  );

/** Writes values at their paths. */
export function useFormChange(): (patch: FormValues) => void {
  const { actor } = useOpenForm();
  return (patch) => actor.send({ type: 'changed', patch });
}

/** The lists that the form offers. Who asks knows the form. */
export const useFormOptions = <Options>(): Options => useOpenForm().options as Options;

export const useIsFormLocked = (): boolean => useSelector(useOpenForm().actor, selectIsLocked);

/** The id of the record that is changed; missing for a new one. */
export const useRecordId = (): number | undefined => useOpenForm().recordId;

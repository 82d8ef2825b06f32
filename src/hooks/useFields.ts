import { type SubmitEvent, useState } from 'react';
import { fieldErrors } from '#src/domain/fieldErrors.ts';

/** What an input needs to be a field of the form. */
export interface Field {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

interface FieldsOptions<Name extends string> {
  initial: Readonly<Record<Name, string>>;
  /** What is wrong, by field. It is shown from the first attempt to send on. */
  validate: (values: Readonly<Record<Name, string>>) => Readonly<Partial<Record<Name, string | undefined>>>;
  /** Why the server refused what was sent last. */
  error: unknown;
  onSubmit: (values: Readonly<Record<Name, string>>) => void;
}

/**
 * The texts of a form. An error of the server stands at its field until that is changed; `others` are those for which the
 * form has no field. Sending what is wrong leads to the first wrong field instead.
 */
export function useFields<Name extends string>({ initial, validate, error, onSubmit }: FieldsOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [sent, setSent] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const refused = fieldErrors(error);
  const wrong = validate(values);
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));

  function errorOf(name: Name) {
    const ofServer = values[name] === sent[name] ? refused[name] : undefined;
    return (isChecked ? wrong[name] : undefined) ?? ofServer;
  }

  return {
    values,
    set,
    field: (name: Name): Field => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      error: errorOf(name),
    }),
    others: Object.entries(refused).flatMap(([name, text]) => (name in initial ? [] : [text])),
    hasWrongFields: Object.keys(refused).some((name) => name in initial),
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      // A dialog may stand in the form of another.
      event.stopPropagation();
      setIsChecked(true);
      const names = Object.keys(wrong).filter((name) => wrong[name as Name] !== undefined);
      if (names.length > 0) return focusFirst(event.currentTarget, names);
      setSent(values);
      onSubmit(values);
    },
  };
}

/** The first in the order of the page. */
function focusFirst(form: HTMLFormElement, names: readonly string[]) {
  const inputs = [...form.elements] as HTMLInputElement[];
  inputs.find(({ name }) => names.includes(name))?.focus();
}

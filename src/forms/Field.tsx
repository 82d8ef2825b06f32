import { useSelector } from '@xstate/react';
import clsx from 'clsx';
import { memo, use } from 'react';
import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import { type FormSnapshot, selectIsLocked } from '#machines/form.ts';
import { valueAt } from '#machines/formValues.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import type { Field as FieldDefinition, Words } from './definition.ts';
import { say } from './definition.ts';
import { textOf } from './described.ts';
import { PrefixContext, rowAt, useOpenForm } from './FormContext.ts';
import { isSameValue } from './merge.ts';
import styles from './RecordForm.module.css';
import { recordFormStrings } from './strings.ts';
import { useErrorTexts } from './useErrorTexts.ts';
import { useTooLong } from './useTooLong.ts';

export interface FieldLook {
  /** Something above says it to the eye. `@default` false */
  isLabelHidden?: boolean | undefined;
  /** Its section is called as it is; but no heading says that it has to be filled in. `@default` false */
  isHeading?: boolean | undefined;
  /** It stands under what is counted, which says the rest to the eye. `@default` false */
  isPartOfFigure?: boolean | undefined;
}

/** One field of the form, where it stands. It draws again when its own value, error or words change, and for nothing else. */
export const Field = memo(function Field({
  field,
  isLabelHidden: isNamedAbove = false,
  isHeading = false,
  isPartOfFigure = false,
}: { field: FieldDefinition } & FieldLook) {
  const { actor, definition, words, options, former } = useOpenForm();
  const strings = useStrings(recordFormStrings);
  const language = useLanguage();
  const errorText = useErrorTexts(definition.errors);
  const tooLong = useTooLong();
  const path = use(PrefixContext) + field.name;
  const prefix = use(PrefixContext);
  const state = useSelector(actor, (snapshot) => stateOf(field, path, prefix, words, snapshot), isSame);
  if (!state.isShown) return null;
  /** Of a text that is too long: by how much. */
  function overLimit({ value, error }: State) {
    if (error !== FORM_ERRORS.textTooLong || field.limit === undefined || typeof value !== 'string')
      return undefined;
    return tooLong(value, field.limit);
  }
  const isLabelHidden = isNamedAbove || (isHeading && !state.isRequired);
  const { draw, act } = field.kind;
  return (
    <div data-field={path} className={clsx(field.isWide && styles.wide)}>
      {draw({
        common: {
          name: path,
          label: state.label,
          isLabelHidden,
          shortLabel: isLabelHidden ? undefined : state.shortLabel,
          isRequired: state.isRequired,
          hint: isPartOfFigure ? undefined : state.hint,
          error: state.error && (overLimit(state) ?? errorText(state.error, act)),
        },
        value: state.value,
        change: (value) => actor.send({ type: 'changed', patch: { [path]: value } }),
        isLocked: state.isLocked,
        limit: field.limit,
        options,
        words,
      })}
      {former &&
        !definition.neverBefore?.includes(field.name) &&
        !isSameValue(valueAt(former, path), state.value) && (
          <p className={styles.former}>
            {fill(strings.former, {
              value: textOf(field, valueAt(former, path), { options, words, language }) ?? strings.nothing,
            })}
          </p>
        )}
    </div>
  );
});

function stateOf(field: FieldDefinition, path: string, prefix: string, words: Words, snapshot: FormSnapshot) {
  const { values, facts, errors } = snapshot.context;
  const scope = { values, row: rowAt(values, prefix), facts };
  return {
    value: valueAt(values, path),
    error: errors[path],
    isShown: field.isShown(scope),
    isLocked: selectIsLocked(snapshot) || field.isFixed(scope),
    // What can't be written needs no mark that it has to be.
    isRequired: field.isRequired(scope) && !field.isFixed(scope),
    label: say(field.label, words, scope),
    shortLabel: field.shortLabel && say(field.shortLabel, words, scope),
    hint: (field.hint && say(field.hint, words, scope)) || undefined,
  };
}

type State = ReturnType<typeof stateOf>;
/** At each key it is asked of every field: no list of names is made for it. */
function isSame(one: State, other: State) {
  for (const name in one) if (!Object.is(one[name as keyof State], other[name as keyof State])) return false;
  return true;
}

import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { FieldErrors } from '#machines/form.ts';
import { type FormValues, rowsAt, valueAt } from '#machines/formValues.ts';
import { type Field, fieldsOf, type Member, type Section } from './definition.ts';

/**
 * What is wrong with values by themselves in the fields that are shown, those of rows among them. A body may leave such a value
 * out, as if nothing had been typed: its schema never sees it, and what stood there before would be erased.
 */
export function mistakesIn(sections: readonly Section[]) {
  // Asked at every key: it looks at nothing else.
  const judged = sections.flatMap(({ isShown, members }) => {
    const its = withMistakes(members);
    return its.length > 0 ? [{ isShown, members: its }] : [];
  });
  return (values: FormValues, facts: unknown): FieldErrors => {
    if (!judged.some(({ members }) => isAnyWrong(members, values))) return {};
    const scope = { values, row: values, facts };
    const placed = judged.flatMap(({ isShown, members }) => (isShown(scope) ? fieldsOf(members, scope) : []));
    return Object.fromEntries(
      placed.flatMap(({ path, field }) => {
        const mistake = mistakeOf(field, valueAt(values, path));
        return mistake === undefined ? [] : [[path, mistake]];
      }),
    );
  };
}

/** Whether a value is wrong, shown or not: which fields are shown takes longer to tell, and is rarely asked. */
const isAnyWrong = (members: readonly Member[], row: FormValues): boolean =>
  members.some((member) => {
    if (member.member === 'field') return mistakeOf(member, valueAt(row, member.name)) !== undefined;
    if (member.member === 'figure') return isAnyWrong(member.fields, row);
    return rowsAt(row, member.name).some((its) => isAnyWrong(member.members, its as unknown as FormValues));
  });

const canBeWrong = ({ kind, limit }: Field) => kind.mistakeIn !== undefined || limit !== undefined;

const mistakeOf = ({ kind, limit = Number.POSITIVE_INFINITY }: Field, value: unknown) =>
  kind.mistakeIn?.(value) ??
  (typeof value === 'string' && value.length > limit ? FORM_ERRORS.textTooLong : undefined);

/** Of these the fields that can be wrong by themselves, in the rows and figures that they stand in. */
const withMistakes = (members: readonly Member[]): Member[] =>
  members.flatMap((member): Member[] => {
    if (member.member === 'field') return canBeWrong(member) ? [member] : [];
    if (member.member === 'figure') {
      const fields = member.fields.filter(canBeWrong);
      return fields.length > 0 ? [{ ...member, fields }] : [];
    }
    const its = withMistakes(member.members);
    return its.length > 0 ? [{ ...member, members: its }] : [];
  });

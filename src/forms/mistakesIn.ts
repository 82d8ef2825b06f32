import { FORM_ERRORS } from '#contracts/schemas/formErrors.ts';
import type { FieldErrors } from '#machines/form.ts';
import { type FormValues, rowsAt, valueAt } from '#machines/formValues.ts';
import { type Field, fieldsOf, type Member, type Scope, type Section } from './definition.ts';

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
    const scope = { values, row: values, facts };
    if (!judged.some(({ members }) => isAnyWrong(members, scope))) return {};
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
const isAnyWrong = (members: readonly Member[], scope: Scope): boolean =>
  members.some((member) => {
    if (member.member === 'figure') return isAnyWrong(member.fields, scope);
    if (member.member === 'list')
      return rowsAt(scope.row, member.name).some((its) =>
        isAnyWrong(member.members, { ...scope, row: its as unknown as FormValues }),
      );
    const isWrong = (path: string) => mistakeOf(member, valueAt(scope.row, path)) !== undefined;
    return isWrong(member.name) || member.parts(scope).some((part) => isWrong(`${member.name}.${part}`));
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

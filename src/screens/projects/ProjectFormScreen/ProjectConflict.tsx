import type { FormValues } from '#machines/form.ts';
import { plainParagraphs } from '#src/domain/plainText.ts';
import { Conflict } from '#src/forms/Conflict.tsx';
import type { Named, Offered } from '#src/forms/inputs.tsx';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate, formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/StringsContext.ts';
import { labelOf, useProjectWords } from './FieldRow.tsx';
import { FIELDS, type Field } from './fields.ts';
import type { ProjectOptions } from './useProjectOptions.ts';
import { type ChosenEvent, keysOf, YEAR_FIELDS, yearField } from './values.ts';

interface ProjectConflictProps {
  actor: RecordFormActor;
  initial: FormValues;
  options: ProjectOptions;
}

/** Both versions of a project that changed meanwhile. Years are chosen all together: they make one account. */
export function ProjectConflict({ actor, initial, options }: ProjectConflictProps) {
  const strings = useProjectWords();
  const describeValue = useDescription(options);
  const { values, theirs } = actor.getSnapshot().context;
  const both = [values, theirs?.values ?? {}];
  const yearParts = [...new Set(both.flatMap(keysOf))].flatMap((key) =>
    ['id', ...YEAR_FIELDS].map((field) => yearField(key, field)),
  );
  return (
    <Conflict
      actor={actor}
      initial={initial}
      fields={FIELDS.filter(({ kind }) => kind !== 'status').map((field) => ({
        ...field,
        label: labelOf(field, strings, values),
        with: field.kind === 'event' ? ['event.option'] : field.kind === 'years' ? yearParts : undefined,
      }))}
      describeValue={describeValue}
      comparedValue={(values, name) => (name === 'years' ? yearsAsTexts(values) : values[name])}
    />
  );
}

/** Years by what they say, so that those of two versions can be compared. */
const yearsAsTexts = (values: FormValues) =>
  keysOf(values).map((key) => YEAR_FIELDS.map((field) => values[yearField(key, field)] ?? null).join());

/** A value as a reader knows it: names instead of ids. */
function useDescription(options: ProjectOptions) {
  const strings = useProjectWords();
  const language = useLanguage();
  const names = (list: Offered<Named>, value: unknown) =>
    formatList(
      [value].flat().map((id) => list.options?.find((option) => option.id === id)?.name ?? String(id)),
      language,
    );
  return ({ kind, name }: Pick<Field, 'kind' | 'name'>, values: FormValues): string => {
    const value = values[name];
    switch (kind) {
      case 'society':
        return names(options.societies, value);
      case 'country':
        return names(options.countries, value);
      case 'districts':
        return names(options.districts, value);
      case 'disasterType':
        return names(options.disasterTypes, value);
      case 'primarySector':
        return names(options.primarySectors, value);
      case 'tags':
        return names(options.secondarySectors, value);
      case 'event':
        return (values['event.option'] as ChosenEvent | undefined)?.name ?? String(value);
      case 'operationType':
        return strings[`operation_${value as 0 | 1}`];
      case 'programmeType':
        return strings[`programme_${value as 0 | 1 | 2}`];
      case 'visibility':
        return strings[`visibility_${value as 'public'}`];
      case 'richText':
        return plainParagraphs(String(value)).join(' ');
      case 'date':
        return formatDate(String(value), language);
      case 'count':
      case 'total':
        return formatNumber(value as number, language);
      case 'completed':
      case 'annual':
        return value === true ? strings.yes : strings.no;
      case 'years':
        return fill(strings.yearsChanged, { count: keysOf(values).length });
      default:
        return String(value);
    }
  };
}

import type { FormValues } from '#machines/form.ts';
import { inputStrings } from '#src/components/FormField/strings.ts';
import { plainParagraphs } from '#src/domain/plainText.ts';
import { attachedIn } from '#src/forms/attachments/attached.ts';
import { Conflict } from '#src/forms/Conflict.tsx';
import type { RecordFormActor } from '#src/forms/useRecordForm.ts';
import { formatDate, formatList, formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { labelOf } from './FieldRow.tsx';
import { FIELDS, FIGURE_SOURCES, type Field } from './fields.ts';
import { formStrings } from './strings.ts';
import { useOffered } from './useFormOptions.ts';
import { typeOf } from './values.ts';

/** Both versions of a report that changed meanwhile. */
export function ReportConflict({ actor, initial }: { actor: RecordFormActor; initial: FormValues }) {
  const strings = useStrings(formStrings);
  const describeValue = useDescription();
  const type = typeOf(actor.getSnapshot().context.values);
  return (
    <Conflict
      actor={actor}
      initial={initial}
      fields={FIELDS.map((field) => ({
        ...field,
        label: labelOf(field, type, strings),
        with: field.name === 'event' ? ['event.option'] : undefined,
      }))}
      describeValue={describeValue}
      isServers={(name) => name.endsWith('.id') || name === 'kept'}
    />
  );
}

/** A value as a reader knows it: names instead of ids. */
function useDescription() {
  const strings = useStrings(formStrings);
  const input = useStrings(inputStrings);
  const language = useLanguage();
  const { countries, districts, disasterTypes, actions, externalPartners, supportedActivities } =
    useOffered();
  const names = (
    list: readonly { id: number; name?: string | null | undefined }[] | undefined,
    value: unknown,
  ) =>
    formatList(
      [value].flat().map((id) => list?.find((option) => option.id === id)?.name ?? String(id)),
      language,
    );
  return ({ kind, name }: Pick<Field, 'kind' | 'name'>, values: FormValues): string => {
    const value = values[name];
    switch (kind) {
      case 'country':
        return names(countries.options, value);
      case 'districts':
        return names(districts.options, value);
      case 'disasterType':
        return names(disasterTypes.options, value);
      case 'actions':
        return names(actions.options, value);
      case 'choices':
        return names(
          name === 'external_partners' ? externalPartners.options : supportedActivities.options,
          value,
        );
      case 'event':
        return (values['event.option'] as { name: string } | undefined)?.name ?? String(value);
      case 'files':
        return formatList(
          attachedIn(values).map((file) => file.name),
          language,
        );
      case 'richText':
        return plainParagraphs(String(value)).join(' ');
      case 'status':
        return value === 8 ? strings.statusWarning : strings.statusEvent;
      case 'stage':
      case 'bulletin':
        return strings[`stage_${value as 0 | 1 | 2 | 3}`];
      case 'yesNo':
        return value === true ? input.yes : input.no;
      case 'source':
        return strings[FIGURE_SOURCES[value as 0 | 1 | 2]];
      case 'date':
        return formatDate(String(value), language);
      case 'count':
      case 'amount':
        return formatNumber(value as number, language);
      case 'visibility':
        return strings[`visibility_${value as 1 | 2 | 3 | 4}`];
      default:
        return String(value);
    }
  };
}

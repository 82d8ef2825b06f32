import { useSelector } from '@xstate/react';
import { use } from 'react';
import { figureOr0 } from '#contracts/schemas/formFields.ts';
import { selectValues } from '#machines/form.ts';
import { AGES, GENDERS } from '#rules/peopleCounts.ts';
import type { FigureProps } from '#src/forms/definition.ts';
import { Field } from '#src/forms/Field.tsx';
import { PrefixContext, rowAt, useOpenForm } from '#src/forms/FormContext.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './ActivityForm.module.css';
import { activityFormStrings } from './strings.ts';

/** A number for each gender and age, with the sums both ways. Ages go down, so that it fits the width of a phone. */
export function CountGrid({ figure, label }: FigureProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const fieldsOf = (part: string) => figure.fields.filter(({ name }) => name.includes(part));
  return (
    <table className={styles.counts}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{strings.age}</th>
          {GENDERS.map((gender) => (
            <th key={gender} scope="col">
              {names[gender]}
            </th>
          ))}
          <th scope="col">{names.total}</th>
        </tr>
      </thead>
      <tbody>
        {AGES.map((age) => {
          const fields = fieldsOf(`_${age}_count`);
          const ageName = names[`age_${age}`];
          return (
            <tr key={age}>
              <th scope="row">{ageName}</th>
              {fields.map((field) => (
                <td key={field.name}>
                  <Field field={field} isLabelHidden />
                </td>
              ))}
              <td>
                <Sum of={ageName} fields={fields} />
              </td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{names.total}</th>
          {GENDERS.map((gender) => (
            <td key={gender}>
              <Sum of={names[gender]} fields={figure.fields.filter(({ name }) => isOf(name, gender))} />
            </td>
          ))}
          <td>
            <Sum of={label} fields={figure.fields} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Not "female" for "male". */
const isOf = (name: string, gender: string) => name.replace('disabled_', '').startsWith(`${gender}_`);

function Sum({ of, fields }: { of: string; fields: FigureProps['figure']['fields'] }) {
  const strings = useStrings(activityFormStrings);
  const language = useLanguage();
  const { actor } = useOpenForm();
  const prefix = use(PrefixContext);
  const sum = useSelector(actor, (snapshot) => {
    const row = rowAt(selectValues(snapshot), prefix);
    return fields.reduce((before, { name }) => before + figureOr0(row[name]), 0);
  });
  return <output aria-label={fill(strings.totalOf, { of })}>{formatNumber(sum, language)}</output>;
}

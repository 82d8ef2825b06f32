import { AGES, type DisabledCount, GENDERS, type PeopleCount } from '#rules/peopleCounts.ts';
import { NumberInput } from '#src/components/NumberInput/index.tsx';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './Form.module.css';
import type { PartProps } from './part.tsx';
import { activityFormStrings } from './strings.ts';

interface CountGridProps extends PartProps {
  caption: string;
  /** Of those with disabilities. `@default` false */
  isDisabled?: boolean;
}

/** A number for each gender and age, with the sums both ways. Ages go down, so that it fits the width of a phone. */
export function CountGrid({
  activity,
  isLocked,
  onChange,
  nameOf,
  errorOf,
  caption,
  isDisabled = false,
}: CountGridProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const language = useLanguage();
  const fieldOf = (gender: (typeof GENDERS)[number], age: (typeof AGES)[number]) => {
    const field: PeopleCount = `${gender}_${age}_count`;
    return isDisabled ? (`disabled_${field}` as DisabledCount) : field;
  };
  const sum = (genders: readonly (typeof GENDERS)[number][], ages: readonly (typeof AGES)[number][]) => {
    const total = genders
      .flatMap((gender) => ages.map((age) => activity[fieldOf(gender, age)] || 0))
      .reduce((before, count) => before + count, 0);
    return formatNumber(total, language);
  };
  const total = (of: string, value: string) => (
    <output aria-label={fill(strings.totalOf, { of })}>{value}</output>
  );
  return (
    <table className={styles.counts}>
      <caption className={styles.caption}>{caption}</caption>
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
          const ageName = names[`age_${age}`];
          return (
            <tr key={age}>
              <th scope="row">{ageName}</th>
              {GENDERS.map((gender) => {
                const field = fieldOf(gender, age);
                return (
                  <td key={gender} data-field={nameOf(field)}>
                    <NumberInput
                      name={nameOf(field)}
                      label={fill(isDisabled ? strings.disabledOf : strings.countOf, {
                        gender: names[gender],
                        age: ageName,
                      })}
                      isLabelHidden
                      error={errorOf(field)}
                      value={activity[field]}
                      onChange={(value) => onChange({ [field]: value })}
                      disabled={isLocked}
                    />
                  </td>
                );
              })}
              <td>{total(ageName, sum(GENDERS, [age]))}</td>
            </tr>
          );
        })}
        <tr>
          <th scope="row">{names.total}</th>
          {GENDERS.map((gender) => (
            <td key={gender}>{total(names[gender], sum([gender], AGES))}</td>
          ))}
          <td>{total(caption, sum(GENDERS, AGES))}</td>
        </tr>
      </tbody>
    </table>
  );
}

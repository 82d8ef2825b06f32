import { AGES, type DisabledCount, GENDERS, type PeopleCount } from '#rules/peopleCounts.ts';
import { Table } from '#src/components/Table/index.tsx';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityStrings } from '#src/records/activity/strings.ts';
import styles from './ActivityScreen.module.css';

interface CountTableProps {
  caption: string;
  activity: Partial<Record<PeopleCount | DisabledCount, number | null | undefined>>;
  /** Of those with disabilities. `@default` false */
  isDisabled?: boolean;
}

const ALL = 'all';

/** People by gender and age, with sums both ways. */
export function CountTable({ caption, activity, isDisabled = false }: CountTableProps) {
  const strings = useStrings(activityStrings);
  const language = useLanguage();
  const countOf = (gender: string, age: string): number => {
    if (gender === ALL) return GENDERS.reduce((sum, one) => sum + countOf(one, age), 0);
    if (age === ALL) return AGES.reduce((sum, one) => sum + countOf(gender, one), 0);
    const name = `${gender}_${age}_count` as PeopleCount;
    const column: PeopleCount | DisabledCount = isDisabled ? `disabled_${name}` : name;
    return activity[column] ?? 0;
  };
  const genders = [
    ...GENDERS.map((gender) => ({ key: gender as string, label: strings[gender] })),
    { key: ALL, label: strings.total },
  ];
  const ages = [
    ...AGES.map((age) => ({ key: age as string, label: strings[`age_${age}`] })),
    { key: ALL, label: strings.total },
  ];
  return (
    <div>
      <h4 className={styles.subtitle}>{caption}</h4>
      <Table
        caption={caption}
        rows={genders}
        rowKey={({ key }) => key}
        columns={[
          { key: 'gender', heading: strings.gender, cell: ({ label }) => label },
          ...ages.map((age) => ({
            key: age.key,
            heading: age.label,
            align: 'end' as const,
            cell: ({ key }: { key: string }) => formatNumber(countOf(key, age.key), language),
          })),
        ]}
      />
    </div>
  );
}

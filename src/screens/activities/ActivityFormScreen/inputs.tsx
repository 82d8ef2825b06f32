import { use } from 'react';
import { Banner } from '#src/components/Banner/index.tsx';
import { CheckboxGroup } from '#src/components/CheckboxGroup/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import type { InputKind, InputProps } from '#src/forms/definition.ts';
import { PrefixContext, useFormValue } from '#src/forms/FormContext.ts';
import { isUnavailable, ListFailure, namesIn, record, ShortRecordInput } from '#src/forms/kinds.tsx';
import styles from '#src/forms/RecordForm.module.css';
import { formatList } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { activityFormStrings } from './strings.ts';
import { type ActivityOptions, titleIn } from './useActivityOptions.ts';
import { useKept, useSectors } from './useKept.tsx';
import type { EmergencyOption } from './values.ts';

const oneCountry = record<ActivityOptions>((options) => options.countries);

/** The country; of one that the emergency does not cover it is said, not refused. */
export const country: InputKind<number, ActivityOptions> = {
  ...oneCountry,
  draw: (props) => (
    <>
      {oneCountry.draw(props)}
      <Elsewhere country={props.value} />
    </>
  ),
};

function Elsewhere({ country: chosen }: { country: number | undefined }) {
  const strings = useStrings(activityFormStrings);
  const covered = useFormValue<EmergencyOption>('event')?.countries ?? [];
  if (chosen === undefined || covered.length === 0 || covered.includes(chosen)) return null;
  return <Banner variant="warning">{strings.elsewhere}</Banner>;
}

/** An Emergency Response Unit that is deployed now. */
export const unit: InputKind<number, ActivityOptions> = {
  draw: (props) => <UnitInput {...props} />,
  act: 'choose',
  describe: (id, { options, language }) => namesIn(options.units, id, language),
  isWide: true,
};

/** The sectors that something is done in; with one that is unticked what was done in it goes. */
export const sectors: InputKind<readonly number[], ActivityOptions> = {
  draw: (props) => <SectorsInput {...props} />,
  act: 'choose',
  describe: (ids, { options, language }) =>
    formatList(
      ids.map((id) => titleIn(options.sectors, id)),
      language,
    ),
  isWide: true,
};

/** One of the supplies of the action that its activity is of. */
export const supply: InputKind<number, ActivityOptions> = {
  draw: (props) => <SupplyInput {...props} />,
  act: 'choose',
  describe: (id, { options }) =>
    titleIn(
      { options: options.actions.options?.flatMap(({ supplies_details }) => supplies_details ?? []) },
      id,
    ),
};

function UnitInput({
  common,
  value,
  change,
  isLocked,
  options: { units },
}: InputProps<number, ActivityOptions>) {
  const strings = useStrings(activityFormStrings);
  if (isUnavailable(units)) return <ListFailure list={units} />;
  if (units.options?.length === 0) return <p className={styles.note}>{strings.noUnits}</p>;
  return (
    <RadioGroup
      {...common}
      options={(units.options ?? []).map(({ id, name, type }) => ({
        value: String(id),
        label: name,
        description: type,
      }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => change(id === undefined ? undefined : Number(id))}
      isDisabled={isLocked}
    />
  );
}

function SectorsInput({ common, isLocked, options }: InputProps<readonly number[], ActivityOptions>) {
  const { keep, question } = useKept();
  const chosen = useSectors();
  if (isUnavailable(options.sectors)) return <ListFailure list={options.sectors} />;
  return (
    <>
      <CheckboxGroup
        {...common}
        hasColumns
        options={(options.sectors.options ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={(left) =>
          keep(
            ({ sector }) => left.includes(sector),
            chosen.filter((one) => !left.includes(one)).map((one) => titleIn(options.sectors, one)),
            { sectors: left },
          )
        }
        isDisabled={isLocked}
      />
      {question}
    </>
  );
}

function SupplyInput({ options: { actions }, ...props }: InputProps<number, ActivityOptions>) {
  const activity = use(PrefixContext).split('.').slice(0, 2).join('.');
  const id = useFormValue<number>(`${activity}.action`);
  const action = actions.options?.find((one) => one.id === id);
  const named = action?.supplies_details?.map((one) => ({ id: one.id, name: one.title }));
  return <ShortRecordInput {...props} list={{ ...actions, options: named }} />;
}

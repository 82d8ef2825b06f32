import clsx from 'clsx';
import { Button } from '#src/components/Button/index.tsx';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { rowClass } from '#src/components/FormField/index.tsx';
import { RadioGroup } from '#src/components/RadioGroup/index.tsx';
import { Switch } from '#src/components/Switch/index.tsx';
import { CountInput, type FieldInputProps, LineInput, LongInput } from '#src/forms/inputs.tsx';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { fill, plural } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { activityErrorStrings, activityStrings } from '#src/records/activity/strings.ts';
import frame from '../../../forms/RecordForm.module.css';
import { CountGrid } from './CountGrid.tsx';
import styles from './Form.module.css';
import { Places } from './Places.tsx';
import { type PartProps, Slot } from './part.tsx';
import { CustomSupplies, Supplies } from './Supplies.tsx';
import { activityFormStrings } from './strings.ts';
import { useOffered } from './useFormOptions.ts';
import { type ActivityValues, peopleOf, shownParts } from './values.ts';

interface ActivityPanelProps {
  activity: ActivityValues;
  title: string;
  /** Its position among all activities of the form, which its errors are told by. */
  index: number;
  errors: Readonly<Record<string, string>>;
  isLocked: boolean;
  country: number | undefined;
  onChange: (patch: Partial<ActivityValues>) => void;
  onRemove: () => void;
}

/** One activity of a sector: what its action asks for, in the way of reporting that is chosen. */
export function ActivityPanel({
  activity,
  title,
  index,
  errors,
  isLocked,
  country,
  onChange,
  onRemove,
}: ActivityPanelProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const language = useLanguage();
  const errorText = useErrorTexts(activityErrorStrings);
  const { actions } = useOffered();
  const shown = shownParts(activity, actions.options);
  const isCustom = activity.action === undefined;
  const start = `activities.${index}.`;
  const wrong = Object.keys(errors).filter((name) => name.startsWith(start)).length;
  const part: PartProps = {
    activity,
    isLocked,
    onChange,
    nameOf: (field) => start + field,
    errorOf: (field) => {
      const message = errors[start + field];
      return message && errorText(message);
    },
  };
  const input = (
    field: keyof ActivityValues,
    label: string,
    more: { hint?: string | undefined; isRequired?: boolean } = {},
  ): FieldInputProps => ({
    common: {
      name: part.nameOf(field),
      label,
      hint: more.hint,
      isRequired: more.isRequired,
      error: part.errorOf(field),
    },
    value: activity[field],
    change: (value) => onChange({ [field]: value === '' ? undefined : value }),
    isLocked,
  });
  const count = (field: keyof ActivityValues, label: string) => (
    <Slot name={part.nameOf(field)}>
      <CountInput {...input(field, label)} />
    </Slot>
  );
  return (
    <Disclosure
      isInitiallyOpen
      summary={
        <span className={styles.heading}>
          <strong className={wrong > 0 ? styles.wrong : undefined}>{title}</strong>
          {wrong > 0 && (
            <span className={styles.wrong}>
              {fill(plural(strings, 'errorsIn', wrong, language), { count: wrong })}
            </span>
          )}
        </span>
      }
    >
      <div className={styles.panel}>
        {isCustom && (
          <Slot name={part.nameOf('custom_action')}>
            <LineInput {...input('custom_action', strings.activityTitle, { isRequired: true })} limit={255} />
          </Slot>
        )}
        <Switch
          name={part.nameOf('is_simplified_report')}
          label={strings.detailed}
          hint={strings.detailedHint}
          isChecked={shown.isDetailed}
          onChange={(isDetailed) => onChange({ is_simplified_report: !isDetailed })}
          disabled={isLocked}
        />
        {shown.isDetailed ? <Detailed {...part} /> : <Simplified {...part} input={input} />}
        <NoData {...part} />
        <div className={clsx(frame.grid, rowClass)}>
          {shown.isCash && count('beneficiaries_count', names.beneficiaries)}
          {shown.isCash && count('amount', names.amount)}
          {shown.isPointCount && count('point_count', names.locationCount)}
        </div>
        {shown.isPoints && <Places {...part} country={country} />}
        {shown.isSupplies && <Supplies {...part} offered={shown.supplies} />}
        {shown.isCustomSupplies && <CustomSupplies {...part} />}
        <Slot name={part.nameOf('details')}>
          <LongInput {...input('details', names.details)} />
        </Slot>
        {isCustom && (
          <Button variant="tertiary" disabled={isLocked} onClick={onRemove}>
            {fill(strings.removeActivity, { title })}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}

/** One number of people, or of households. Of people either the total is entered, or male and female, which make it. */
function Simplified({
  activity,
  isLocked,
  onChange,
  nameOf,
  errorOf,
  input,
}: PartProps & {
  input: (field: keyof ActivityValues, label: string, more?: { hint?: string }) => FieldInputProps;
}) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const isSplit = activity.male_count !== undefined || activity.female_count !== undefined;
  const isTotalOnly = !isSplit && activity.people_count !== undefined;
  const total = input('people_count', names.totalPeople, isSplit ? { hint: strings.sumHint } : {});
  return (
    <>
      <Slot name={nameOf('people_households')}>
        <RadioGroup
          name={nameOf('people_households')}
          label={strings.peopleOrHouseholds}
          isInline
          isRequired
          error={errorOf('people_households')}
          options={[
            { value: 'people', label: names.people },
            { value: 'households', label: names.households },
          ]}
          value={activity.people_households}
          onChange={(value) => onChange({ people_households: value })}
          isDisabled={isLocked}
        />
      </Slot>
      {activity.people_households === 'households' ? (
        <Slot name={nameOf('household_count')}>
          <CountInput {...input('household_count', names.households)} />
        </Slot>
      ) : (
        <div className={clsx(frame.three, rowClass)}>
          {(['male', 'female'] as const).map((gender) => (
            <Slot key={gender} name={nameOf(`${gender}_count`)}>
              <CountInput
                {...input(`${gender}_count`, names[gender], { hint: strings.orHint })}
                isLocked={isLocked || isTotalOnly}
              />
            </Slot>
          ))}
          <Slot name={nameOf('people_count')}>
            <CountInput {...total} value={peopleOf(activity)} isLocked={isLocked || isSplit} />
          </Slot>
        </div>
      )}
    </>
  );
}

/** People by gender and age, and those of them with disabilities where that is known. */
function Detailed(part: PartProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  const { activity, isLocked, onChange, nameOf } = part;
  return (
    <>
      <CountGrid {...part} caption={names.byAge} />
      <Switch
        name={nameOf('is_disaggregated_for_disabled')}
        label={strings.disaggregated}
        isChecked={activity.is_disaggregated_for_disabled === true}
        onChange={(isChecked) => onChange({ is_disaggregated_for_disabled: isChecked })}
        disabled={isLocked}
      />
      {activity.is_disaggregated_for_disabled && (
        <CountGrid {...part} caption={names.disabledByAge} isDisabled />
      )}
    </>
  );
}

function NoData({ activity, isLocked, onChange, nameOf, errorOf }: PartProps) {
  const strings = useStrings(activityFormStrings);
  const names = useStrings(activityStrings);
  return (
    <Slot name={nameOf('has_no_data_on_people_reached')}>
      <Switch
        name={nameOf('has_no_data_on_people_reached')}
        label={names.noData}
        hint={strings.noDataHint}
        error={errorOf('has_no_data_on_people_reached')}
        isChecked={activity.has_no_data_on_people_reached === true}
        onChange={(isChecked) => onChange({ has_no_data_on_people_reached: isChecked })}
        disabled={isLocked}
      />
    </Slot>
  );
}

import type { FlashOrganization } from '#contracts/flashUpdates/codes.ts';
import { dayOf } from '#rules/dates.ts';
import { Button } from '#src/components/Button/index.tsx';
import type { InputKind, InputProps } from '#src/forms/definition.ts';
import { useFormChange, useFormValue, useIsFormLocked, useOpenForm } from '#src/forms/FormContext.ts';
import { checks, namesIn, RecordsInput } from '#src/forms/kinds.tsx';
import styles from '#src/forms/RecordForm.module.css';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { flashFormStrings } from './strings.ts';
import type { FlashOptions } from './useFormOptions.ts';
import type { PlaceRow } from './values.ts';

/** Provinces of the country of the same row. */
export const districts: InputKind<readonly number[], FlashOptions> = {
  draw: (props) => <DistrictsInput {...props} />,
  act: 'choose',
  describe: (ids, { options, language }) => namesIn(options.districts, ids, language),
};

function DistrictsInput({ options, isLocked, ...props }: InputProps<readonly number[], FlashOptions>) {
  const country = useFormValue<number>(props.common.name.replace(/\.district$/, '.country'));
  const iso3 = options.countries.options?.find(({ id }) => id === country)?.iso3;
  const own = options.districts.options?.filter((one) => one.country_iso3 === iso3);
  return (
    <RecordsInput
      // Another country is another list, with nothing chosen of the old one.
      key={country}
      {...props}
      isLocked={isLocked || country === undefined}
      list={{ ...options.districts, options: country === undefined ? [] : own }}
    />
  );
}

/** What can be ticked for an organization. */
export const actionsOf = (organization: FlashOrganization) =>
  checks<FlashOptions>(({ actions }) => ({
    ...actions,
    options: actions.options?.filter(({ organizations }) => organizations?.includes(organization)),
  }));

/** Writes the title out of countries, hazard and month, as titles of flash updates are; nothing where one of these is missing. */
export function TitleButton() {
  const strings = useStrings(flashFormStrings);
  const places = useFormValue<readonly PlaceRow[]>('country_district') ?? [];
  const hazard = useFormValue<number>('hazard_type');
  const options = useOpenForm().options as FlashOptions;
  const isLocked = useIsFormLocked();
  const change = useFormChange();
  const countries = places.flatMap(
    ({ country }) => options.countries.options?.find(({ id }) => id === country)?.name ?? [],
  );
  const name = options.hazards.options?.find(({ id }) => id === hazard)?.name;
  const [year, month] = dayOf(new Date()).split('-');
  return (
    <div className={styles.wide}>
      <Button
        size="sm"
        disabled={isLocked || countries.length === 0 || !name}
        onClick={() => change({ title: `${countries.join(' - ')} - ${name} ${month}/${year}`.slice(0, 300) })}
      >
        {strings.generateTitle}
      </Button>
    </div>
  );
}

import { REGISTRATION_LENGTHS } from '#contracts/account/registration.ts';
import { Select } from '#src/components/Select/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import type { SelectableCountry } from '#src/domain/countries.ts';
import type { Field } from '#src/hooks/useFields.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './form.module.css';
import { accountFormStrings } from './strings.ts';
import type { useOrganizations } from './useOrganizations.ts';

type Organizations = ReturnType<typeof useOrganizations>;

const idOf = ({ id }: SelectableCountry) => id;
const nameOf = ({ name }: SelectableCountry) => name;

/** A country, found by typing. */
export function CountryField({ field, organizations }: { field: Field; organizations: Organizations }) {
  const strings = useStrings(accountFormStrings);
  return (
    <Select
      label={strings.country}
      name={field.name}
      error={field.error}
      options={organizations.countries}
      hasFailed={organizations.hasFailed}
      onRetry={organizations.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={field.value ? Number(field.value) : undefined}
      onChange={(id) => field.onChange(id === undefined ? '' : String(id))}
      isRequired
    />
  );
}

interface OrganizationFieldsProps {
  type: Field;
  name: Field;
  organizations: Organizations;
  /** @default false */
  isRequired?: boolean;
}

/** A kind of organization and its name: chosen for a National Society, written for any other. */
export function OrganizationFields({
  type,
  name,
  organizations,
  isRequired = false,
}: OrganizationFieldsProps) {
  const strings = useStrings(accountFormStrings);

  function changeType(value: string) {
    type.onChange(value);
    // A name that was chosen is no answer to a question that is written, nor the other way round.
    if ((value === SOCIETY) !== (type.value === SOCIETY)) name.onChange('');
  }

  return (
    <div className={styles.pair}>
      <SelectInput
        label={strings.organizationType}
        {...type}
        onChange={changeType}
        placeholder={strings.chooseType}
        {...organizations.types}
        isRequired={isRequired}
      />
      {type.value === SOCIETY ? (
        <Select
          key={SOCIETY}
          label={strings.organization}
          name={name.name}
          error={name.error}
          placeholder={strings.nationalSociety}
          options={withChosen(organizations.societies, name.value)}
          hasFailed={organizations.hasFailed}
          onRetry={organizations.retry}
          keyOf={same}
          labelOf={same}
          value={name.value || undefined}
          onChange={(society) => name.onChange(society ?? '')}
          isRequired={isRequired}
        />
      ) : (
        <TextInput
          label={strings.organization}
          {...name}
          maxLength={REGISTRATION_LENGTHS.text}
          autoComplete="organization"
          isRequired={isRequired}
        />
      )}
    </div>
  );
}

const same = (name: string) => name;

/** A name may have been chosen in another language: it stays to be seen. */
function withChosen(names: readonly string[] | undefined, chosen: string) {
  return names && chosen && !names.includes(chosen) ? [chosen, ...names] : names;
}

/** The key of National Societies among the kinds of organizations. */
const SOCIETY = 'NTLS';

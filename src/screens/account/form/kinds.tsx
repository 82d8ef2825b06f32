import { PasswordInput } from '#src/components/PasswordInput/index.tsx';
import { Select } from '#src/components/Select/index.tsx';
import { SelectInput } from '#src/components/SelectInput/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import type { SelectableCountry } from '#src/domain/countries.ts';
import type { InputKind, InputProps } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './form.module.css';
import { Requirements } from './Requirements.tsx';
import { accountFormStrings } from './strings.ts';
import type { useOrganizations } from './useOrganizations.ts';

export type Organizations = ReturnType<typeof useOrganizations>;

/** A text of one line that a browser may fill in by what it knows of its user. */
export const line = (autoComplete?: string, type: 'text' | 'email' | 'tel' = 'text'): InputKind<string> => ({
  draw: ({ common, value, change }) => (
    <TextInput {...common} type={type} autoComplete={autoComplete} value={value ?? ''} onChange={change} />
  ),
  describe: (value) => value,
});

/** A password. It is never described. `requirements`: the id of what is asked of it. */
export const password = (
  autoComplete: 'current-password' | 'new-password',
  requirements?: string,
): InputKind<string> => ({
  draw: ({ common, value, change }) => (
    <PasswordInput
      {...common}
      aria-describedby={requirements}
      autoComplete={autoComplete}
      value={value ?? ''}
      onChange={change}
    />
  ),
  describe: () => '',
  isWide: true,
});

/** There is one password to be chosen on a page. */
const REQUIREMENTS = 'password-requirements';

/** A password to be chosen, with what it still needs. `useOwner`: a hook; names and addresses that may be no part of it. */
export const newPassword = (useOwner: () => readonly string[]): InputKind<string> => {
  const kind = password('new-password', REQUIREMENTS);
  return {
    ...kind,
    draw: (props) => (
      <div className={styles.password}>
        {kind.draw(props)}
        <Requirements id={REQUIREMENTS} password={props.value ?? ''} useOwner={useOwner} />
      </div>
    ),
  };
};

/** A country by its id, found by typing. */
export const country: InputKind<string, Organizations> = {
  draw: ({ common, value, change, options }) => (
    <Select
      {...common}
      autoComplete="country-name"
      options={options.countries}
      hasFailed={options.hasFailed}
      onRetry={options.retry}
      keyOf={idOf}
      labelOf={nameOf}
      value={value ? Number(value) : undefined}
      onChange={(id) => change(id === undefined ? '' : String(id))}
    />
  ),
  describe: (value) => value,
};
const idOf = ({ id }: SelectableCountry) => id;
const nameOf = ({ name }: SelectableCountry) => name;

export const organizationType: InputKind<string, Organizations, 'chooseType'> = {
  draw: ({ common, value, change, options, words }) => (
    <SelectInput
      {...common}
      value={value ?? ''}
      onChange={change}
      placeholder={words.chooseType}
      {...options.types}
    />
  ),
  describe: (value) => value,
};

/** The key of National Societies among the kinds of organizations. */
const SOCIETY = 'NTLS';

/** The name of an organization: chosen for a National Society, written for any other. `type`: the field of its kind. */
export const organization = (type: string): InputKind<string, Organizations> => ({
  draw: (props) => <OrganizationInput {...props} type={type} />,
  describe: (value) => value,
});

const written = line('organization');

function OrganizationInput({ type, ...props }: InputProps<string, Organizations> & { type: string }) {
  const strings = useStrings(accountFormStrings);
  const isSociety = useFormValue<string>(type) === SOCIETY;
  const { common, value = '', change, options } = props;
  if (!isSociety) return written.draw(props);
  return (
    <Select
      key={SOCIETY}
      {...common}
      autoComplete="organization"
      placeholder={strings.nationalSociety}
      options={withChosen(options.societies, value)}
      hasFailed={options.hasFailed}
      onRetry={options.retry}
      keyOf={same}
      labelOf={same}
      value={value || undefined}
      onChange={(society) => change(society ?? '')}
    />
  );
}

const same = (name: string) => name;

/** A name may have been chosen in another language: it stays to be seen. */
function withChosen(names: readonly string[] | undefined, chosen: string) {
  return names && chosen && !names.includes(chosen) ? [chosen, ...names] : names;
}

/** A name that was chosen is no answer to a question that is written, nor the other way round. */
export const withOrganization =
  <Type extends string, Name extends string>(type: Type, name: Name) =>
  <Values extends Readonly<Record<Type | Name, string>>>(
    values: Values,
    _paths: readonly string[],
    before: Values,
  ): Values =>
    (values[type] === SOCIETY) === (before[type] === SOCIETY) ? values : { ...values, [name]: '' };

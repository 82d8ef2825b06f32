import clsx from 'clsx';
import { useMemo } from 'react';
import {
  domainWhitelistEndpoint,
  REGISTRATION_LENGTHS,
  registerEndpoint,
} from '#contracts/account/registration.ts';
import { isAllowedDomain } from '#contracts/allowedDomain.ts';
import type { AnswerOf, BodyOf } from '#contracts/defineEndpoint.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { formOf, type InputKind, type InputProps } from '#src/forms/definition.ts';
import { useFormValue } from '#src/forms/FormContext.ts';
import { defineSmallForm, SmallForm, useSmallForm, useTyped } from '#src/forms/SmallForm.tsx';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { AccountFrame } from '../form/AccountFrame/index.tsx';
import styles from '../form/form.module.css';
import { line, newPassword, type Organizations, password, withOrganization } from '../form/kinds.tsx';
import { personFields } from '../form/personFields.ts';
import { isEmail } from '../form/rules.ts';
import { accountFormStrings } from '../form/strings.ts';
import { useLeadToLogin } from '../form/useLeadToLogin.ts';
import { useOrganizations } from '../form/useOrganizations.ts';
import { whitelistInput } from './requests.ts';
import { registerStrings } from './strings.ts';
import {
  EMPTY_REGISTRATION,
  ownerOf,
  type Registration,
  registrationBody,
  validateRegistration,
} from './validate.ts';

/** The domains that are known; neither while they are on their way. */
interface Whitelist {
  domains: AnswerOf<typeof domainWhitelistEndpoint>['results'] | undefined;
  hasFailed: boolean;
}

/** Without the list the server decides: then a justification may be given and need not be. */
function justificationFor({ email }: Registration, known: Whitelist | undefined) {
  if (!isEmail(email)) return 'none';
  if (!known?.domains) return known?.hasFailed ? 'optional' : 'none';
  return isAllowedDomain(email, known.domains) ? 'none' : 'needed';
}

const WORDS = [accountFormStrings, registerStrings] as const;
const { field, section } = formOf<Registration, Organizations, Whitelist>()(...WORDS);
const { person, organization, work } = personFields({
  type: 'organization_type',
  name: 'organization',
  lengths: REGISTRATION_LENGTHS,
  isRequired: true,
});
const IS_PASSWORD = { isRequired: true, limit: 255 } as const;

const useOwner = () =>
  ownerOf({
    first_name: useFormValue<string>('first_name') ?? '',
    last_name: useFormValue<string>('last_name') ?? '',
    email: useFormValue<string>('email') ?? '',
  });

const justification: InputKind<string> = {
  draw: (props) => <JustificationInput {...props} />,
  describe: (value) => value,
  isWide: true,
};

const registrationForm = defineSmallForm<Registration, Whitelist>({
  words: WORDS,
  errors: accountFormStrings,
  sections: [
    section('yourself', 'yourself', person, { layout: 'pairs' }),
    section('organization', 'yourOrganization', [...organization, ...work], { layout: 'pairs' }),
    section('signingIn', 'signingIn', [
      field('email', line('email', 'email'), 'email', {
        hint: 'emailHint',
        isRequired: true,
        limit: REGISTRATION_LENGTHS.name,
        isWide: true,
      }),
      field('password', newPassword(useOwner), 'password', IS_PASSWORD),
      field('confirm_password', password('new-password'), 'confirmPassword', IS_PASSWORD),
    ]),
    section(
      'justification',
      'justificationHeading',
      [
        field('justification', justification, 'justification', {
          hint: 'justificationHint',
          isRequired: ({ values, facts }) => justificationFor(values, facts) === 'needed',
          limit: REGISTRATION_LENGTHS.justification,
        }),
      ],
      { isShown: ({ values, facts }) => justificationFor(values, facts) !== 'none' },
    ),
  ],
  validate: (values, known) =>
    validateRegistration(values, justificationFor(values, known) === 'needed', accountFormStrings.english),
  consequences: withOrganization('organization_type', 'organization'),
});

/** `/register`: asks for an account. Who is not of a known e-mail domain says why. */
export function RegisterScreen() {
  const strings = useStrings(registerStrings);
  const leadToLogin = useLeadToLogin();
  const organizations = useOrganizations();
  const { answer, error } = useRequest(domainWhitelistEndpoint, whitelistInput);
  const whitelist = useMemo(
    () => ({ domains: answer?.results, hasFailed: error !== undefined }),
    [answer, error],
  );
  const registering = useMutation(registerEndpoint, ({ email }) =>
    leadToLogin({
      title: strings.success,
      text: fill(isNeeded ? strings.nextApproval : strings.nextVerify, { email }),
    }),
  );
  const form = useSmallForm(registrationForm, {
    initial: EMPTY_REGISTRATION,
    facts: whitelist,
    error: registering.error,
    onSubmit: (values) =>
      registering.submit({ body: registrationBody(values) as BodyOf<typeof registerEndpoint> }),
  });
  const isNeeded = useTyped(form, (values) => justificationFor(values, whitelist) === 'needed');

  return (
    <Page heading={strings.heading} description={strings.description}>
      <AccountFrame>
        <SmallForm
          form={form}
          className={clsx(styles.form, styles.wide)}
          failed={strings.failed}
          options={organizations}
        >
          <div>
            <Button type="submit" variant="primary" isPending={registering.isSending}>
              {isNeeded ? strings.requestAccess : strings.register}
            </Button>
          </div>
          <div className={styles.links}>
            <p>
              {strings.alreadyRegistered} <TextLink to={pathTo('login')}>{strings.login}</TextLink>
            </p>
          </div>
        </SmallForm>
      </AccountFrame>
    </Page>
  );
}

function JustificationInput({ common, value = '', change, limit = 0 }: InputProps<string>) {
  const strings = useStrings(registerStrings);
  const language = useLanguage();
  return (
    <div className={styles.justification}>
      <Banner variant={common.isRequired ? 'info' : 'warning'}>
        {common.isRequired ? strings.justificationNote : strings.whitelistFailed}
      </Banner>
      <TextArea {...common} rows={5} value={value} onChange={change} />
      {value.length <= limit && (
        <p className={styles.counter}>
          {fill(strings.charactersLeft, { count: formatNumber(limit - value.length, language) })}
        </p>
      )}
    </div>
  );
}

import clsx from 'clsx';
import {
  domainWhitelistEndpoint,
  REGISTRATION_LENGTHS,
  registerEndpoint,
} from '#contracts/account/registration.ts';
import { isAllowedDomain } from '#contracts/allowedDomain.ts';
import type { BodyOf } from '#contracts/defineEndpoint.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextArea } from '#src/components/TextArea/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { type Field, useFields } from '#src/hooks/useFields.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from '../form/form.module.css';
import { CountryField, OrganizationFields } from '../form/OrganizationFields.tsx';
import { PasswordFields } from '../form/PasswordFields.tsx';
import { isEmail } from '../form/rules.ts';
import { accountFormStrings } from '../form/strings.ts';
import { useFormMessages } from '../form/useFormMessages.ts';
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

/** `/register`: asks for an account. Who is not of a known e-mail domain says why. */
export function RegisterScreen() {
  const strings = useStrings(registerStrings);
  const labels = useStrings(accountFormStrings);
  const formMessages = useFormMessages();
  const leadToLogin = useLeadToLogin();
  const organizations = useOrganizations();
  const whitelist = useRequest(domainWhitelistEndpoint, whitelistInput);

  /** Without the list the server decides: then a justification may be given and need not be. */
  const justificationFor = ({ email }: Registration) => {
    if (!isEmail(email)) return 'none';
    if (!whitelist.answer) return whitelist.error === undefined ? 'none' : 'optional';
    return isAllowedDomain(email, whitelist.answer.results) ? 'none' : 'needed';
  };

  const registering = useMutation(registerEndpoint, ({ email }) =>
    leadToLogin({
      title: strings.success,
      text: fill(justificationFor(form.values) === 'needed' ? strings.nextApproval : strings.nextVerify, {
        email,
      }),
    }),
  );
  const form = useFields({
    initial: EMPTY_REGISTRATION,
    validate: (values) => validateRegistration(values, justificationFor(values) === 'needed', labels),
    error: registering.error,
    onSubmit: (values) =>
      registering.submit({ body: registrationBody(values) as BodyOf<typeof registerEndpoint> }),
  });
  const { field, values } = form;
  const justification = justificationFor(values);

  return (
    <Page heading={strings.heading} description={strings.description}>
      <form className={clsx(styles.form, styles.wide)} onSubmit={form.submit} noValidate>
        <FormErrors messages={formMessages(strings.failed, registering.error, form)} />
        <fieldset className={styles.group}>
          <legend>{strings.yourself}</legend>
          <div className={styles.pair}>
            <TextInput
              label={labels.firstName}
              {...field('first_name')}
              maxLength={REGISTRATION_LENGTHS.name}
              autoComplete="given-name"
              isRequired
            />
            <TextInput
              label={labels.lastName}
              {...field('last_name')}
              maxLength={REGISTRATION_LENGTHS.name}
              autoComplete="family-name"
              isRequired
            />
          </div>
          <div className={styles.pair}>
            <CountryField field={field('country')} organizations={organizations} />
            <TextInput
              label={labels.city}
              {...field('city')}
              maxLength={REGISTRATION_LENGTHS.text}
              autoComplete="address-level2"
              isRequired
            />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{strings.yourOrganization}</legend>
          <OrganizationFields
            type={field('organization_type')}
            name={field('organization')}
            organizations={organizations}
            isRequired
          />
          <div className={styles.pair}>
            <TextInput
              label={labels.department}
              {...field('department')}
              maxLength={REGISTRATION_LENGTHS.text}
            />
            <TextInput
              label={labels.position}
              {...field('position')}
              maxLength={REGISTRATION_LENGTHS.text}
              autoComplete="organization-title"
            />
          </div>
          <div className={styles.pair}>
            <TextInput
              label={labels.phoneNumber}
              {...field('phone_number')}
              type="tel"
              maxLength={REGISTRATION_LENGTHS.text}
              autoComplete="tel"
            />
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{strings.signingIn}</legend>
          <TextInput
            label={labels.email}
            hint={strings.emailHint}
            {...field('email')}
            type="email"
            maxLength={REGISTRATION_LENGTHS.name}
            autoComplete="email"
            isRequired
          />
          <PasswordFields
            password={field('password')}
            confirmation={field('confirm_password')}
            owner={ownerOf(values)}
          />
        </fieldset>
        {justification !== 'none' && (
          <Justification field={field('justification')} isNeeded={justification === 'needed'} />
        )}
        <div>
          <Button type="submit" variant="primary" isPending={registering.isSending}>
            {justification === 'needed' ? strings.requestAccess : strings.register}
          </Button>
        </div>
        <div className={styles.links}>
          <p>
            {strings.alreadyRegistered} <TextLink to={pathTo('login')}>{strings.login}</TextLink>
          </p>
        </div>
      </form>
    </Page>
  );
}

function Justification({ field, isNeeded }: { field: Field; isNeeded: boolean }) {
  const strings = useStrings(registerStrings);
  const language = useLanguage();
  const left = REGISTRATION_LENGTHS.justification - field.value.length;
  return (
    <fieldset className={styles.group}>
      <legend>{strings.justificationHeading}</legend>
      <Banner variant={isNeeded ? 'info' : 'warning'}>
        {isNeeded ? strings.justificationNote : strings.whitelistFailed}
      </Banner>
      <TextArea
        label={strings.justification}
        hint={strings.justificationHint}
        {...field}
        rows={5}
        maxLength={REGISTRATION_LENGTHS.justification}
        isRequired={isNeeded}
      />
      <p className={styles.counter}>
        {fill(strings.charactersLeft, { count: formatNumber(left, language) })}
      </p>
    </fieldset>
  );
}

import { useState } from 'react';
import { resendValidationEndpoint } from '#contracts/account/registration.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { MailRequest } from '../form/MailRequest.tsx';
import { useLeadToLogin } from '../form/useLeadToLogin.ts';
import { resendStrings } from './strings.ts';

/** `/resend-validation-email`: asks for the confirmation mail of a registration once more. */
export function ResendScreen() {
  const strings = useStrings(resendStrings);
  const leadToLogin = useLeadToLogin();
  const [name, setName] = useState('');
  const resending = useMutation(resendValidationEndpoint, () =>
    leadToLogin({ title: strings.success, text: fill(strings.next, { name }) }),
  );
  return (
    <MailRequest
      name="username"
      texts={strings}
      submission={resending}
      onSubmit={(username) => {
        setName(username);
        resending.submit({ body: { username } });
      }}
    />
  );
}

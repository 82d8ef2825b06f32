import { useState } from 'react';
import { recoverPasswordEndpoint } from '#contracts/account/passwords.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { MailRequest } from '../form/MailRequest.tsx';
import { useLeadToLogin } from '../form/useLeadToLogin.ts';
import { recoverStrings } from './strings.ts';

/** `/recover-account`: asks for the mail by which a new password is chosen. */
export function RecoverScreen() {
  const strings = useStrings(recoverStrings);
  const leadToLogin = useLeadToLogin();
  const [name, setName] = useState('');
  const recovering = useMutation(recoverPasswordEndpoint, () =>
    leadToLogin({ title: strings.success, text: fill(strings.next, { name }) }),
  );
  return (
    <MailRequest
      name="email"
      texts={strings}
      submission={recovering}
      onSubmit={(email) => {
        setName(email);
        recovering.submit({ body: { email } });
      }}
    />
  );
}

import { recoverPasswordEndpoint } from '#contracts/account/passwords.ts';
import { MailRequest } from '../form/MailRequest.tsx';
import { recoverStrings } from './strings.ts';

/** `/recover-account`: asks for the mail by which a new password is chosen. */
export const RecoverScreen = () => (
  <MailRequest endpoint={recoverPasswordEndpoint} name="email" strings={recoverStrings} />
);

import { resendValidationEndpoint } from '#contracts/account/registration.ts';
import { MailRequest } from '../form/MailRequest.tsx';
import { resendStrings } from './strings.ts';

/** `/resend-validation-email`: asks for the confirmation mail of a registration once more. */
export const ResendScreen = () => (
  <MailRequest endpoint={resendValidationEndpoint} name="username" strings={resendStrings} />
);

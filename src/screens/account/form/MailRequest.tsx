import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { useFields } from '#src/hooks/useFields.ts';
import type { Mutation } from '#src/hooks/useMutation.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './form.module.css';
import { isEmail } from './rules.ts';
import { accountFormStrings } from './strings.ts';
import { useFormMessages } from './useFormMessages.ts';

interface MailRequestProps {
  /** The API's name of the field. */
  name: 'email' | 'username';
  texts: Readonly<Record<'heading' | 'description' | 'submit' | 'failed' | 'backToLogin', string>>;
  submission: Mutation<Endpoint>;
  onSubmit: (name: string) => void;
}

/** How each is asked for: the real API knows who wants a new password by their address alone. */
const ASKED = {
  email: { label: 'email', wrong: 'wrongEmail', type: 'email', isRight: isEmail },
  username: { label: 'emailOrUsername', wrong: 'missing', type: 'text', isRight: Boolean },
} as const;

/** A page that asks for a mail to whoever has an e-mail address or user name. */
export function MailRequest({ name, texts, submission, onSubmit }: MailRequestProps) {
  const strings = useStrings(accountFormStrings);
  const formMessages = useFormMessages();
  const { label, wrong, type, isRight } = ASKED[name];
  const mistakeIn = (text: string) => {
    if (text === '') return strings.missing;
    return isRight(text) ? undefined : strings[wrong];
  };
  const form = useFields({
    initial: { [name]: '' },
    validate: (values) => ({ [name]: mistakeIn(values[name]?.trim() ?? '') }),
    error: submission.error,
    onSubmit: (values) => onSubmit(values[name]?.trim() ?? ''),
  });
  return (
    <Page heading={texts.heading} description={texts.description}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <FormErrors messages={formMessages(texts.failed, submission.error, form)} />
        <TextInput
          label={strings[label]}
          {...form.field(name)}
          type={type}
          autoComplete="username"
          maxLength={254}
          isRequired
        />
        <div>
          <Button type="submit" variant="primary" isPending={submission.isSending}>
            {texts.submit}
          </Button>
        </div>
        <div className={styles.links}>
          <TextLink to={pathTo('login')}>{texts.backToLogin}</TextLink>
        </div>
      </form>
    </Page>
  );
}

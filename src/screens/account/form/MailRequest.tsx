import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { pathTo } from '#src/app/links.ts';
import { Button } from '#src/components/Button/index.tsx';
import { FormErrors } from '#src/components/FormErrors/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextInput } from '#src/components/TextInput/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { useFields } from '#src/hooks/useFields.ts';
import type { Submission } from '#src/hooks/useSubmission.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './form.module.css';
import { accountFormStrings } from './strings.ts';
import { useFormMessages } from './useFormMessages.ts';

interface MailRequestProps {
  /** The API's name of the field. */
  name: 'email' | 'username';
  texts: Readonly<Record<'heading' | 'description' | 'submit' | 'failed' | 'backToLogin', string>>;
  submission: Submission<Endpoint>;
  onSubmit: (name: string) => void;
}

/** A page that asks for a mail to whoever has an e-mail address or user name. */
export function MailRequest({ name, texts, submission, onSubmit }: MailRequestProps) {
  const strings = useStrings(accountFormStrings);
  const formMessages = useFormMessages();
  const form = useFields({
    initial: { [name]: '' },
    validate: (values) => ({ [name]: values[name]?.trim() ? undefined : strings.missing }),
    error: submission.error,
    onSubmit: (values) => onSubmit(values[name]?.trim() ?? ''),
  });
  return (
    <Page heading={texts.heading} description={texts.description}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <FormErrors messages={formMessages(texts.failed, submission.error, form)} />
        <TextInput
          label={strings.emailOrUsername}
          {...form.field(name)}
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

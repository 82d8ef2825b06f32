import { useRef } from 'react';
import type { InputOf } from '#contracts/client.ts';
import type { Endpoint } from '#contracts/defineEndpoint.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Page } from '#src/components/Page/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { formOf } from '#src/forms/definition.ts';
import { defineSmallForm, SmallForm, useSmallForm } from '#src/forms/SmallForm.tsx';
import { useMutation } from '#src/hooks/useMutation.ts';
import type { StringsOf } from '#src/i18n/defineStrings.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { AccountFrame } from './AccountFrame/index.tsx';
import styles from './form.module.css';
import { line } from './kinds.tsx';
import { isEmail } from './rules.ts';
import { accountFormStrings } from './strings.ts';
import { useLeadToLogin } from './useLeadToLogin.ts';

const WORDS = [accountFormStrings] as const;
const TEXTS = accountFormStrings.english;
const { field, section } = formOf<{ email: string; username: string }, undefined>()(...WORDS);

/** How each is asked for: the real API knows who wants a new password by their address alone. */
const ASKED = {
  email: { kind: line('username', 'email'), label: 'email', wrong: 'wrongEmail', isRight: isEmail },
  username: { kind: line('username'), label: 'emailOrUsername', wrong: 'missing', isRight: Boolean },
} as const;

type Asked = keyof typeof ASKED;
type Values = Readonly<Partial<Record<Asked, string>>>;

const mailForm = (name: Asked) => {
  const { kind, label, wrong, isRight } = ASKED[name];
  return defineSmallForm<Values>({
    words: WORDS,
    errors: accountFormStrings,
    sections: [
      section('whom', () => undefined, [
        field(name, kind, label, { isRequired: true, limit: 254, isWide: true }),
      ]),
    ],
    validate: (values) => {
      const text = values[name]?.trim() ?? '';
      if (text === '') return { [name]: TEXTS.missing };
      return isRight(text) ? {} : { [name]: TEXTS[wrong] };
    },
  });
};
const FORMS = { email: mailForm('email'), username: mailForm('username') };

type Key = 'heading' | 'description' | 'submit' | 'failed' | 'success' | 'next' | 'backToLogin';

interface MailRequestProps<E extends Endpoint> {
  /** Asks for the mail. */
  endpoint: E;
  /** The API's name of the field. */
  name: Asked;
  strings: StringsOf<Key>;
}

/** A page that asks for a mail to whoever has an e-mail address or user name. */
export function MailRequest<E extends Endpoint>({ endpoint, name, strings: texts }: MailRequestProps<E>) {
  const strings = useStrings(texts);
  const leadToLogin = useLeadToLogin();
  const asked = useRef('');
  const sending = useMutation(endpoint, () =>
    leadToLogin({ title: strings.success, text: fill(strings.next, { name: asked.current }) }),
  );
  const form = useSmallForm(FORMS[name], {
    initial: { [name]: '' },
    facts: undefined,
    error: sending.error,
    onSubmit: (values) => {
      asked.current = values[name]?.trim() ?? '';
      // Both endpoints take this one text, by its name.
      sending.submit({ body: { [name]: asked.current } } as unknown as InputOf<E>);
    },
  });
  return (
    <Page heading={strings.heading} description={strings.description}>
      <AccountFrame>
        <SmallForm form={form} className={styles.form} failed={strings.failed}>
          <div>
            <Button type="submit" variant="primary" isPending={sending.isSending}>
              {strings.submit}
            </Button>
          </div>
          <div className={styles.links}>
            <TextLink to={pathTo('login')}>{strings.backToLogin}</TextLink>
          </div>
        </SmallForm>
      </AccountFrame>
    </Page>
  );
}

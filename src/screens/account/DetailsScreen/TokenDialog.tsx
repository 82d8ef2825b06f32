import { useState } from 'react';
import { createApiTokenEndpoint, TOKEN_TITLE_LENGTH } from '#contracts/account/apiTokens.ts';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { Button } from '#src/components/Button/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { DescriptionList } from '#src/components/DescriptionList/index.tsx';
import { Dialog } from '#src/components/Dialog/index.tsx';
import { CopyIcon } from '#src/components/laterIcons.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { formOf } from '#src/forms/definition.ts';
import { LeaveGuard } from '#src/forms/LeaveGuard.tsx';
import { defineSmallForm, FormDialog, useSmallForm } from '#src/forms/SmallForm.tsx';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useMutation } from '#src/hooks/useMutation.ts';
import { fillNodes } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { line } from '../form/kinds.tsx';
import styles from './DetailsScreen.module.css';
import { accountDetailsStrings } from './strings.ts';

interface TokenDialogProps {
  onClose: () => void;
}

/** Makes a token and shows it, this once. It lives in this dialog alone and is kept nowhere. */
export function TokenDialog({ onClose }: TokenDialogProps) {
  const creating = useMutation(createApiTokenEndpoint);
  return creating.answer ? (
    <CreatedToken created={creating.answer} onClose={onClose} />
  ) : (
    <TokenForm creating={creating} onClose={onClose} />
  );
}

function TokenForm({
  creating,
  onClose,
}: {
  creating: ReturnType<typeof useMutation<typeof createApiTokenEndpoint>>;
  onClose: () => void;
}) {
  const strings = useStrings(accountDetailsStrings);
  const form = useSmallForm(tokenForm, {
    initial: { title: '' },
    facts: undefined,
    error: creating.error,
    onSubmit: ({ title }) => creating.submit({ body: { title: title.trim() } }),
  });
  return (
    <FormDialog
      form={form}
      size="sm"
      heading={strings.tokenHeading}
      submit={strings.generate}
      failed={strings.tokenFailed}
      isSending={creating.isSending}
      onClose={onClose}
    >
      <p>
        {fillNodes(strings.tokenTerms, {
          terms: (
            <TextLink to={pathTo('termsAndConditions')} target="_blank">
              {strings.terms}
            </TextLink>
          ),
        })}
      </p>
    </FormDialog>
  );
}

const WORDS = [accountDetailsStrings] as const;
const { field, section } = formOf<{ title: string }, undefined>()(...WORDS);
const tokenForm = defineSmallForm<{ readonly title: string }>({
  words: WORDS,
  errors: accountDetailsStrings,
  sections: [
    section('token', () => undefined, [
      field('title', line('off'), 'titleForToken', {
        hint: 'titleHint',
        isRequired: true,
        limit: TOKEN_TITLE_LENGTH.max,
        isWide: true,
      }),
    ]),
  ],
  validate: ({ title }) => ({
    title:
      title.trim().length < TOKEN_TITLE_LENGTH.min ? accountDetailsStrings.english.titleTooShort : undefined,
  }),
});

function CreatedToken({
  created,
  onClose,
}: {
  created: AnswerOf<typeof createApiTokenEndpoint>;
  onClose: () => void;
}) {
  const strings = useStrings(accountDetailsStrings);
  const language = useLanguage();
  const [copied, setCopied] = useState<'copied' | 'notCopied'>();
  const isCopied = copied === 'copied';
  const leaving = useConfirm(async () => onClose());
  const close = isCopied ? onClose : () => leaving.open();
  const { token } = created;

  async function copy() {
    setCopied(
      await navigator.clipboard.writeText(token).then(
        () => 'copied' as const,
        () => 'notCopied' as const,
      ),
    );
  }

  return (
    <>
      <Dialog
        isOpen
        size="sm"
        heading={strings.tokenHeading}
        onClose={close}
        footer={
          <Button variant="primary" onClick={close}>
            {strings.done}
          </Button>
        }
      >
        <div className={styles.form}>
          <Banner variant="warning">{strings.shownOnce}</Banner>
          <DescriptionList
            items={[
              { term: strings.tokenTitle, value: created.title },
              { term: strings.createdAt, value: formatDate(created.created_at, language) },
              { term: strings.expiresOn, value: formatDate(created.expire_timestamp, language) },
            ]}
          />
          <div className={styles.secret}>
            {/* Where the browser blocks the button, the token is copied by hand. */}
            <code aria-label={strings.token} role="note" dir="ltr" onCopy={() => setCopied('copied')}>
              {token}
            </code>
            <div>
              <Button icon={<CopyIcon />} onClick={() => void copy()}>
                {strings.copy}
              </Button>
            </div>
            <p role="status">{copied && strings[copied]}</p>
          </div>
        </div>
      </Dialog>
      <ConfirmDialog {...leaving.dialog} heading={strings.leaveHeading} message={strings.leaveQuestion} />
      {/* The way back leads past every button. */}
      <LeaveGuard isAsked={() => !isCopied} heading={strings.leaveHeading} message={strings.leaveQuestion} />
    </>
  );
}

import { useState } from 'react';
import { apiTokensEndpoint, revokeApiTokenEndpoint } from '#contracts/account/apiTokens.ts';
import { offers } from '#contracts/extensions.ts';
import { unreadableRows } from '#contracts/leftOut.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { lazyComponent } from '#src/components/lazyPart.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { UnreadableNote } from '#src/components/UnreadableNote/index.tsx';
import { useApp } from '#src/core/AppContext.ts';
import { pathTo } from '#src/core/links.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { fill } from '#src/i18n/fill.ts';
import { MISSING } from '#src/i18n/format.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { defineList, type RowOf } from '#src/lists/defineList.ts';
import { ListPager, ListTable } from '#src/lists/ListTable.tsx';
import { useList } from '#src/lists/useList.ts';
import styles from './DetailsScreen.module.css';
import { accountDetailsStrings } from './strings.ts';

const TokenDialog = lazyComponent(async () => (await import('./TokenDialog.tsx')).TokenDialog);

type ApiToken = RowOf<typeof apiTokensEndpoint>;

const tokens = defineList(apiTokensEndpoint, [accountDetailsStrings], ({ column }) => ({
  pageSize: 12,
  rowKey: ({ id, title, created_at }) => String(id ?? `${created_at} ${title}`),
  columns: [
    column.text('tokenTitle', ({ title }) => title),
    column.day('createdAt', ({ created_at }) => created_at),
    column.day('expiresOn', ({ expire_timestamp }) => expire_timestamp),
    column.drawn('status', (token, { words }) => <Chip>{words[statusOf(token)]}</Chip>),
    column.drawn('actions', (token) =>
      token.id !== undefined && statusOf(token) === 'active' ? (
        <Revoke id={token.id} title={token.title} />
      ) : (
        MISSING
      ),
    ),
  ],
}));

/** The tokens by which programs read in one's name. */
export function ApiTokens() {
  const strings = useStrings(accountDetailsStrings);
  const errorText = useErrorText();
  const canRevoke = offers(useApp().config, 'tokenRevoke');
  const [isCreating, setIsCreating] = useState(false);
  const all = useList(tokens, { in: 'panel' });
  const view = { ...all, columns: all.columns.filter(({ heading }) => canRevoke || heading !== 'actions') };
  const { request } = view;
  const state = messageState(request);
  const failure = state === 'failed' ? errorText(request.error) : undefined;
  return (
    <Panel
      heading={strings.connections}
      actions={<Button onClick={() => setIsCreating(true)}>{strings.newToken}</Button>}
    >
      <p className={styles.text}>{strings.connectionsText}</p>
      <h3 className={styles.bank}>{strings.montandon}</h3>
      <p className={styles.text}>
        {strings.montandonText} <TextLink to={pathTo('resources')}>{strings.montandonMore}</TextLink>
      </p>
      {state === 'ready' ? (
        <>
          {view.rows.length === 0 ? (
            <p className={styles.text}>{strings.noTokens}</p>
          ) : (
            <ListTable view={view} caption={strings.tokens} />
          )}
          <UnreadableNote rows={unreadableRows(request.answer)} />
          <ListPager view={view} />
        </>
      ) : (
        <MessageBlock state={state} message={failure} onRetry={request.retry} />
      )}
      {isCreating && <TokenDialog onClose={() => setIsCreating(false)} />}
    </Panel>
  );
}

function statusOf({ is_disabled, expire_timestamp }: ApiToken) {
  if (is_disabled) return 'disabled';
  return expire_timestamp && Date.parse(expire_timestamp) < Date.now() ? 'expired' : 'active';
}

function Revoke({ id, title }: { id: number; title: string }) {
  const strings = useStrings(accountDetailsStrings);
  const { client, actors } = useApp();
  const revoking = useConfirm(async () => {
    await client.call(revokeApiTokenEndpoint, { path: { id }, body: {} });
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.revoked },
    });
  });
  return (
    <>
      <Button
        ref={handFocusOnAtEnd}
        size="sm"
        onClick={() => revoking.open()}
        aria-label={fill(strings.revokeOf, { title })}
      >
        {strings.revoke}
      </Button>
      <ConfirmDialog
        {...revoking.dialog}
        heading={strings.revokeHeading}
        message={fill(strings.revokeQuestion, { title })}
      />
    </>
  );
}

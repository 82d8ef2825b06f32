import { useState } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { apiTokensEndpoint, revokeApiTokenEndpoint } from '#contracts/endpoints/apiToken.ts';
import { useApp } from '#src/app/AppContext.ts';
import { pathTo } from '#src/app/links.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Pager } from '#src/components/Pager/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { Table } from '#src/components/Table/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './DetailsScreen.module.css';
import { accountDetailsStrings } from './strings.ts';
import { TokenDialog } from './TokenDialog.tsx';

type ApiToken = AnswerOf<typeof apiTokensEndpoint>['results'][number];

const PAGE_SIZE = 12;

/** The tokens by which programs read in one's name. */
export function ApiTokens() {
  const strings = useStrings(accountDetailsStrings);
  const language = useLanguage();
  const errorText = useErrorText();
  const [offset, setOffset] = useState(0);
  const [isCreating, setIsCreating] = useState(false);
  const list = useRequest(apiTokensEndpoint, { query: { limit: PAGE_SIZE, offset } }, { isPreserved: true });
  const tokens = list.answer?.results ?? [];
  const state = messageState(list);
  const failure = state === 'failed' ? errorText(list.error) : undefined;
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
          {tokens.length === 0 ? (
            <p className={styles.text}>{strings.noTokens}</p>
          ) : (
            <Table
              caption={strings.tokens}
              rows={tokens}
              rowKey={({ id }) => String(id)}
              columns={[
                { key: 'title', heading: strings.tokenTitle, cell: ({ title }) => title },
                {
                  key: 'created',
                  heading: strings.createdAt,
                  isUnbroken: true,
                  cell: ({ created_at }) => formatDate(created_at, language),
                },
                {
                  key: 'expires',
                  heading: strings.expiresOn,
                  isUnbroken: true,
                  cell: ({ expire_timestamp }) => formatDate(expire_timestamp, language),
                },
                {
                  key: 'status',
                  heading: strings.status,
                  cell: (token) => <Chip>{strings[statusOf(token)]}</Chip>,
                },
                {
                  key: 'actions',
                  heading: strings.actions,
                  cell: (token) =>
                    statusOf(token) === 'active' ? <Revoke token={token} onRevoked={list.refetch} /> : '--',
                },
              ]}
            />
          )}
          <Pager count={list.answer?.count ?? 0} limit={PAGE_SIZE} offset={offset} onChange={setOffset} />
        </>
      ) : (
        <MessageBlock state={state} message={failure} onRetry={list.retry} />
      )}
      {isCreating && <TokenDialog onCreated={list.refetch} onClose={() => setIsCreating(false)} />}
    </Panel>
  );
}

function statusOf({ is_disabled, expire_timestamp }: ApiToken) {
  if (is_disabled) return 'disabled';
  return expire_timestamp && Date.parse(expire_timestamp) < Date.now() ? 'expired' : 'active';
}

function Revoke({ token: { id, title }, onRevoked }: { token: ApiToken; onRevoked: () => void }) {
  const strings = useStrings(accountDetailsStrings);
  const { client, actors } = useApp();
  const revoking = useConfirm(async () => {
    await client.call(revokeApiTokenEndpoint, { path: { id }, body: {} });
    actors.alerts.send({
      type: 'alert.added',
      alert: { name: 'account', variant: 'success', title: strings.revoked },
    });
    onRevoked();
  });
  return (
    <>
      <Button size="sm" onClick={revoking.open} aria-label={fill(strings.revokeOf, { title })}>
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

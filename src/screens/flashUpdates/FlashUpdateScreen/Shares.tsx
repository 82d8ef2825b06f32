import { useState } from 'react';
import { flashSharesEndpoint } from '#contracts/flashUpdates/share.ts';
import { Button } from '#src/components/Button/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { usePersonName } from '#src/hooks/usePersonName.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { flashUpdateStrings } from '../strings.ts';
import styles from './FlashUpdateScreen.module.css';
import { type Chosen, ShareDialog } from './ShareDialog.tsx';
import type { FlashShare } from './types.ts';

/** Who got an update, and when; what was shared with donors can be sent again. */
export function Shares({ id }: { id: number }) {
  const strings = useStrings(flashUpdateStrings);
  const errorText = useErrorText();
  const shares = useRequest(flashSharesEndpoint, { path: { id } });
  const [again, setAgain] = useState<Chosen>();
  return (
    <Panel heading={strings.shares}>
      {shares.answer ? (
        shares.answer.length === 0 ? (
          <p>{strings.sharesNone}</p>
        ) : (
          <ul className={styles.list}>
            {shares.answer.map((share) => (
              <Share key={share.id} share={share} onAgain={() => setAgain(share)} />
            ))}
          </ul>
        )
      ) : (
        <MessageBlock
          state={messageState(shares)}
          message={shares.error === undefined ? undefined : errorText(shares.error)}
          onRetry={shares.retry}
        />
      )}
      {again && <ShareDialog id={id} first={again} onClose={() => setAgain(undefined)} />}
    </Panel>
  );
}

function Share({ share, onAgain }: { share: FlashShare; onAgain: () => void }) {
  const strings = useStrings(flashUpdateStrings);
  const language = useLanguage();
  const name = usePersonName(share.created_by_details) ?? '';
  const date = formatDate(share.created_at, language);
  const said = share.kind === 'secretariat' ? strings.shareOfSecretariat : strings.shareOf;
  return (
    <li>
      <span className={styles.muted}>{fill(said, { date, name })}</span>
      <ul className={styles.people}>
        {share.mails.map((mail) => (
          <li key={mail.id}>
            <bdi>{mail.name}</bdi> <bdi dir="ltr">{mail.email}</bdi>
            {mail.sent_at === null && <> ({strings.notSent})</>}
          </li>
        ))}
      </ul>
      {share.kind === 'donors' && (
        <Button size="sm" onClick={onAgain} aria-label={fill(strings.sendAgainOf, { date })}>
          {strings.sendAgain}
        </Button>
      )}
    </li>
  );
}

import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { requestMachine, selectAnswer } from '#machines/request.ts';
import { addressOf } from '#src/app/draftQueue.ts';
import { dropDraft, listDrafts, type StoredDraft } from '#src/app/drafts.ts';
import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useAuth } from '#src/hooks/useAuth.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDuration } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { useConfirm } from '../FieldReportFormScreen/useConfirm.ts';
import styles from './DraftList.module.css';
import { draftListStrings } from './strings.ts';

/** The field reports that the reader has begun in this browser and not submitted. Nothing where there is none. */
export function DraftList() {
  const { profile } = useAuth();
  return profile ? <Drafts key={profile.id} user={profile.id} /> : null;
}

function Drafts({ user }: { user: number }) {
  const strings = useStrings(draftListStrings);
  const actor = useActorRef(
    requestMachine.provide({
      actors: { send: fromPromise(async (): Promise<unknown> => listDrafts(user, 'field-report:')) },
    }),
    { input: { request: user, isPreserved: true } },
  );
  const drafts = useSelector(actor, selectAnswer<StoredDraft[]>) ?? [];
  const [chosen, setChosen] = useState<StoredDraft>();
  const discard = useConfirm(async () => {
    if (chosen) await dropDraft(user, chosen.form);
    actor.send({ type: 'refetch' });
  });
  if (drafts.length === 0) return null;
  return (
    <div className={styles.list}>
      <Panel heading={strings.heading}>
        <ul className={styles.drafts}>
          {drafts.map((draft) => (
            <Draft
              key={draft.id}
              draft={draft}
              onDiscard={() => {
                setChosen(draft);
                discard.open();
              }}
            />
          ))}
        </ul>
        <ConfirmDialog
          {...discard.dialog}
          heading={strings.discardHeading}
          message={strings.discardMessage}
        />
      </Panel>
    </div>
  );
}

function Draft({ draft, onDiscard }: { draft: StoredDraft; onDiscard: () => void }) {
  const strings = useStrings(draftListStrings);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const id = draft.form.split(':')[1] ?? '';
  const form = id === 'new' ? strings.newReport : fill(strings.editedReport, { id });
  const title = draft.title || strings.untitled;
  const age = formatDuration(Math.max(1, Math.round((now - draft.savedAt) / 1000)), language);
  return (
    <li className={styles.draft}>
      <div className={styles.about}>
        <strong dir="auto">
          {form}: {title}
        </strong>
        <p className={styles.age}>
          {fill(strings.age, { age })}
          {draft.queuedAt !== undefined && ` · ${strings.waiting}`}
        </p>
      </div>
      <ButtonLink to={addressOf(draft)} variant="secondary" size="sm">
        {fill(strings.resume, { title })}
      </ButtonLink>
      <Button size="sm" onClick={onDiscard}>
        {fill(strings.discard, { title })}
      </Button>
    </li>
  );
}

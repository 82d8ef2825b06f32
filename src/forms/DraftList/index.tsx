import { Button } from '#src/components/Button/index.tsx';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import type { StoredDraft } from '#src/core/drafts.ts';
import { useAuth } from '#src/core/useAuth.ts';
import { addressOf, type FormKind } from '#src/forms/formKinds.ts';
import { slotOf } from '#src/forms/kind.ts';
import { useNow } from '#src/hooks/useNow.ts';
import { formatDuration } from '#src/i18n/duration.ts';
import { fill } from '#src/i18n/fill.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import styles from './DraftList.module.css';
import { draftListStrings } from './strings.ts';
import { useDrafts } from './useDrafts.ts';

interface DraftListProps {
  /** Names of kinds. */
  kinds: readonly string[];
  /** The draft of the new record that is open, above whose form the others are listed; those of records are left out then. */
  except?: string | undefined;
}

/** The forms of these kinds that the reader has begun in this browser and not submitted. Nothing where there is none. */
export function DraftList(props: DraftListProps) {
  const { profile } = useAuth();
  return profile ? <Drafts key={profile.id} user={profile.id} {...props} /> : null;
}

function Drafts({ user, kinds, except }: DraftListProps & { user: number }) {
  const strings = useStrings(draftListStrings);
  const { drafts: all, discard } = useDrafts(user);
  const drafts = all.filter(({ draft, kind }) => {
    const { id, draft: own } = slotOf(draft.form);
    return kinds.includes(kind) && (except === undefined || (id === undefined && own !== except));
  });
  if (drafts.length === 0) return null;
  return (
    <div className={styles.list}>
      <Panel heading={strings.heading}>
        <ul className={styles.drafts}>
          {drafts.map(({ draft, kind }) => (
            <Draft key={draft.id} draft={draft} kind={kind} onDiscard={() => discard.open(draft)} />
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

/** What the forms of a kind are called: of a new record and of one that is changed. */
const TITLES = {
  'field-report': ['newReport', 'editedReport'],
  project: ['newProject', 'editedProject'],
  'emergency-project': ['newActivity', 'editedActivity'],
  'local-unit': ['newUnit', 'editedUnit'],
  dref: ['newDref', 'editedDref'],
  'per-overview': ['newPer', 'editedPer'],
  'dref-update': ['editedDrefUpdate', 'editedDrefUpdate'],
  'dref-report': ['editedDrefReport', 'editedDrefReport'],
  'flash-update': ['newFlashUpdate', 'editedFlashUpdate'],
  'per-assessment': ['editedPerAssessment', 'editedPerAssessment'],
  'per-prioritization': ['editedPerPrioritization', 'editedPerPrioritization'],
  'per-work-plan': ['editedPerWorkPlan', 'editedPerWorkPlan'],
} as const satisfies Record<FormKind, readonly [string, string]>;

function Draft({ draft, kind, onDiscard }: { draft: StoredDraft; kind: FormKind; onDiscard: () => void }) {
  const strings = useStrings(draftListStrings);
  const language = useLanguage();
  const now = useNow().getTime();
  const { id } = slotOf(draft.form);
  const [created, edited] = TITLES[kind];
  const form = id === undefined ? strings[created] : fill(strings[edited], { id });
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
      <ButtonLink
        to={addressOf(draft, kind)}
        variant="secondary"
        size="sm"
        aria-label={fill(strings.resumeOf, { title })}
      >
        {strings.resume}
      </ButtonLink>
      <Button
        ref={handFocusOnAtEnd}
        size="sm"
        onClick={onDiscard}
        aria-label={fill(strings.discardOf, { title })}
      >
        {strings.discard}
      </Button>
    </li>
  );
}

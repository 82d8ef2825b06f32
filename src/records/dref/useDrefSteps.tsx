import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Language } from '#contracts/languages.ts';
import type { DrefNext } from '#machines/drefProcess.ts';
import type { DrefStep } from '#machines/drefRecord.ts';
import { DREF_STATUS, drefRules } from '#rules/dref.ts';
import { Banner } from '#src/components/Banner/index.tsx';
import { ConfirmDialog } from '#src/components/ConfirmDialog/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { useConfirm } from '#src/hooks/useConfirm.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { fill } from '#src/i18n/fill.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { SwitchLanguage } from '../SwitchLanguage/index.tsx';
import { type DrefWord, stageName } from './names.ts';
import { drefFormPath } from './paths.ts';
import type { ProcessStage, WholeProcess } from './process.ts';
import { drefStrings } from './strings.ts';
import { useDrefProcess } from './useDrefProcess.ts';
import { useDrefRecord } from './useDrefRecord.ts';

/** What can be done with a stage, and what can follow it: each is asked about before it is done. */
export type DrefDeed = DrefStep | DrefNext;

const DEEDS: readonly DrefDeed[] = ['finalize', 'approve', 'update', 'report'];
const LABELS: Readonly<Record<DrefDeed, DrefWord>> = {
  finalize: 'finalize',
  approve: 'approve',
  update: 'addUpdate',
  report: 'createReport',
};
const HEADINGS: Readonly<Record<DrefDeed, DrefWord>> = {
  finalize: 'finalizeHeading',
  approve: 'approveHeading',
  update: 'updateHeading',
  report: 'reportHeading',
};
const MESSAGES: Readonly<Record<DrefDeed, DrefWord>> = {
  finalize: 'finalizeMessage',
  approve: 'approveMessage',
  update: 'nextMessage',
  report: 'nextMessage',
};
const SAID: Readonly<Record<number, DrefWord>> = {
  [DREF_STATUS.finalizing]: 'stepTranslating',
  [DREF_STATUS.finalized]: 'stepFinalized',
  [DREF_STATUS.approved]: 'stepApproved',
};

const isNext = (deed: DrefDeed): deed is DrefNext => deed === 'update' || deed === 'report';

/**
 * A stage of a process with what its reader may do, by `drefRules` and by where the process is. `dialog` is to be drawn: it asks,
 * is all there is to press while something runs, and says why it was refused. `beforeFinalize`: what to look at first.
 */
export function useDrefSteps(
  process: WholeProcess,
  stage: ProcessStage,
  { beforeFinalize }: { beforeFinalize?: ReactNode } = {},
) {
  const strings = useStrings(drefStrings);
  const { profile } = useAuth();
  const navigate = useNavigate();
  const tell = useTell();
  const record = useDrefRecord(stage);
  const following = useDrefProcess(process, (begun) => navigate(drefFormPath(begun, true)));
  const title = stage.title || stageName(stage, strings);
  const asking = useConfirm(async (deed: DrefDeed) => {
    if (isNext(deed)) return following.start(deed);
    const status = await record.take(deed);
    const said = SAID[status];
    if (said) tell({ name: `dref ${stage.key}`, variant: 'success', title: fill(strings[said], { title }) });
  });

  const { status, isOverdue } = record;
  const isLatest = process.stages[0].key === stage.key;
  const isTogether = isLatest && drefRules.use(profile);
  const may: Readonly<Record<DrefDeed, boolean>> = {
    finalize:
      drefRules.finalize(profile, { status }) || (isOverdue && drefRules.retryFinalize(profile, { status })),
    approve: drefRules.approve(profile, { status, region: process.region }),
    update: isTogether && following.canAddUpdate,
    report: isTogether && following.canCreateReport,
  };
  const isAgain = status === DREF_STATUS.failed || isOverdue;
  const deed = asking.subject ?? 'finalize';

  return {
    status,
    isOverdue,
    isLatest,
    canEdit: drefRules.edit(profile, { status }),
    deeds: DEEDS.filter((its) => may[its]).map((its) => ({
      key: its,
      label: its === 'finalize' && isAgain ? strings.finalizeAgain : strings[LABELS[its]],
      ask: () => asking.open(its),
    })),
    dialog: (
      <ConfirmDialog
        {...asking.dialog}
        heading={strings[HEADINGS[deed]]}
        message={fill(strings[MESSAGES[deed]], { title })}
      >
        {deed === 'finalize' && beforeFinalize}
        {isNext(deed) && following.isOtherLanguage && (
          <OtherLanguage languages={process.languages ?? []} text={strings.nextLanguage} />
        )}
      </ConfirmDialog>
    ),
  };
}

function OtherLanguage({ languages, text }: { languages: readonly string[]; text: string }) {
  return (
    <Banner
      variant="warning"
      actions={[...new Set(languages)].map((language) => (
        <SwitchLanguage key={language} to={language as Language} />
      ))}
    >
      {text}
    </Banner>
  );
}

import clsx from 'clsx';
import { type ReactNode, useMemo } from 'react';
import { drefEndpoint } from '#contracts/dref/record.ts';
import { drefUpdatesEndpoint } from '#contracts/dref/updates.ts';
import { DREF_STATUS, DREF_TYPE, nextToAct } from '#rules/dref.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { handFocusOnAtEnd } from '#src/components/handFocusOn.ts';
import { Panel } from '#src/components/Panel/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TextLink } from '#src/components/TextLink/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { Deadline } from '../Deadline/index.tsx';
import { type DrefWord, stageName, statusName, toneOfStatus } from '../names.ts';
import { drefExportPath } from '../paths.ts';
import { type ProcessStage, processOfRecord, type WholeProcess } from '../process.ts';
import { drefStrings } from '../strings.ts';
import { useDrefSteps } from '../useDrefSteps.tsx';
import styles from './StageTrack.module.css';

interface TrackProps {
  process: WholeProcess;
  /** The key of the stage that the page is about. `@default` the latest */
  current?: string | undefined;
  /** What to look at before it is finalized: a `Checklist`. */
  beforeFinalize?: ReactNode;
}

/**
 * Where a DREF is: its stages, the status of each, who acts next, and what whoever reads it may do now, with a question before.
 * The lifecycles are `machines/drefRecord.ts` and `machines/drefProcess.ts`.
 */
export function StageTrack({ process, current, beforeFinalize }: TrackProps) {
  const strings = useStrings(drefStrings);
  const shown = process.stages.find(({ key }) => key === current) ?? process.stages[0];
  return (
    <Panel heading={strings.stages}>
      <Track key={shown.key} process={process} stage={shown} beforeFinalize={beforeFinalize} />
    </Panel>
  );
}

/** The same of an application that is not read yet: for the forms and pages of what has followed it. */
export function ProcessTrack({ drefId, ...props }: Omit<TrackProps, 'process'> & { drefId: number }) {
  const strings = useStrings(drefStrings);
  const errorText = useErrorText();
  const view = useRequest(drefEndpoint, { path: { id: drefId } });
  // When the operation ends its updates say.
  const { answer: updates } = useRequest(
    drefUpdatesEndpoint,
    view.answer?.operational_update_details?.length
      ? { query: { dref: [drefId], limit: MOST_UPDATES } }
      : undefined,
  );
  const process = useMemo(
    () => view.answer && processOfRecord(view.answer, updates?.results),
    [view.answer, updates],
  );
  if (process) return <StageTrack process={process} {...props} />;
  return (
    <Panel
      heading={strings.stages}
      state={messageState(view)}
      error={{ message: errorText(view.error) }}
      onRetry={view.retry}
      skeleton={<Skeleton height="8rem" />}
    />
  );
}

/** Of one DREF. */
const MOST_UPDATES = 100;

/** The stages in their order, the oldest first. */
export function StageList({ stages, current }: { stages: readonly ProcessStage[]; current?: string }) {
  const strings = useStrings(drefStrings);
  return (
    <ol className={styles.stages}>
      {stages.map((stage) => {
        const name = stageName(stage, strings);
        const isCurrent = stage.key === current;
        return (
          <li
            key={stage.key}
            className={clsx(styles.stage, isCurrent && styles.current)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            {isCurrent ? <span>{name}</span> : <TextLink to={drefExportPath(stage)}>{name}</TextLink>}
            <Chip variant={toneOfStatus(stage.status)}>{statusName(stage.status, strings)}</Chip>
          </li>
        );
      })}
    </ol>
  );
}

const NEXT: Readonly<Record<NonNullable<ReturnType<typeof nextToAct>>, DrefWord>> = {
  writers: 'writersNext',
  translation: 'translationNext',
  approvers: 'approversNext',
};

/** Who acts next with a stage, or what follows it. */
function wordOfNext(
  process: WholeProcess,
  stage: ProcessStage,
  status: number,
  isOverdue: boolean,
): DrefWord {
  if (isOverdue) return 'overdue';
  if (status === DREF_STATUS.failed) return 'translationFailed';
  const acting = nextToAct(status);
  if (acting) return NEXT[acting];
  if (stage.stage === 'report') return 'nothingNext';
  return (stage.type ?? process.type) === DREF_TYPE.loan ? 'updateNext' : 'stageNext';
}

function Track({
  process,
  stage,
  beforeFinalize,
}: {
  process: WholeProcess;
  stage: ProcessStage;
  beforeFinalize: ReactNode;
}) {
  const strings = useStrings(drefStrings);
  const { status, isOverdue, isLatest, deeds, dialog } = useDrefSteps(process, stage, { beforeFinalize });
  // What has just been done here is known before the process is read again.
  const stages = process.stages.map((its) => (its.key === stage.key ? { ...its, status } : its));
  return (
    <div className={styles.track}>
      <StageList stages={stages.toReversed()} current={stage.key} />
      <div className={styles.foot}>
        {/* It is said when it changes: a translation ends by itself. */}
        <div className={styles.next}>
          <p role="status">{isLatest && strings[wordOfNext(process, stage, status, isOverdue)]}</p>
          <Deadline process={process} />
        </div>
        {deeds.length > 0 && (
          <div className={styles.buttons}>
            {deeds.map(({ key, label, ask }) => (
              <Button key={key} ref={handFocusOnAtEnd} size="sm" onClick={ask}>
                {label}
              </Button>
            ))}
          </div>
        )}
        {dialog}
      </div>
    </div>
  );
}

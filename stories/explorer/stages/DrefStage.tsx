import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { Actor } from 'xstate';
import {
  type drefProcessMachine,
  selectIsCompleted,
  selectObstacle,
  selectProcess,
  selectRefusal,
  selectStarting,
} from '#machines/drefProcess.ts';
import {
  type drefRecordMachine,
  selectDrefStatus,
  selectIsOverdue,
  selectIsTranslating,
  selectRunningStep,
  selectStepFailure,
} from '#machines/drefRecord.ts';
import { DREF_STATUS, type DrefProcess, type DrefStage, drefRules, newestUpdate } from '#rules/dref.ts';
import type { User } from '#rules/roles.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Chip } from '#src/components/Chip/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { type DrefWord, stageName, statusName, toneOfStatus } from '#src/records/dref/names.ts';
import { StageList } from '#src/records/dref/StageTrack/index.tsx';
import { drefStrings } from '#src/records/dref/strings.ts';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

/** Of both people. */
const REGION = 2;
const person = (id: number, coordinates: readonly number[]): User => ({
  id,
  limit_access_to_guest: false,
  is_admin_for_countries: [],
  is_admin_for_regions: [],
  is_per_admin_for_countries: [],
  is_per_admin_for_regions: [],
  is_dref_coordinator_for_regions: coordinates,
});
const AUTHOR = person(1, []);
const COORDINATOR = person(2, [REGION]);

interface Deed {
  word: DrefWord | 'translated' | 'translationFails' | 'dismiss';
  isPossible: boolean;
  send: () => void;
}

/** What two people and the server can do, each by the same rules as in the app. */
function Cast({ author, coordinator, server }: Record<'author' | 'coordinator' | 'server', readonly Deed[]>) {
  const strings = useStrings(stageStrings);
  const words = { ...useStrings(drefStrings), ...strings };
  return Object.entries({ author, coordinator, server }).map(([who, deeds]) => (
    <Panel key={who} heading={strings[who as keyof typeof strings]}>
      <div className={styles.deeds}>
        {deeds.map(({ word, isPossible, send }) => (
          <Button key={word} size="sm" disabled={!isPossible} onClick={send}>
            {words[word]}
          </Button>
        ))}
      </div>
    </Panel>
  ));
}

/** A stage that its author finalizes, a server translates and a coordinator approves. */
export function DrefRecordStage({ actor }: { actor: Actor<typeof drefRecordMachine> }) {
  const strings = useStrings(drefStrings);
  const { stage, id } = useSelector(actor, (snapshot) => snapshot.context);
  const status = useSelector(actor, selectDrefStatus);
  const step = useSelector(actor, selectRunningStep);
  const isOverdue = useSelector(actor, selectIsOverdue);
  const isTranslating = useSelector(actor, selectIsTranslating);
  const failure = useSelector(actor, selectStepFailure);
  const isFree = step === undefined;
  const translate = (end: number) => actor.send({ type: 'record.changed', status: end });
  return (
    <div className={styles.page}>
      <StageList stages={[{ key: 'it', stage, id, number: 1, status, title: '' }]} current="it" />
      <p role="status">
        {isOverdue && strings.overdue}
        {failure && messageOf(failure.error)}
      </p>
      <Cast
        author={[
          {
            word: isOverdue || status === DREF_STATUS.failed ? 'finalizeAgain' : 'finalize',
            isPossible: isFree && (drefRules.finalize(AUTHOR, { status }) || isOverdue),
            send: () => actor.send({ type: 'finalize' }),
          },
        ]}
        coordinator={[
          {
            word: 'approve',
            isPossible: isFree && drefRules.approve(COORDINATOR, { status, region: REGION }),
            send: () => actor.send({ type: 'approve' }),
          },
        ]}
        server={[
          { word: 'translated', isPossible: isTranslating, send: () => translate(DREF_STATUS.finalized) },
          { word: 'translationFails', isPossible: isTranslating, send: () => translate(DREF_STATUS.failed) },
        ]}
      />
    </div>
  );
}

/** A whole process, from the application to the final report that completes it. */
export function DrefProcessStage({ actor }: { actor: Actor<typeof drefProcessMachine> }) {
  const strings = useStrings(drefStrings);
  const { completed } = useStrings(stageStrings);
  const process = useSelector(actor, selectProcess);
  const starting = useSelector(actor, selectStarting);
  const refusal = useSelector(actor, selectRefusal);
  const isCompleted = useSelector(actor, selectIsCompleted);
  const addition = useSelector(actor, (snapshot) => selectObstacle(snapshot, 'update'));
  const end = useSelector(actor, (snapshot) => selectObstacle(snapshot, 'report'));
  const stages = stagesOf(process);
  const latest = stages.at(-1);
  if (!latest) return null;
  const { status } = latest;
  const move = (to: number) =>
    actor.send({ type: 'stage.moved', stage: latest.stage, number: latest.number, status: to });
  const isFree = starting === undefined && !isCompleted;
  return (
    <div className={styles.page}>
      <StageList stages={stages} current={latest.key} />
      <p role="status">
        {isCompleted && <Chip variant="success">{completed}</Chip>}
        {starting && <Chip variant="info">{stageName({ stage: starting, number: 1 }, strings)}</Chip>}
        {refusal && (
          <Chip variant={toneOfStatus(DREF_STATUS.failed)}>
            {refusal.obstacle ?? messageOf(refusal.error)}
          </Chip>
        )}
        {!refusal && !starting && statusName(status, strings)}
      </p>
      <Cast
        author={[
          {
            word: 'finalize',
            isPossible: isFree && drefRules.finalize(AUTHOR, { status }),
            send: () => move(DREF_STATUS.finalizing),
          },
          {
            word: 'addUpdate',
            isPossible: isFree && addition === undefined,
            send: () => actor.send({ type: 'next.asked', next: 'update' }),
          },
          {
            word: 'createReport',
            isPossible: isFree && end === undefined,
            send: () => actor.send({ type: 'next.asked', next: 'report' }),
          },
          { word: 'dismiss', isPossible: refusal !== undefined, send: () => actor.send({ type: 'dismiss' }) },
        ]}
        coordinator={[
          {
            word: 'approve',
            isPossible: isFree && drefRules.approve(COORDINATOR, { status, region: REGION }),
            send: () => move(DREF_STATUS.approved),
          },
        ]}
        server={[
          {
            word: 'translated',
            isPossible: status === DREF_STATUS.finalizing,
            send: () => move(DREF_STATUS.finalized),
          },
          {
            word: 'translationFails',
            isPossible: status === DREF_STATUS.finalizing,
            send: () => move(DREF_STATUS.failed),
          },
        ]}
      />
    </div>
  );
}

function stagesOf(process: DrefProcess) {
  const of = (stage: DrefStage, status: number, number?: number) => ({
    key: `${stage}-${number ?? 0}`,
    stage,
    id: number ?? 1,
    number,
    status,
    title: '',
  });
  const count = newestUpdate(process)?.number ?? 0;
  const updates = process.updates.toSorted((one, other) => one.number - other.number);
  return [
    of('application', process.status),
    ...updates.map(({ number = count, status }) => of('update', status, number)),
    ...(process.report ? [of('report', process.report.status)] : []),
  ];
}

function messageOf(error: unknown): ReactNode {
  return typeof error === 'object' && error !== null && 'message' in error
    ? String(error.message)
    : String(error);
}

import type { ReactNode } from 'react';
import type { AnswerOf } from '#contracts/defineEndpoint.ts';
import { can } from '#rules/permissions.ts';
import { Facts, FactsSkeleton } from '#src/components/Facts/index.tsx';
import { DescriptionSkeleton } from '#src/components/Page/index.tsx';
import { useAuth } from '#src/core/useAuth.ts';
import { usePersonName } from '#src/hooks/usePersonName.ts';
import { fill } from '#src/i18n/fill.ts';
import { formatDate } from '#src/i18n/format.ts';
import { useLanguage, useStrings } from '#src/i18n/StringsContext.ts';
import { type Changes, History } from '../History.tsx';
import type { RecordEndpoint } from '../recordCall.ts';
import { useRecord } from '../useRecord.ts';
import { RecordActions } from './RecordActions.tsx';
import { type Framed, type FrameProps, RecordFrame } from './RecordFrame.tsx';
import styles from './RecordPage.module.css';
import { recordPageStrings } from './strings.ts';

/** What stands on every page of a record that people write. */
interface WrittenRecord extends Framed {
  history?: Changes;
}

interface Updated {
  at: string | null | undefined;
  by: Parameters<typeof usePersonName>[0];
}

interface RecordPageProps<E extends RecordEndpoint> extends FrameProps<AnswerOf<E> & WrittenRecord> {
  endpoint: E;
  /** Of the address; undefined where it says what can be none. */
  id: number | undefined;
  /** Who changed it last, and when. */
  updated: (record: AnswerOf<E>) => Updated;
  /** What can be done with it. */
  actions: (record: AnswerOf<E>) => ReactNode;
  /** Everyone may print it: offered before it is there, so that nothing below moves. `@default` false */
  isPrintable?: boolean;
  /** What one should know of it before reading: below its name. */
  facts: (record: AnswerOf<E>) => Parameters<typeof Facts>[0]['items'];
}

/**
 * The page of a record that people write: what stands in `sections`, between who changed it last and its history.
 *
 * @example
 * <RecordPage endpoint={projectEndpoint} id={useIds().projectId} heading={(project) => project?.name || strings.project} ... />
 */
export function RecordPage<E extends RecordEndpoint>({
  endpoint,
  id,
  updated,
  actions,
  isPrintable = false,
  facts,
  sections,
  ...frame
}: RecordPageProps<E>) {
  const view = useRecord(endpoint, id);
  return (
    <RecordFrame
      {...frame}
      view={view as typeof view & { answer: (AnswerOf<E> & WrittenRecord) | undefined }}
      actions={(record) => (record ? actions(record) : isPrintable && <RecordActions canPrint />)}
      description={(record) => (
        <>
          <Facts items={facts(record)} />
          <UpdatedBy {...updated(record)} />
        </>
      )}
      descriptionSkeleton={
        <>
          <FactsSkeleton />
          <DescriptionSkeleton />
        </>
      }
      sections={(record) => (
        <>
          {sections(record)}
          <History changes={record.history} />
        </>
      )}
    />
  );
}

function UpdatedBy({ at, by }: Updated) {
  const strings = useStrings(recordPageStrings);
  const date = formatDate(at, useLanguage());
  const name = usePersonName(by);
  // Names are kept from whoever may not see people: to call each of them unknown would be untrue.
  const isNamed = can.seePeople(useAuth().profile) || Boolean(by);
  return (
    <p className={styles.updated}>
      {isNamed ? fill(strings.modifiedBy, { date, name }) : fill(strings.modified, { date })}
    </p>
  );
}

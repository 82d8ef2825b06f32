import type { ReactNode } from 'react';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { DescriptionSkeleton, Page } from '#src/components/Page/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { TranslationNotice } from '#src/components/TranslationNotice/index.tsx';
import { pathTo } from '#src/core/links.ts';
import { routeStrings } from '#src/core/routes/strings.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { RecordView } from '../useRecord.ts';
import { WayOn } from '../WayOn/index.tsx';

/** What the frame reads of a record itself. */
export interface Framed {
  translation_module_original_language?: string | null | undefined;
}

export interface FrameProps<R> {
  /** Stands over the page, the kind of record until its name is known. */
  heading: (record: R | undefined) => string;
  /** Where records of this kind stand, on the way to this one; undefined as long as it is not known. */
  list: { to: string; label: string } | undefined;
  /** What is said where there is none to see, and the way on from there. `@default` nothing: the page sees to that itself */
  missing?: { text: string; back: string; to?: string };
  /** Below the heading over the whole width. */
  info?: ReactNode;
  /** The room that is kept for the sections. `@default` a page full */
  skeleton?: ReactNode;
  sections: (record: R) => ReactNode;
}

interface RecordFrameProps<R> extends FrameProps<R> {
  view: RecordView<R>;
  /** What can be done with it; also asked while it is on its way, since room of theirs that comes late would push the page down. */
  actions: (record: R | undefined) => ReactNode;
  /** Below the heading, in one line. */
  description: (record: R) => ReactNode;
  /** The room that is kept for it. `@default` a line */
  descriptionSkeleton?: ReactNode;
  /** Its name fits one line of a phone: no room is kept for a second. `@default` false */
  hasShortName?: boolean;
  /** Handed around on paper, which begins with whose it is. `@default` false */
  isPaper?: boolean;
}

/**
 * The page of one record around its sections: on its way with its room kept, failed, not to be seen or gone, there; with a notice
 * where it was translated by a machine.
 */
export function RecordFrame<R extends Framed>({
  view,
  heading,
  list,
  missing,
  description,
  descriptionSkeleton = <DescriptionSkeleton />,
  hasShortName = false,
  isPaper = false,
  info,
  skeleton = <Skeleton height="50rem" />,
  actions,
  sections,
}: RecordFrameProps<R>) {
  const { home } = useStrings(routeStrings);
  const { answer: record, isPending } = view;
  const name = heading(record);
  return (
    <Page
      heading={name}
      isRecord
      isNamePending={isPending && !hasShortName}
      breadcrumbs={[{ label: home, to: pathTo('home') }, ...(list ? [list] : []), { label: name }]}
      description={isPending ? descriptionSkeleton : record && description(record)}
      actions={!view.isMissing && actions(record)}
      info={info}
      isPaper={isPaper}
    >
      {record ? (
        <>
          <TranslationNotice original={record.translation_module_original_language} />
          {sections(record)}
        </>
      ) : (
        <NoRecord
          view={view}
          missing={missing}
          to={missing?.to ?? list?.to ?? pathTo('home')}
          skeleton={skeleton}
        />
      )}
    </Page>
  );
}

interface NoRecordProps extends Pick<RecordFrameProps<never>, 'skeleton'> {
  missing: RecordFrameProps<never>['missing'] | undefined;
  view: RecordView<unknown>;
  to: string;
}

/** In the place of a record: that it comes, that it could not be loaded, or that there is none to see, with a way on. */
function NoRecord({ view, missing, to, skeleton }: NoRecordProps) {
  const errorText = useErrorText();
  if (!view.isMissing || !missing) {
    return (
      <MessageBlock
        state={messageState(view)}
        message={view.error === undefined ? undefined : errorText(view.error)}
        onRetry={view.retry}
        skeleton={skeleton}
      />
    );
  }
  return (
    <>
      <MessageBlock state="empty" message={missing.text} />
      <WayOn back={{ to, label: missing.back }} />
    </>
  );
}

import { useState } from 'react';
import { offers } from '#contracts/extensions.ts';
import {
  previewLocalUnitsEndpoint,
  UPLOAD_STATUS,
  uploadLocalUnitsEndpoint,
} from '#contracts/localUnits/upload.ts';
import { useApp } from '#src/core/AppContext.ts';
import { useDeed } from '#src/hooks/useDeed.ts';
import { isRefusal, useRefusalText } from '#src/hooks/useRefusalText.ts';
import { useTell } from '#src/hooks/useTell.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { localUnitUploadStrings } from './strings.ts';

export interface Choice {
  sent: File;
  /** The id of a type. */
  of: string;
}
/** A choice with what came of it, or why nothing did. */
interface Tried<Answer> extends Choice {
  answer?: Answer;
  error?: unknown;
}

const bodyOf = (country: number, { sent, of }: Choice) => ({
  country: String(country),
  local_unit_type: of,
  file: sent,
});

/** Tries something with a choice; what fails is told of that choice alone. */
async function attempt<Answer>(choice: Choice, call: () => Promise<Answer>): Promise<Tried<Answer>> {
  try {
    return { ...choice, answer: await call() };
  } catch (error) {
    return { ...choice, error };
  }
}

/**
 * A file of local units from its choice to its end: looked at where the API can, taken over once that is confirmed. `only`: the type
 * that there is no choice of. `onOver`: nothing is left to take over.
 */
export function useUpload(country: number, only: string, onOver: () => void) {
  const strings = useStrings(localUnitUploadStrings);
  const refusalText = useRefusalText();
  const tell = useTell();
  const { client, config } = useApp();
  const [type, setType] = useState(only);
  const [file, setFile] = useState<File>();
  const isPreviewed = offers(config, 'uploadPreview');
  const previewing = useDeed(
    (choice: Choice, signal) =>
      attempt(choice, () =>
        client.call(previewLocalUnitsEndpoint, { body: bodyOf(country, choice), signal }),
      ),
    // What was chosen meanwhile was not looked at: it would take the place of units that nobody was told of.
    ({ sent, of }) => {
      if (file && type && (sent !== file || of !== type)) previewing.begin({ sent: file, of: type });
    },
  );
  const taking = useDeed(
    async (choice: Choice) => {
      // Without a signal: a file that is on its way goes on, and who left the page is told of it.
      const taken = await attempt(choice, () =>
        client.call(uploadLocalUnitsEndpoint, { body: bodyOf(country, choice) }),
      );
      const status = taken.answer?.status;
      if (status === UPLOAD_STATUS.success)
        tell({ name: 'local-unit-upload', variant: 'success', title: strings.taken });
      if (status === UPLOAD_STATUS.pending)
        tell({ name: 'local-unit-upload', variant: 'info', title: strings.waits });
      return taken;
    },
    ({ answer, error }) => {
      if (answer !== undefined || isRefusal(error)) onOver();
      if (answer && answer.status !== UPLOAD_STATUS.failed) setFile(undefined);
    },
  );
  /** What came of this choice; of another nothing is said. */
  const ofChoice = <Result extends Choice>(tried: Result | undefined): Partial<Result> =>
    tried && tried.sent === file && tried.of === type ? tried : {};
  const { answer: preview, error: unread } = ofChoice(previewing.result);
  const { answer: taken, error: untaken } = ofChoice(taking.result);
  const error = unread ?? untaken;
  const isUseless = taken !== undefined || isRefusal(untaken);
  const isRead = !isPreviewed || preview?.refused.length === 0;
  return {
    type,
    file,
    preview,
    taken,
    /** Why it is not taken. */
    why: taken
      ? [strings.notTaken, taken.error_message].filter(Boolean).join(': ')
      : error === undefined
        ? undefined
        : refusalText(error),
    isReading: file !== undefined && previewing.isRunning,
    isTaking: taking.isRunning,
    /** It could not be looked at, through no fault of its own. */
    canReadAgain: unread !== undefined && !isRefusal(unread),
    /** What can be taken over. */
    ready: file && type !== '' && !isUseless && isRead ? { sent: file, of: type } : undefined,
    choose(sent: File | undefined, of: string) {
      setFile(sent);
      setType(of);
      if (sent && of && isPreviewed) previewing.begin({ sent, of });
    },
    take: taking.begin,
  };
}

import { useSyncExternalStore } from 'react';
import { ACCEPTED_FILES, ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { ApiError } from '#contracts/errors.ts';
import { FileInput } from '#src/components/FileInput/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { FieldInputProps } from '../inputs.tsx';
import { problemsOf } from '../problems.ts';
import { useErrorTexts } from '../useErrorTexts.ts';
import { attachedIn } from './attached.ts';
import { FileLostError } from './sendFiles.ts';
import { attachmentStrings } from './strings.ts';
import { FileRefusal, type Uploads } from './uploads.ts';

const LIMITS = {
  accept: ACCEPTED_FILES,
  maxSize: ATTACHMENT_LIMITS.bytes,
  maxCount: ATTACHMENT_LIMITS.count,
};

/** Photos and documents of a record: each is checked and sent at once, and kept on the device until the record is. */
export function AttachmentsInput({
  common,
  value,
  change,
  isLocked,
  uploads,
}: FieldInputProps & { uploads: Uploads }) {
  const strings = useStrings(attachmentStrings);
  const entries = useSyncExternalStore(uploads.subscribe, uploads.getSnapshot);
  const reason = useReason();
  const errorText = useErrorTexts(attachmentStrings);

  function remove(key: string) {
    const files = attachedIn({ files: value });
    const others = files.filter((file) => file.key !== key);
    // A file that was refused is in no value.
    if (others.length < files.length) change(others);
    uploads.remove(key);
  }

  return (
    <FileInput
      {...common}
      error={common.error && errorText(common.error)}
      limits={LIMITS}
      files={entries.map(({ error, isPreparing, ...entry }) => ({
        ...entry,
        note: isPreparing ? strings.preparing : undefined,
        error: reason(error),
      }))}
      onAdd={uploads.add}
      onRemove={remove}
      onRetry={uploads.retry}
      isDisabled={isLocked}
    />
  );
}

/** Why a file failed, in the reader's language. */
function useReason() {
  const strings = useStrings(attachmentStrings);
  const sentence = useErrorTexts(attachmentStrings);
  const errorText = useErrorText();
  return (error: unknown): string | undefined => {
    if (error === undefined) return undefined;
    if (error instanceof FileRefusal) return strings[error.reason];
    if (error instanceof FileLostError) return strings.lost;
    const [problem] = error instanceof ApiError ? problemsOf(error) : [];
    return problem ? sentence(problem.message) : errorText(error);
  };
}

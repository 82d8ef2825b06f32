import { ACCEPTED_FILES, ATTACHMENT_LIMITS } from '#contracts/attachments.ts';
import { ApiError } from '#contracts/errors.ts';
import { FileInput } from '#src/components/FileInput/index.tsx';
import type { InputProps } from '#src/forms/definition.ts';
import { problemsOf } from '#src/forms/problems.ts';
import { useErrorTexts } from '#src/forms/useErrorTexts.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import type { AttachedValue } from './attached.ts';
import { FileLostError } from './sendFiles.ts';
import { attachmentStrings } from './strings.ts';
import { FileRefusal } from './uploads.ts';
import { type Uploads, useUploadEntries } from './useUploads.ts';

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
}: Pick<InputProps<readonly AttachedValue[]>, 'common' | 'value' | 'change' | 'isLocked'> & {
  uploads: Uploads;
}) {
  const strings = useStrings(attachmentStrings);
  const entries = useUploadEntries(uploads);
  const reason = useReason();
  const errorText = useErrorTexts(attachmentStrings);

  function remove(key: string) {
    const files = value ?? [];
    const others = files.filter((file) => file.key !== key);
    // A file that was refused is in no value.
    if (others.length < files.length) change(others);
    uploads.actor.send({ type: 'remove', key });
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
      onRetry={(key) => uploads.actor.send({ type: 'retry', key })}
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

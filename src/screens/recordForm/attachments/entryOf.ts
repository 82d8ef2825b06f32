import {
  selectFile,
  selectHasFailed,
  selectIsDone,
  selectIsRefused,
  selectProgress,
  selectUploadError,
  type UploadSnapshot,
} from '#machines/upload.ts';
import type { FileEntry } from '#src/components/FileInput/index.tsx';

/** A file as a `FileInput` shows it, with why it failed, not in words yet. */
export function entryOf(snapshot: UploadSnapshot): Omit<FileEntry, 'error'> & { error: unknown } {
  const { key, name, size } = selectFile(snapshot);
  const progress = selectProgress(snapshot);
  return {
    id: key,
    name,
    size,
    status: statusOf(snapshot, progress),
    progress,
    canRetry: !selectIsRefused(snapshot),
    error: selectUploadError(snapshot),
  };
}

function statusOf(snapshot: UploadSnapshot, progress: number | undefined): FileEntry['status'] {
  if (selectIsDone(snapshot)) return 'uploaded';
  if (selectHasFailed(snapshot)) return 'failed';
  return progress === undefined ? 'waiting' : 'uploading';
}

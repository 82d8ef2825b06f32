import { timeOf } from '#contracts/answerTimes.ts';

/** An answer is taken for a forecast of now for so long. */
const CURRENT_MS = 3_600_000;

/** What is to be thought of what a source last told. */
export type Standing =
  | { kind: 'pending' }
  /** Nothing is known of it. */
  | { kind: 'failed'; at: string | undefined }
  /** `at`: when it told so. */
  | { kind: 'current'; at: string | undefined }
  /** Kept by the device, told before the connection went or before the source failed, or simply long ago. */
  | { kind: 'old'; at: string | undefined; failedAt: string | undefined };

interface Told {
  answer: unknown;
  error: unknown;
  isOnline: boolean;
  now: Date;
}

/** Whether a forecast may be shown as one of now. A forecast that cannot be had is never one of nothing. */
export function standingOf({ answer, error, isOnline, now }: Told): Standing {
  const failedAt = error === undefined ? undefined : timeOf(error)?.at;
  if (answer === undefined)
    return error === undefined ? { kind: 'pending' } : { kind: 'failed', at: failedAt };
  const { at, isStored = false } = timeOf(answer) ?? {};
  const isLong = at !== undefined && now.getTime() - Date.parse(at) > CURRENT_MS;
  return isStored || !isOnline || error !== undefined || isLong
    ? { kind: 'old', at, failedAt }
    : { kind: 'current', at };
}

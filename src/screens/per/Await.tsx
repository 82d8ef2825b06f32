import type { ReactNode } from 'react';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { useErrorText } from '#src/hooks/useErrorText.ts';

/** What a step needs besides its process. */
interface Needed {
  answer: unknown;
  error: unknown;
  retry: (() => void) | undefined;
}

/** Its content once everything that it needs is there; else that it is on its way, or what failed. */
export function Await({ views, children }: { views: readonly Needed[]; children: () => ReactNode }) {
  const errorText = useErrorText();
  const lacking = views.filter(({ answer }) => answer === undefined);
  if (lacking.length === 0) return children();
  const failed = lacking.find(({ error }) => error !== undefined);
  return failed ? (
    <MessageBlock state="failed" message={errorText(failed.error)} onRetry={failed.retry} />
  ) : (
    <MessageBlock state="pending" skeleton={<Skeleton height="60rem" />} />
  );
}

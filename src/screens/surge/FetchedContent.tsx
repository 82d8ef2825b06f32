import { type ReactNode, Suspense, use, useState } from 'react';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { askAgain } from '#src/content/fetchContent.ts';

interface Wanted<Content> {
  /** The same promise each time; of undefined where the content cannot be had. */
  load: () => Promise<Content | undefined>;
  children: (content: Content) => ReactNode;
}

/** Keeps the room of content that is on its way. Where it cannot be had, `lost` is told in its place, and it can be asked for again. */
export function FetchedContent<Content>({ lost, ...wanted }: Wanted<Content> & { lost: string }) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => {
    askAgain();
    setAttempt(attempt + 1);
  };
  return (
    <Suspense key={attempt} fallback={<Skeleton height="40rem" />}>
      <Had {...wanted} instead={<MessageBlock state="failed" message={lost} onRetry={retry} />} />
    </Suspense>
  );
}

function Had<Content>({ load, children, instead }: Wanted<Content> & { instead: ReactNode }) {
  const content = use(load());
  return content === undefined ? instead : children(content);
}

import { ApiError } from '#contracts/errors.ts';
import { ButtonLink } from '#src/components/ButtonLink/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import type { RequestView } from '#src/hooks/useRequest.ts';

/** Whoever may not see a record is not told whether it exists. */
const HIDDEN = [403, 404];

interface NoRecordProps {
  request: RequestView<unknown>;
  /** The address names a record: `/projects/nonsense` does not. */
  isAddressed: boolean;
  /** What is said where there is none to see. */
  notFound: string;
  /** The list it would stand in. */
  back: { to: string; label: string };
}

/** In the place of a record: that it comes, that it could not be loaded, or that there is none to see, with a way on. */
export function NoRecord({ request, isAddressed, notFound, back }: NoRecordProps) {
  const errorText = useErrorText();
  const { error } = request;
  const isMissing = !isAddressed || (error instanceof ApiError && HIDDEN.includes(error.status ?? 0));
  if (!isMissing) {
    return (
      <MessageBlock
        state={messageState(request)}
        message={error ? errorText(error) : undefined}
        onRetry={request.retry}
        skeleton={<Skeleton height="50rem" />}
      />
    );
  }
  return (
    <>
      <MessageBlock state="empty" message={notFound} />
      <p>
        <ButtonLink to={back.to} variant="secondary">
          {back.label}
        </ButtonLink>
      </p>
    </>
  );
}

import { eruReadinessEndpoint } from '#contracts/endpoints/surge.ts';
import { Disclosure } from '#src/components/Disclosure/index.tsx';
import { MessageBlock } from '#src/components/MessageBlock/index.tsx';
import { Skeleton } from '#src/components/Skeleton/index.tsx';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import { ReadinessTable } from '../ReadinessTable.tsx';
import { surgeCatalogueStrings } from './strings.ts';

/** National Societies with a unit of a type are fewer than this. */
const EVERYBODY = 100;

/** Who has units of a type, and how ready they are; asked for when it is opened, for the catalogue itself needs no call. */
export function LiveReadiness({ type }: { type: number }) {
  const strings = useStrings(surgeCatalogueStrings);
  return (
    <Disclosure isLazy summary={strings.liveReadiness}>
      <Readiness type={type} />
    </Disclosure>
  );
}

function Readiness({ type }: { type: number }) {
  const strings = useStrings(surgeCatalogueStrings);
  const errorText = useErrorText();
  const readiness = useRequest(eruReadinessEndpoint, {
    query: { type, limit: EVERYBODY, ordering: ['type'] },
  });
  const rows = readiness.answer?.results ?? [];
  const state = messageState(readiness, { isEmpty: rows.length === 0 });
  if (state === 'ready') return <ReadinessTable caption={strings.liveReadiness} rows={rows} />;
  return (
    <MessageBlock
      state={state}
      message={state === 'failed' ? errorText(readiness.error) : undefined}
      onRetry={readiness.retry}
      skeleton={<Skeleton height="16rem" />}
    />
  );
}

import { useMemo } from 'react';
import type { Actor } from 'xstate';
import { emergencyNamesEndpoint } from '#contracts/emergencies/names.ts';
import type { requestMachine } from '#machines/request.ts';
import { Button } from '#src/components/Button/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { AppContext, useApp } from '#src/core/AppContext.ts';
import { messageState } from '#src/domain/messageState.ts';
import { useErrorText } from '#src/hooks/useErrorText.ts';
import { useRequest } from '#src/hooks/useRequest.ts';
import { useStrings } from '#src/i18n/StringsContext.ts';
import styles from './stages.module.css';
import { stageStrings } from './strings.ts';

/** A panel that shows what the machine's call has answered. */
export function RequestStage({ actor }: { actor: Actor<typeof requestMachine> }) {
  const app = useApp();
  const driven = useMemo(
    () => ({
      ...app,
      requests: { ...app.requests, find: () => actor, watch: () => actor, unwatch: () => {} },
    }),
    [app, actor],
  );
  return (
    <AppContext value={driven}>
      <div className={styles.page}>
        <Names />
      </div>
    </AppContext>
  );
}

function Names() {
  const strings = useStrings(stageStrings);
  const errorText = useErrorText();
  const request = useRequest(emergencyNamesEndpoint, { query: { id: 7001 } });
  // What is polled for is no list until it is ready.
  const names = request.answer?.results ?? [];
  return (
    <Panel
      heading={strings.emergencies}
      actions={
        <Button size="sm" onClick={request.refetch}>
          {strings.askAgain}
        </Button>
      }
      state={messageState(request, { isEmpty: names.length === 0 })}
      error={{ message: errorText(request.error) }}
      onRetry={request.retry}
    >
      <ul>
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Panel>
  );
}

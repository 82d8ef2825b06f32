import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MessageBlock, type MessageState } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';
import { renderScreen } from '#tests/support/screens.tsx';

it('goes on by keyboard where the content comes, though the button to try again goes', async () => {
  const user = userEvent.setup();
  await renderScreen(
    <>
      <a href="/before">Before</a>
      <Retried />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Fetching data');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'After' }));
});

function Retried() {
  const [state, setState] = useState<MessageState>('failed');
  return (
    <Panel heading="Reports" state="ready">
      <div>
        <MessageBlock state={state} onRetry={() => setState('pending')} />
      </div>
      <a href="/after">After</a>
    </Panel>
  );
}

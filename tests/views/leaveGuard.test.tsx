import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { expect, it } from 'vitest';
import { useLeaveGuard } from '#src/router/index.ts';
import { renderPages } from '#tests/support/screens.tsx';

it('asks nobody about a way that is gone as soon as the page it stood in is left', async () => {
  await renderPages(
    [
      { path: '/form', element: <Form /> },
      { path: '/next', element: <Next /> },
      { path: '/last', element: <h1>Last</h1> },
    ],
    undefined,
    { address: '/form' },
  );
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(await screen.findByRole('heading', { name: 'Last' })).toBeDefined();
});

function Form() {
  const { isBlocked, proceed } = useLeaveGuard(() => true);
  return (
    <>
      <Link to="/next">Leave</Link>
      {isBlocked && (
        <button type="button" onClick={proceed}>
          Ok
        </button>
      )}
    </>
  );
}

/** Leads on before anything of the page before it could come late. */
function Next() {
  const navigate = useNavigate();
  useLayoutEffect(() => void navigate('/last'), [navigate]);
  return null;
}

import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ListPager } from '#src/lists/ListTable.tsx';
import { useLocalList } from '#src/lists/useList.ts';
import { useListState } from '#src/lists/useListState.ts';
import { renderScreen } from '#tests/support/screens.tsx';

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id }));

/** 40 rows, and by a press 20. */
function Narrowing() {
  const [count, setCount] = useState(40);
  const view = useLocalList(
    rowsOf(count),
    { pageSize: 5, words: [], columns: [] },
    useListState({ in: 'address' }),
  );
  return (
    <>
      <ListPager view={view} />
      <button type="button" onClick={() => setCount(20)}>
        Fewer
      </button>
    </>
  );
}

it('goes on from the page that is shown, where fewer rows than before have no such page as was open', async () => {
  const user = userEvent.setup();
  await renderScreen(<Narrowing />, () => ({}));
  await user.click(screen.getByRole('button', { name: 'Page 8' }));
  expect(screen.getByText('Showing 36–40 of 40')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fewer' }));
  expect(screen.getByText('Showing 1–5 of 20')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByText('Showing 6–10 of 20')).toBeTruthy();
});

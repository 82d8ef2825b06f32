import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pager } from '#src/components/Pager/index.tsx';

function renderPager({ count = 1234, offset = 0, limit = 15 } = {}) {
  const onChange = vi.fn();
  render(<Pager count={count} limit={limit} offset={offset} onChange={onChange} />);
  return { onChange, user: userEvent.setup() };
}

const pagesOffered = () =>
  within(screen.getByRole('navigation', { name: 'Pages' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .slice(1, -1);

it.each([
  [0, ['1', '2', '…', '83']],
  [15, ['1', '2', '3', '…', '83']],
  [600, ['1', '…', '40', '41', '42', '…', '83']],
  [1230, ['1', '…', '82', '83']],
])('offers the ends and the neighbours at offset %i', (offset, pages) => {
  renderPager({ offset });
  expect(pagesOffered()).toEqual(pages);
});

it('says which records are shown, and which page', () => {
  renderPager({ offset: 1230 });
  expect(screen.getByText('Showing 1,231–1,234 of 1,234')).toBeTruthy();
  expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('83');
});

it('leads to the next, the previous and any page offered', async () => {
  const { onChange, user } = renderPager({ offset: 30 });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Page 83' }));
  const [next, previous, page] = onChange.mock.calls.flat();
  expect([next(30), previous(30), page]).toEqual([45, 15, 1230]);
  // Of presses that come quicker than pages are drawn each counts, and none leads beyond an end.
  expect([next(45), next(1230), previous(0), previous(9000)]).toEqual([60, 1230, 0, 1230]);
});

it('ends at both ends', () => {
  renderPager({ count: 20, offset: 15 });
  // They keep the focus of who arrives there.
  expect(screen.getByRole('button', { name: 'Next' }).ariaDisabled).toBe('true');
  expect(screen.getByRole('button', { name: 'Previous' }).ariaDisabled).not.toBe('true');
});

it('only counts when everything fits on one page, and is silent about a single row and about none', () => {
  renderPager({ count: 7 });
  expect(screen.getByText('Showing 1–7 of 7')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  for (const count of [0, 1]) {
    const { container } = render(<Pager count={count} limit={15} offset={0} onChange={() => {}} />);
    expect(container.textContent).toBe('');
  }
});

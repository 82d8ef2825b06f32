import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MessageBlock, type MessageState } from '#src/components/MessageBlock/index.tsx';
import { Panel } from '#src/components/Panel/index.tsx';

const WORDS: readonly [MessageState, string][] = [
  ['pending', 'Fetching data...'],
  ['filteredEmpty', 'Data is not available for selected filter!'],
  ['empty', 'Data is not available!'],
  ['failed', 'Failed to fetch data!'],
];

it.each(WORDS)('%s is said instead of the content, while heading and filters stand', (state, words) => {
  render(
    <Panel heading="Appeals" filters={<p>Filters</p>} footer={<p>Footer</p>} state={state}>
      <p>Content</p>
    </Panel>,
  );
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Appeals' })).toBeTruthy();
  expect(screen.getByText('Filters')).toBeTruthy();
  expect(screen.queryByText('Content')).toBeNull();
  expect(screen.queryByText('Footer')).toBeNull();
});

it('shows content and footer once they are ready', () => {
  render(
    <Panel heading="Appeals" footer={<p>Footer</p>} state="ready">
      <p>Content</p>
    </Panel>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Appeals' })).toBeTruthy();
  expect(screen.getByText('Content')).toBeTruthy();
  expect(screen.getByText('Footer')).toBeTruthy();
});

it('says why it failed and tries again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  render(<Panel state="failed" error={{ message: 'Internal server error!' }} onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('Internal server error!');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('keeps the shape of what will come out of reach, and still says that it is pending', () => {
  render(<MessageBlock state="pending" skeleton={<button type="button">Shape</button>} />);
  expect(screen.getByText('Fetching data...')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFirstAnswer } from '#src/hooks/useFirstAnswer.ts';

it('keeps the first settled answer while the request goes on', () => {
  const seen = { answer: undefined as string | undefined, isRefreshing: false };
  const { result, rerender } = renderHook((props) => useFirstAnswer(props), { initialProps: seen });
  expect(result.current).toBeUndefined();

  // From a cache: it may be old.
  rerender({ answer: 'cached', isRefreshing: true });
  expect(result.current).toBeUndefined();

  rerender({ answer: 'fresh', isRefreshing: false });
  expect(result.current).toBe('fresh');

  // Asked again after a change elsewhere: the form over it stays as it is.
  rerender({ answer: 'fresh', isRefreshing: true });
  expect(result.current).toBe('fresh');
  rerender({ answer: 'newer', isRefreshing: false });
  expect(result.current).toBe('fresh');
});

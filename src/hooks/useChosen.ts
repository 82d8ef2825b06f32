import { startTransition, useOptimistic } from 'react';

/**
 * What an input shows of its `value`, and what a press does: the input shows at once what was chosen, though all that hangs on it may
 * be drawn later. Not for what is typed.
 */
export function useChosen<Value, Chosen extends Value>(
  value: Value,
  onChange: (value: Chosen) => void,
): [shown: Value, choose: (value: Chosen) => void] {
  const [shown, setShown] = useOptimistic(value);
  const choose = (next: Chosen) =>
    startTransition(() => {
      setShown(next);
      onChange(next);
    });
  return [shown, choose];
}

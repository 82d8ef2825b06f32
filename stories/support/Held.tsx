import { type ReactNode, useState } from 'react';
import type { Next } from '#src/components/Pager/index.tsx';

/** Holds a value as a form would, so that an input in a story takes what is typed. */
export function Held<Value>({
  value: first,
  onChange,
  children,
}: {
  value: Value;
  /** Told of each change too: the story's own spy. */
  onChange?: ((value: Value) => void) | undefined;
  children: (value: Value, onChange: (next: Next<Value>) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    const other = isMade(next) ? next(value) : next;
    setValue(other);
    onChange?.(other);
  });
}

const isMade = <Value,>(next: Next<Value>): next is (now: Value) => Value => typeof next === 'function';

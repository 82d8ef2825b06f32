import { type ReactNode, useState } from 'react';

/** Holds a value as a form would, so that an input in a story takes what is typed. */
export function Held<Value>({
  value: first,
  onChange,
  children,
}: {
  value: Value;
  /** Told of each change too: the story's own spy. */
  onChange?: ((value: Value) => void) | undefined;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}

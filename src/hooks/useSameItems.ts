import { useState } from 'react';

/** A list as it was before, for as long as it holds the same items: what is made of it is then not made anew. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, keep] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, at) => item === items[at]);
  if (!isSame) keep(items);
  return isSame ? kept : items;
}

import { element } from './element.ts';
import type { Glimpse } from './glimpse.ts';
import { inOrder } from './inOrder.ts';

/** The records that a list begins with. */
export function listOf(rows: NonNullable<Glimpse['rows']>): HTMLElement {
  const items = rows.map(({ text, address }) => {
    const words = inOrder(text);
    const name = address ? element('a', { href: address }, ...words) : element('span', {}, ...words);
    return element('li', {}, name);
  });
  return element('ul', { className: 'starting-card' }, ...items);
}

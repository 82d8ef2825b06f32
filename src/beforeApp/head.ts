import type { PageIntro } from '#contracts/pageIntro.ts';
import { element } from './element.ts';
import { inOrder } from './inOrder.ts';

/** Where the head of the page will stand: what it says, and its figures, whose values are on their way. */
export function headOf({ heading, text, hasWay, figures }: PageIntro): HTMLElement {
  const words = [heading, text].filter(Boolean).map((one) => element('p', {}, ...inOrder(one)));
  const list = figures ? element('dl', {}, ...figures.map(figureOf)) : '';
  const head = element('div', { className: 'starting-head' }, element('div', {}, ...words, list));
  head.toggleAttribute('data-way', hasWay);
  return head;
}

function figureOf({ label, hint, hasBar }: NonNullable<PageIntro['figures']>[number]): HTMLElement {
  const value = element('dd', { className: 'starting-value' });
  const below = hint ? element('dd', {}, hint) : hasBar ? element('dd', { className: 'starting-room' }) : '';
  const className = hint ? 'starting-wide' : '';
  return element('div', { className }, element('dt', {}, label), value, below);
}

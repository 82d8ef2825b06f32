import { element } from './element.ts';

const DATE = /(\d+(?:-\d+)+)/;
const READ_FROM_RIGHT = /[\u0590-\u08ff]/;

/** As the app writes names (`Unbroken`, `English`): dates as they are, and what nobody translated from its own side. */
export function inOrder(text: string): (string | HTMLElement)[] {
  const pieces = text.split(DATE).map((piece, index) => (index % 2 ? apart('ltr', piece) : piece));
  return document.dir !== 'rtl' || READ_FROM_RIGHT.test(text) ? pieces : [apart('auto', ...pieces)];
}

const apart = (dir: string, ...pieces: (string | HTMLElement)[]) => element('bdi', { dir }, ...pieces);

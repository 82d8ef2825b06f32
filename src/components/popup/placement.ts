/** Pixels from the top of the window, and from where a line begins: the right edge in Arabic. */
export interface Box {
  top: number;
  start: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type PopupSide = 'below' | 'above' | 'after' | 'before';

/** Source: product specification, section 9. In rem. */
export const POPUP_MIN_WIDTH = 16;
export const POPUP_MARGIN = 1;
export const POPUP_OFFSET = 0.5;

const OPPOSITE: Readonly<Record<PopupSide, PopupSide>> = {
  below: 'above',
  above: 'below',
  after: 'before',
  before: 'after',
};

interface Wanted {
  /** What it belongs to. */
  anchor: Box;
  /** What it would measure with all its content. */
  popup: Size;
  view: Size;
  /** Pixels of a rem. */
  rem: number;
  /** The side of the anchor where it should stand, seen along the line: `after` is left in Arabic. */
  side: PopupSide;
  /** At its middle, as a tooltip, or along its edge, as a list. `@default` 'edge' */
  align?: 'edge' | 'middle' | undefined;
  /** At least 16 rem wide. `@default` true */
  hasMinWidth?: boolean | undefined;
}

/**
 * Where a popup stands: beside its anchor at half a rem, on the other side where there is more room there, within one rem of
 * the edges of the window, as wide as its content but at least 16 rem. `width` and `height`: what it may measure at most.
 */
export function placePopup({
  anchor,
  popup,
  view,
  rem,
  side: wanted,
  align = 'edge',
  hasMinWidth = true,
}: Wanted): Box & { side: PopupSide } {
  const margin = POPUP_MARGIN * rem;
  const offset = POPUP_OFFSET * rem;
  const rooms: Record<PopupSide, number> = {
    below: view.height - margin - offset - anchor.top - anchor.height,
    above: anchor.top - offset - margin,
    after: view.width - margin - offset - anchor.start - anchor.width,
    before: anchor.start - offset - margin,
  };
  const width = Math.min(
    Math.max(popup.width, hasMinWidth ? POPUP_MIN_WIDTH * rem : 0),
    view.width - 2 * margin,
  );
  const needed = isBeside(wanted) ? width : popup.height;
  const other = OPPOSITE[wanted];
  const side = rooms[wanted] < needed && rooms[other] > rooms[wanted] ? other : wanted;
  const isInLine = isBeside(side);
  const height = Math.min(popup.height, isInLine ? view.height - 2 * margin : Math.max(rooms[side], 0));
  const middle = align === 'middle' ? 0.5 : 0;
  const starts: Record<PopupSide, number> = {
    below: anchor.start + middle * (anchor.width - width),
    above: anchor.start + middle * (anchor.width - width),
    after: anchor.start + anchor.width + offset,
    before: anchor.start - offset - width,
  };
  const tops: Record<PopupSide, number> = {
    below: anchor.top + anchor.height + offset,
    above: anchor.top - offset - height,
    after: anchor.top + middle * (anchor.height - height),
    before: anchor.top + middle * (anchor.height - height),
  };
  return {
    side,
    width,
    height,
    start: between(margin, starts[side], view.width - margin - width),
    top: isInLine ? between(margin, tops[side], view.height - margin - height) : tops[side],
  };
}

function isBeside(side: PopupSide) {
  return side === 'after' || side === 'before';
}

/** `least` wins where there is no room between the two. */
function between(least: number, value: number, most: number) {
  return Math.max(least, Math.min(value, most));
}

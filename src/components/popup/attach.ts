import { type Box, type PopupSide, placePopup } from './placement.ts';

interface Attachment {
  side: PopupSide;
  align?: 'edge' | 'middle' | undefined;
  hasMinWidth?: boolean | undefined;
}

/**
 * Shows a popup (an element with `popover="manual"` and fixed position) over all else, and keeps it beside its anchor while
 * the page scrolls or changes its size. Returns what ends that.
 */
export function attach(popup: HTMLElement, anchor: HTMLElement, attachment: Attachment): () => void {
  const place = () => write(popup, anchor, attachment);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', place, { capture: true, passive: true, signal });
  window.addEventListener('resize', place, { signal });
  // Browsers older than popovers show it in front of what surrounds it.
  popup.showPopover?.();
  place();
  return () => listening.abort();
}

function write(popup: HTMLElement, anchor: HTMLElement, attachment: Attachment) {
  const { clientWidth, clientHeight } = document.documentElement;
  const isRtl = getComputedStyle(anchor).direction === 'rtl';
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const box = anchor.getBoundingClientRect();
  // As large as its content would have it.
  Object.assign(popup.style, { inlineSize: 'max-content', maxBlockSize: 'none' });
  const wanted = popup.getBoundingClientRect();
  const { side, ...placed } = placePopup({
    ...attachment,
    anchor: {
      top: box.top,
      start: isRtl ? clientWidth - box.right : box.left,
      width: box.width,
      height: box.height,
    },
    // A part of a pixel too little would break a line.
    popup: { width: Math.ceil(wanted.width), height: Math.ceil(wanted.height) },
    view: { width: clientWidth, height: clientHeight },
    rem,
  });
  popup.dataset.side = side;
  Object.assign(popup.style, styleOf(placed));
}

function styleOf({ top, start, width, height }: Box) {
  return {
    insetBlockStart: `${top}px`,
    insetInlineStart: `${start}px`,
    inlineSize: `${width}px`,
    maxBlockSize: `${height}px`,
  };
}

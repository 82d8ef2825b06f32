/** Distances in pixels from the edges of the window; `start` from where a line begins. */
export interface FieldBox {
  top: number;
  bottom: number;
  start: number;
  width: number;
}

/** The part of the window that can be seen: a keyboard on a screen covers the rest. */
export interface View {
  top: number;
  bottom: number;
}

/** How tall a list likes to be, and how short it may get where there is no room on either side, in rem. */
const WANTED_REM = 22;
const LEAST_REM = 8;

/** Below its field, unless the room there is short and there is more above. `room`: pixels up to the edge of the view. */
export function placePopup(field: FieldBox, view: View, rem: number) {
  const below = view.bottom - field.bottom;
  const above = field.top - view.top;
  const side = below < WANTED_REM * rem && above > below ? 'above' : 'below';
  const room = side === 'above' ? above : below;
  return { side, room: Math.min(Math.max(room, LEAST_REM * rem), WANTED_REM * rem) } as const;
}

/**
 * A ref: shows a popup over all else, also over a dialog and beyond boxes that scroll, and keeps it beside the element that it
 * lies in. The style sheet keeps it within the margins of the window.
 */
export function anchored(popup: HTMLElement | null) {
  const field = popup?.parentElement;
  if (!popup || !field) return;
  const place = () => write(popup, field);
  const onScroll = (event: Event) => {
    if (!popup.contains(event.target as Node)) place();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  window.addEventListener('resize', place, { signal });
  window.visualViewport?.addEventListener('resize', place, { signal });
  // Browsers older than popovers show it where the style sheet says, in front of what surrounds it.
  popup.showPopover?.();
  place();
  return () => listening.abort();
}

function write(popup: HTMLElement, field: HTMLElement) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right, width } = field.getBoundingClientRect();
  const isRtl = getComputedStyle(field).direction === 'rtl';
  const start = isRtl ? clientWidth - right : left;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const { offsetTop = 0, height = clientHeight } = window.visualViewport ?? {};
  const view = { top: offsetTop, bottom: offsetTop + height };
  const { side, room } = placePopup({ top, bottom, start, width }, view, rem);
  popup.dataset.side = side;
  const lengths = {
    '--field-start': start,
    '--field-width': width,
    '--field-edge': side === 'above' ? clientHeight - top : bottom,
    '--room': room,
  };
  for (const [name, length] of Object.entries(lengths)) popup.style.setProperty(name, `${length}px`);
}

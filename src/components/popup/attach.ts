import type { Attachment } from './floating.ts';

const load = () => import('./floating.ts');

/** Fetches the code ahead that places popups: for a control that is about to open one. */
export function preloadPlacement(): void {
  load().catch(() => {});
}

/**
 * Shows a popup (an element with `popover="manual"` and the class `popup`) over all else, also over a dialog and beyond boxes
 * that scroll, and keeps it beside its anchor. Returns what ends that.
 */
export function attach(popup: HTMLElement, anchor: HTMLElement, attachment: Attachment): () => void {
  let isOver = false;
  let leave = () => {};
  popup.dataset.unplaced = '';
  // Browsers older than popovers show it in front of what surrounds it.
  popup.showPopover?.();
  load().then(
    ({ follow }) => {
      if (!isOver) leave = follow(popup, anchor, attachment);
    },
    // Without its code it stands below its anchor over the whole width.
    () => {
      const top = `${anchor.getBoundingClientRect().bottom}px`;
      Object.assign(popup.style, { top, insetInline: 'var(--popup-margin)' });
      delete popup.dataset.unplaced;
    },
  );
  return () => {
    isOver = true;
    leave();
    if (popup.isConnected) popup.hidePopover?.();
  };
}

import { autoUpdate, computePosition, flip, offset, type Placement, shift, size } from '@floating-ui/dom';

export type PopupSide = 'below' | 'above' | 'after' | 'before';

export interface Attachment {
  /** The side of the anchor where it should stand, seen along the line: `after` is left in Arabic. */
  side: PopupSide;
  /** The edge of the anchor that it stands at, or its middle, as a tooltip. `@default` 'start' */
  align?: 'start' | 'end' | 'middle' | undefined;
}

/** From its anchor, and from the edges of the window, in rem. Source: product specification, section 9. */
const OFFSET = 0.5;
const MARGIN = 1;

/**
 * Keeps a popup of fixed position beside its anchor, on the other side where there is no room, within the margins of the part
 * of the window that can be seen. Its style sheet may go by `--anchor-width` and `--room`, the height there is.
 * Returns what ends that.
 */
export function follow(popup: HTMLElement, anchor: HTMLElement, { side, align = 'start' }: Attachment) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const padding = MARGIN * rem;
  const isBeside = side === 'after' || side === 'before';

  async function place() {
    const { x, y } = await computePosition(anchor, popup, {
      strategy: 'fixed',
      placement: placementOf(side, align, getComputedStyle(anchor).direction === 'rtl'),
      middleware: [
        offset(OFFSET * rem),
        flip({ padding }),
        // Where there is no room on either side it covers the anchor rather than leave the window.
        shift({ padding, crossAxis: isBeside }),
        size({
          padding,
          apply({ availableHeight, rects }) {
            popup.style.setProperty('--anchor-width', `${rects.reference.width}px`);
            popup.style.setProperty('--room', `${Math.max(0, availableHeight)}px`);
          },
        }),
      ],
    });
    Object.assign(popup.style, { left: `${x}px`, top: `${y}px` });
    delete popup.dataset.unplaced;
  }

  return autoUpdate(anchor, popup, () => void place());
}

function placementOf(side: PopupSide, align: Attachment['align'], isRtl: boolean): Placement {
  const sides = {
    below: 'bottom',
    above: 'top',
    after: isRtl ? 'left' : 'right',
    before: isRtl ? 'right' : 'left',
  } as const;
  return align === 'middle' ? sides[side] : `${sides[side]}-${align ?? 'start'}`;
}

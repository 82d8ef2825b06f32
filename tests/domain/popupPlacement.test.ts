import { describe, expect, it } from 'vitest';
import { placePopup } from '#src/components/popup/placement.ts';

const view = { width: 1000, height: 800 };
const anchor = { top: 100, start: 200, width: 120, height: 40 };
const list = { width: 300, height: 200 };
const wanted = { anchor, popup: list, view, rem: 16, side: 'below' } as const;

describe('beside its anchor, at half a rem', () => {
  it.each([
    ['below', { top: 148, start: 200 }],
    ['after', { top: 100, start: 328 }],
  ] as const)('%s', (side, place) => {
    expect(placePopup({ ...wanted, side })).toMatchObject({ side, ...place, width: 300, height: 200 });
  });

  it.each([
    ['above', { top: 192, start: 200 }],
    ['before', { top: 400, start: 92 }],
  ] as const)('%s', (side, place) => {
    const lower = { ...anchor, top: 400, start: side === 'before' ? 400 : 200 };
    expect(placePopup({ ...wanted, anchor: lower, side })).toMatchObject({ side, ...place });
  });

  it('at its middle, for a tooltip', () => {
    const tip = { width: 60, height: 20 };
    expect(
      placePopup({ ...wanted, popup: tip, align: 'middle', hasMinWidth: false, side: 'above' }),
    ).toMatchObject({ start: 230, top: 72, width: 60 });
  });
});

describe('its size', () => {
  it('is 16 rem wide at least', () => {
    expect(placePopup({ ...wanted, popup: { width: 50, height: 20 } }).width).toBe(256);
    expect(placePopup({ ...wanted, popup: { width: 50, height: 20 }, rem: 20 }).width).toBe(320);
  });

  it('leaves one rem to each edge of a narrow window', () => {
    const placed = placePopup({ ...wanted, view: { width: 240, height: 800 } });
    expect(placed).toMatchObject({ width: 208, start: 16 });
  });

  it('is no taller than the room on its side', () => {
    const placed = placePopup({ ...wanted, popup: { width: 300, height: 2000 } });
    expect(placed).toMatchObject({ side: 'below', height: 800 - 16 - 148 });
  });
});

describe('where there is no room', () => {
  it('stands on the other side, if there is more there', () => {
    const low = { ...anchor, top: 700 };
    expect(placePopup({ ...wanted, anchor: low })).toMatchObject({ side: 'above', top: 492 });
    const late = { ...anchor, start: 800 };
    expect(placePopup({ ...wanted, anchor: late, side: 'after' })).toMatchObject({
      side: 'before',
      start: 492,
    });
  });

  it('stays where it is wanted, if there is even less on the other side', () => {
    const high = { ...anchor, top: 20 };
    expect(placePopup({ ...wanted, anchor: high, popup: { width: 300, height: 900 } }).side).toBe('below');
  });

  it('moves along the edge of its anchor to stay in the window', () => {
    expect(placePopup({ ...wanted, anchor: { ...anchor, start: 900 } }).start).toBe(1000 - 16 - 300);
    expect(placePopup({ ...wanted, anchor: { ...anchor, start: -50 } }).start).toBe(16);
    expect(placePopup({ ...wanted, side: 'after', anchor: { ...anchor, top: 790 } }).top).toBe(
      800 - 16 - 200,
    );
  });
});

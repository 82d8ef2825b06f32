import { expect, it } from 'vitest';
import { tilesOf } from '#src/components/charts/tiles.ts';

const BOX = { x: 10, y: 5, width: 60, height: 40 };

it('fills the box with tiles as large as their values, none over another', () => {
  const values = [18, 12, 11, 11, 10, 7, 3, 1];
  const tiles = tilesOf(values, BOX);
  const whole = values.reduce((sum, value) => sum + value, 0);
  for (const [index, { x, y, width, height }] of tiles.entries()) {
    expect(width * height).toBeCloseTo(((values[index] ?? 0) / whole) * BOX.width * BOX.height, 6);
    expect(x).toBeGreaterThanOrEqual(BOX.x - 1e-9);
    expect(y).toBeGreaterThanOrEqual(BOX.y - 1e-9);
    expect(x + width).toBeLessThanOrEqual(BOX.x + BOX.width + 1e-9);
    expect(y + height).toBeLessThanOrEqual(BOX.y + BOX.height + 1e-9);
    expect(Math.max(width / height, height / width)).toBeLessThan(4);
    for (const other of tiles.slice(index + 1)) {
      const wide = Math.min(x + width, other.x + other.width) - Math.max(x, other.x);
      const high = Math.min(y + height, other.y + other.height) - Math.max(y, other.y);
      expect(wide > 1e-9 && high > 1e-9).toBe(false);
    }
  }
});

it('is one tile of one value, and none of nothing', () => {
  expect(tilesOf([4], BOX)).toEqual([BOX]);
  expect(tilesOf([], BOX)).toEqual([]);
});

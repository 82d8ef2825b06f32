import { describe, expect, it } from 'vitest';
import { cutAtAntimeridian } from '#src/components/WorldMap/cutAtAntimeridian.ts';

const widthOf = (ring: readonly (readonly number[])[]) => {
  const longitudes = ring.map(([longitude = 0]) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes);
};

describe('cutAtAntimeridian', () => {
  it('leaves a ring that does not cross as it is', () => {
    const square = [
      [10, 0],
      [20, 0],
      [20, 10],
      [10, 10],
      [10, 0],
    ];
    const [ring] = cutAtAntimeridian(square);
    expect(new Set(ring?.map(String))).toEqual(new Set(square.map(String)));
  });

  it('cuts one that crosses into two, each on its own side', () => {
    const parts = cutAtAntimeridian([
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 10],
      [170, 0],
    ]);
    expect(parts).toHaveLength(2);
    for (const part of parts) {
      expect(widthOf(part)).toBeCloseTo(10);
      expect(part.at(0)).toEqual(part.at(-1));
      expect(part.every(([longitude = 0]) => Math.abs(longitude) <= 180)).toBe(true);
    }
  });

  it('drops a ring round a pole', () => {
    expect(
      cutAtAntimeridian([
        [-120, -80],
        [0, -80],
        [120, -80],
        [-120, -80],
      ]),
    ).toEqual([]);
  });
});

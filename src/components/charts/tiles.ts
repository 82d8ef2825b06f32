export interface Tile {
  x: number;
  y: number;
  width: number;
  height: number;
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** How far from a square the longest of tiles is that lie in a row along `side`; 1 for squares. */
function stretchOf(areas: readonly number[], side: number): number {
  const depth = sumOf(areas) / side;
  return Math.max(...areas.map((area) => Math.max((depth * depth) / area, area / (depth * depth))));
}

/**
 * Tiles that fill a box, as large as their values and as near to squares as they go. `values`: above zero, the largest first.
 * Source: Bruls, Huizing and van Wijk, "Squarified treemaps".
 */
export function tilesOf(values: readonly number[], box: Tile): Tile[] {
  const scale = (box.width * box.height) / sumOf(values);
  const areas = values.map((value) => value * scale);
  const tiles: Tile[] = [];
  let { x, y, width, height } = box;
  let from = 0;
  while (from < areas.length) {
    const side = Math.min(width, height);
    let to = from + 1;
    while (
      to < areas.length &&
      stretchOf(areas.slice(from, to + 1), side) <= stretchOf(areas.slice(from, to), side)
    )
      to += 1;
    const row = areas.slice(from, to);
    const depth = sumOf(row) / side;
    let at = 0;
    for (const area of row) {
      const length = area / depth;
      tiles.push(
        width >= height
          ? { x, y: y + at, width: depth, height: length }
          : { x: x + at, y, width: length, height: depth },
      );
      at += length;
    }
    if (width >= height) {
      x += depth;
      width -= depth;
    } else {
      y += depth;
      height -= depth;
    }
    from = to;
  }
  return tiles;
}

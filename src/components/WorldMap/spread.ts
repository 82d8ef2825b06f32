interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** How far a disc may leave its place, in px: further away it would stand for another. */
const FURTHEST = 14;
/** Discs may cover one another by this share. */
const COVER = 0.75;
const ROUNDS = 40;
/** Nearer than this, in px, two have no side of their own: each leaves by another angle, in radians. */
const SAME = 2;
const ANGLE = 2.4;

/** Pushes discs apart that stand on one another, each a little: all can be seen and pressed. In their order. */
export function spread<D extends Disc>(discs: readonly D[]): D[] {
  const moved = discs.map((disc) => ({ ...disc }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const wanted = (one.radius + other.radius) * COVER;
        const [dx, dy] = wayFrom(one, other, index);
        const distance = Math.hypot(dx, dy);
        if (distance >= wanted) continue;
        isSettled = false;
        const push = (wanted - distance) / 4 / distance;
        one.x -= dx * push;
        one.y -= dy * push;
        other.x += dx * push;
        other.y += dy * push;
      }
    }
    for (const [index, disc] of moved.entries()) {
      const home = discs[index] ?? disc;
      const away = Math.hypot(disc.x - home.x, disc.y - home.y);
      if (away <= FURTHEST) continue;
      disc.x = home.x + ((disc.x - home.x) / away) * FURTHEST;
      disc.y = home.y + ((disc.y - home.y) / away) * FURTHEST;
    }
    if (isSettled) break;
  }
  return moved;
}

function wayFrom(one: Disc, other: Disc, index: number): readonly [number, number] {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  if (Math.hypot(dx, dy) > SAME) return [dx, dy];
  return [SAME * Math.cos(index * ANGLE), SAME * Math.sin(index * ANGLE)];
}

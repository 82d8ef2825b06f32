interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** How far a disc may leave its place, in px: further away it would stand for another. */
const FURTHEST = 14;
/** Discs may cover one another by this share. */
const COVER = 0.75;
const ROUNDS = 24;

/** Pushes discs apart that stand on one another, each a little: all can be seen and pressed. In their order. */
export function spread<D extends Disc>(discs: readonly D[]): D[] {
  const moved = discs.map((disc) => ({ ...disc }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isSettled = true;
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const wanted = (one.radius + other.radius) * COVER;
        // Two at one place part to the sides.
        const [dx, dy] = one.x === other.x && one.y === other.y ? [1, 0] : [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= wanted) continue;
        isSettled = false;
        const push = (wanted - distance) / 2 / distance;
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

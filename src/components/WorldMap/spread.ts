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
      for (let next = index + 1; next < moved.length; next += 1) {
        const other = moved[next] as D;
        const wanted = (one.radius + other.radius) * COVER;
        let dx = other.x - one.x;
        let dy = other.y - one.y;
        // Nearly all of them, a hundred thousand times: the rest is for those that touch.
        if (Math.abs(dx) >= wanted || Math.abs(dy) >= wanted) continue;
        if (lengthOf(dx, dy) <= SAME) {
          dx = SAME * Math.cos(index * ANGLE);
          dy = SAME * Math.sin(index * ANGLE);
        }
        const distance = lengthOf(dx, dy);
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
      const away = lengthOf(disc.x - home.x, disc.y - home.y);
      if (away <= FURTHEST) continue;
      disc.x = home.x + ((disc.x - home.x) / away) * FURTHEST;
      disc.y = home.y + ((disc.y - home.y) / away) * FURTHEST;
    }
    if (isSettled) break;
  }
  return moved;
}

/** `Math.hypot` is as exact as can be, and takes ten times as long. */
const lengthOf = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy);

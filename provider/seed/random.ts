/** Numbers that look random and are the same in every run. */
export interface Random {
  /** From 0 to below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True this often, 0 to 1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the entries, each as likely as its weight. */
  weighted<Item extends { weight: number }>(items: readonly Item[]): Item;
  /** Up to so many different items, in their order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** A positive number of a log-normal spread: most near the median, few far above. */
  around(median: number, spread?: number): number;
}

/** The mulberry32 generator: small, quick and good enough for demonstration data. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (share) => next() < share,
    pick,
    weighted(items) {
      let rest = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      return (
        items.find((item) => {
          rest -= item.weight;
          return rest < 0;
        }) ?? pick(items)
      );
    },
    some(items, count) {
      const ordered = items.map((item, index) => ({ item, index, key: next() }));
      const chosen = ordered.sort((one, other) => one.key - other.key).slice(0, count);
      return chosen.sort((one, other) => one.index - other.index).map(({ item }) => item);
    },
    around(median, spread = 1) {
      const normal = Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
      return median * Math.exp(spread * normal);
    },
  };
}

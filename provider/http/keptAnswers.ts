import { LRUCache } from 'lru-cache';
import type { Database } from '#provider/database/connect.ts';
import { stateOf } from '#provider/database/state.ts';
import type { KeptAnswer } from './keptAnswer.ts';
import { inTurns, type Turns } from './turns.ts';

/** In bytes, of all together. */
const MOST_KEPT = 24 * 1_048_576;
/** Beside the answer itself its compressed copies are kept, and what names it. In bytes. */
const BESIDE = 1_024;
/**
 * Some answers go by the clock, such as who is deployed now: none tells what is older than ten seconds, and an answer may be put
 * together of rows that were kept before. In ms.
 */
const LONGEST_KEPT_MS = 5_000;
/** One that is still asked for when it is so old is made anew beside that: else all who come next would wait for it. In ms. */
const RENEWED_AFTER_MS = 2_500;

/**
 * What was made for a call and would be made again: as long as the database stands as it stood then. Every call asks how it stands,
 * so whatever was written before is in its answer, whichever process or program wrote it. `find` answers by the names
 * of all that an answer goes by, the state first; those who ask for the same at once wait for the same.
 */
export interface KeptAnswers {
  /** Names the state that the database is in now, or later. */
  state(): Promise<string>;
  find<Value extends object>(names: readonly unknown[], make: () => Promise<Value>): Promise<Value>;
  /** The texts of rows by their ids, in this order: `make` is asked for those that are not kept, and leaves out what is not there. */
  findRows(
    names: readonly unknown[],
    ids: readonly number[],
    make: (ids: number[]) => Promise<ReadonlyMap<number, unknown>>,
  ): Promise<Buffer[]>;
  /** Lets work that takes the processor or the database for long have its turn. */
  turns: Turns;
}

export function keepAnswers(db: Database): KeptAnswers {
  const kept = new LRUCache<string, object>({
    maxSize: MOST_KEPT,
    ttl: LONGEST_KEPT_MS,
    sizeCalculation: (value, key) => sizeOf(value) + key.length + BESIDE,
  });
  const making = new Map<string, Promise<object>>();
  let latest = '';

  /** `before`: what was kept, and goes on being kept with its compressed copies where the new one says the same. */
  async function makeOne<Value extends object>(key: string, make: () => Promise<Value>, before?: Value) {
    const made = make();
    making.set(key, made);
    try {
      const value = await made;
      kept.set(key, before && isSame(before, value) ? before : value);
      return value;
    } finally {
      making.delete(key);
    }
  }

  return {
    turns: inTurns(),
    state: askedTogether(async () => {
      const state = await stateOf(db);
      if (state !== latest) kept.clear();
      latest = state;
      return state;
    }),
    async find<Value extends object>(names: readonly unknown[], make: () => Promise<Value>) {
      const key = JSON.stringify(names);
      const found = kept.get(key) as Value | undefined;
      const made = making.get(key) as Promise<Value> | undefined;
      if (!found) return made ?? makeOne(key, make);
      const isOld = kept.getRemainingTTL(key) < LONGEST_KEPT_MS - RENEWED_AFTER_MS;
      // Whatever is wrong with it, somebody who has to wait for it will hear.
      if (isOld && !made) makeOne(key, make, found).catch(() => {});
      return found;
    },
    async findRows(names, ids, make) {
      const keyOf = (id: number) => JSON.stringify([...names, id]);
      const found = new Map(ids.map((id) => [id, kept.get(keyOf(id)) as Buffer | undefined]));
      const missing = ids.filter((id) => !found.get(id));
      if (missing.length > 0)
        for (const [id, row] of await make(missing)) {
          const text = Buffer.from(JSON.stringify(row));
          kept.set(keyOf(id), text);
          found.set(id, text);
        }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}

/** Asks once for all who wait; never for those who come once it has begun, who may know of something newer. */
function askedTogether<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  const begin = () => {
    next = undefined;
    const asked = ask();
    current = asked.catch(() => {});
    return asked;
  };
  return () => {
    next ??= current.then(begin);
    return next;
  };
}

function sizeOf(value: object): number {
  if (Buffer.isBuffer(value)) return value.length;
  return 'body' in value ? 2 * (value as KeptAnswer).body.length : 0;
}

const isSame = (one: object, other: object) => 'etag' in one && 'etag' in other && one.etag === other.etag;

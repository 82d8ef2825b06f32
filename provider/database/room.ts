import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import { outageOf } from './outage.ts';

/** Less than that is as good as nothing: the database asks for as much at a time. In bytes. */
const LEAST_ROOM = 1_048_576;

/** Whether there is room for what people write. Nobody asks the disk until something could not be stored. */
export interface Room {
  /** Something could not be stored. */
  noteFull(): void;
  /** Tries whether it would work by now. */
  isFull(): Promise<boolean>;
}

/** `folder`: where files are kept beside the database. */
export function watchRoom(db: Database, folder: string): Room {
  let isNoted = false;
  return {
    noteFull() {
      isNoted = true;
    },
    async isFull() {
      if (isNoted) isNoted = !(hasRoom(folder) && (await storesRows(db)));
      return isNoted;
    },
  };
}

/** Whether a file of some size can be written there. A quota counts too, of which the figures of the disk say nothing. */
export function hasRoom(folder: string): boolean {
  const file = join(folder, `.room-${randomUUID()}`);
  try {
    const probe = openSync(file, 'w');
    try {
      return writeSync(probe, Buffer.alloc(LEAST_ROOM)) === LEAST_ROOM;
    } finally {
      closeSync(probe);
    }
  } catch (error) {
    return outageOf(error) !== 'full';
  } finally {
    rmSync(file, { force: true });
  }
}

/** A table for the time of one transaction: a database without room cannot make it. */
async function storesRows(db: Database): Promise<boolean> {
  try {
    await db.transaction((tx) =>
      tx.execute(sql`create temporary table room_probe on commit drop as select repeat('x', 8000) as page`),
    );
    return true;
  } catch (error) {
    return outageOf(error) !== 'full';
  }
}

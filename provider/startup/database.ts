import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '#provider/config.ts';
import { type Connection, connect } from '#provider/database/connect.ts';
import { outageOf } from '#provider/database/outage.ts';
import { hasRoom } from '#provider/database/room.ts';
import { OtherVersion } from '#provider/database/version.ts';
import { lockFolder } from './lock.ts';
import { reasonOf, StartupError } from './StartupError.ts';

/** Opens the database of the configuration, with its schema up to date. Throws `StartupError`. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Connection> {
  const { databaseUrl, dataFolder } = config;
  return databaseUrl ? openServer(databaseUrl) : openFolder(resolve(dataFolder));
}

async function openServer(url: string): Promise<Connection> {
  try {
    return await connect({ url });
  } catch (error) {
    const { host, pathname } = new URL(url);
    if (error instanceof OtherVersion) {
      throw new StartupError(`The database at ${host}${pathname} cannot be used: ${error.message}.`);
    }
    throw new StartupError(
      `The database at ${host}${pathname} cannot be used (${reasonOf(error)}): start the server or correct DATABASE_URL.`,
    );
  }
}

/** The engine's files lie in a folder of their own beside the lock: it wants to create that folder itself. */
async function openFolder(folder: string): Promise<Connection> {
  claim(folder);
  const files = join(folder, 'database');
  try {
    if (!existsSync(files)) await create(files);
    if (!readdirSync(files).includes('PG_VERSION')) throw new Error('PG_VERSION is missing');
    return await connect({ folder: files });
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** What to tell when the engine cannot work with its files. Without room it fails in words that sound like damage. */
export function unusable(folder: string, error: unknown): StartupError {
  if (!hasRoom(folder)) return full(folder);
  if (error instanceof OtherVersion)
    return new StartupError(`The data in ${folder} cannot be used: ${error.message}.`);
  return new StartupError(
    `The data in ${folder} cannot be read (${reasonOf(error)}): keep that folder, put a backup in its place or set GO_DATA_DIR to another one, and start again.`,
  );
}

const full = (folder: string) =>
  new StartupError(
    `There is no room left on the disk of ${folder}, where the data is: make some and start again. Nothing is lost.`,
  );

function claim(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    lockFolder(folder);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (outageOf(error) === 'full') throw full(folder);
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reasonOf(error)}): give this user the right to, or set GO_DATA_DIR to another folder.`,
    );
  }
}

/** A first start that is cut off leaves a folder with another name, never half a database. */
async function create(files: string) {
  const unfinished = `${files}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const connection = await connect({ folder: unfinished });
  await connection.close();
  renameSync(unfinished, files);
}

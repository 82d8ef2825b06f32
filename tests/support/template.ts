import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { type Connection, connect, rowsOf } from '#provider/database/connect.ts';
import { setPasswordCost } from '#provider/security/passwords.ts';
import { seed } from '#provider/seed/seed.ts';
import { TEST_SERVER } from './findServer.ts';
import { CHEAP_PASSWORDS } from './passwords.ts';

/**
 * Seeding takes seconds, a copy of a seeded database a fraction of one. So one template is kept for as long as seed and
 * schema are unchanged, at most a day: the seed is laid out round today.
 */
export type Engine = 'pglite' | 'postgresql';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'go-templates');
const SOURCES = [
  'provider/seed',
  'provider/database',
  'provider/security/passwords.ts',
  'contracts/languages.ts',
  'tests/support/passwords.ts',
  'tests/support/template.ts',
];

/** A process that has it for longer has been killed. */
const LONGEST_MAKING_MS = 300_000;
const LOOK_AGAIN_MS = 200;

/** How many records there are, as a part of the usual number: a project that only begins is tested with few. */
const SCALE = Number(process.env.GO_TEST_SEED_SCALE ?? 1);

/** Makes the template where there is none. Of several at once one makes it, and the others wait. */
export async function ensureTemplate(engine: Engine): Promise<void> {
  if (engine === 'pglite') await ensureFolder();
  else await withServer(ensureDatabase);
}

/** A seeded database of one's own, gone when its connection is closed. */
export async function copyOfTemplate(engine: Engine): Promise<Connection> {
  const { target, remove } = await copyTarget(engine);
  const connection = await connect(target);
  return {
    db: connection.db,
    async close() {
      await connection.close();
      await remove();
    },
  };
}

interface Copy {
  target: Parameters<typeof connect>[0];
  remove: () => Promise<void>;
}

/** Where a copy lies, for processes that open it themselves; `remove` it when they have ended. */
export async function copyTarget(engine: Engine): Promise<Copy> {
  await ensureTemplate(engine);
  if (engine === 'postgresql') {
    const name = `go_test_${randomUUID().replaceAll('-', '')}`;
    await withServer((server) => server.query(`create database ${name} template ${templateName()}`));
    const remove = async () => {
      await withServer((server) => server.query(`drop database if exists ${name} with (force)`));
    };
    return { target: { url: addressOf(name) }, remove };
  }
  const { folder, remove } = await copyOfDataFolder();
  return { target: { folder: join(folder, 'database') }, remove };
}

/** A seeded GO_DATA_DIR, for a process of its own. */
export async function copyOfDataFolder() {
  await ensureTemplate('pglite');
  const folder = mkdtempSync(join(tmpdir(), 'go-test-'));
  await copyFolder(templateFolder(), join(folder, 'database'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Puts a database without records into a folder that is not there yet: to make one takes as long as to seed it. */
export async function copyOfEmptyDatabase(folder: string): Promise<void> {
  await ensureTemplate('pglite');
  await copyFolder(emptyFolder(), folder);
}

/** The system's own program takes a fraction of what Node takes for a thousand files. */
async function copyFolder(from: string, to: string) {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-R', from, to]);
}

async function ensureFolder() {
  if (existsSync(templateFolder())) return;
  await mkdir(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const isOld = Date.now() - statSync(join(CACHE, name)).mtimeMs > 24 * 60 * 60 * 1000;
    if (isOld) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  const lock = join(CACHE, `lock-${fingerprint()}`);
  try {
    mkdirSync(lock);
  } catch {
    await madeByAnother(lock);
    return ensureFolder();
  }
  try {
    const folder = join(CACHE, `building-${randomUUID()}`);
    const empty = `${folder}-empty`;
    await makeEmpty(empty);
    await copyFolder(empty, folder);
    rmSync(emptyFolder(), { recursive: true, force: true });
    renameSync(empty, emptyFolder());
    await fill({ folder });
    renameSync(folder, templateFolder());
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Resolves when the process that has the lock is done with the template, or has had far more time than it takes. */
async function madeByAnother(lock: string) {
  let held = statSync(lock, { throwIfNoEntry: false });
  while (held) {
    if (Date.now() - held.mtimeMs > LONGEST_MAKING_MS) rmSync(lock, { recursive: true, force: true });
    else await setTimeout(LOOK_AGAIN_MS);
    held = statSync(lock, { throwIfNoEntry: false });
  }
}

async function ensureDatabase(server: Client) {
  const wanted = templateName();
  if (await hasDatabase(server, wanted)) return;
  const old = await server.query<{ datname: string }>(
    "select datname from pg_database where datname like 'go\\_template\\_%'",
  );
  for (const { datname } of old.rows)
    await server.query(`drop database if exists ${datname}`).catch(() => {});
  const name = `go_building_${randomUUID().replaceAll('-', '')}`;
  await server.query(`create database ${name}`);
  await fill({ url: addressOf(name) });
  try {
    await server.query(`alter database ${name} rename to ${wanted}`);
  } catch (error) {
    if (!(await hasDatabase(server, wanted))) throw error;
    await server.query(`drop database ${name}`);
  }
}

async function hasDatabase(server: Client, name: string) {
  const { rowCount } = await server.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function makeEmpty(folder: string) {
  const connection = await connect({ folder });
  await closeFolder(connection, folder);
}

async function fill(target: { folder: string } | { url: string }) {
  const connection = await connect(target);
  setPasswordCost(CHEAP_PASSWORDS);
  await seed(connection.db, { scale: SCALE, demoAccounts: true, now: new Date() });
  if ('folder' in target) await closeFolder(connection, target.folder);
  else await connection.close();
}

/** Closes it with as little of its log as it can be opened by. */
async function closeFolder({ db, close }: Connection, folder: string) {
  await db.execute(sql`checkpoint`);
  const [log] = await rowsOf<{ file: string }>(db, sql`select pg_walfile_name(pg_current_wal_lsn()) as file`);
  await close();
  if (log) dropOtherLogs(folder, log.file);
}

/** The engine keeps further files for its log, 16 MB each, that nothing is in: every copy would carry them. */
function dropOtherLogs(folder: string, current: string) {
  const logs = join(folder, 'pg_wal');
  for (const { name } of readdirSync(logs, { withFileTypes: true }).filter((entry) => entry.isFile()))
    if (name !== current) rmSync(join(logs, name));
}

async function withServer<Result>(work: (server: Client) => Promise<Result>) {
  const server = new Client({ connectionString: TEST_SERVER });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

function addressOf(database: string) {
  const url = new URL(TEST_SERVER);
  url.pathname = `/${database}`;
  return url.href;
}

const templateFolder = () => join(CACHE, `pglite-${fingerprint()}`);
const emptyFolder = () => `${templateFolder()}-empty`;
const templateName = () => `go_template_${fingerprint()}`;

let known: string | undefined;

/** Changes with the sources of schema and seed, and from day to day. */
function fingerprint() {
  known ??= computeFingerprint();
  return known;
}

function computeFingerprint() {
  const hash = createHash('sha256').update(`${new Date().toISOString().slice(0, 10)} ${SCALE}`);
  for (const file of SOURCES.flatMap((source) => filesBelow(join(ROOT, source)))) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

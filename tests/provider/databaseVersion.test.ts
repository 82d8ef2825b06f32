import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { connect, rowsOf } from '#provider/database/connect.ts';
import { MIGRATIONS } from '#provider/database/version.ts';
import { openDatabase } from '#provider/startup/database.ts';
import { copyOfEmptyDatabase } from '../support/template.ts';

it('says what to do with a database that another version made, and leaves it as it is', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    const folder = join(dataFolder, 'database');
    await copyOfEmptyDatabase(folder);
    const made = await connect({ folder });
    await made.db.execute(sql`update drizzle.__drizzle_migrations set hash = 'of another version'`);
    await made.close();

    await expect(openDatabase({ dataFolder, databaseUrl: undefined })).rejects.toThrow(
      /made by another version of this product.*keep that data aside and start with an empty database/,
    );
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

it('brings a database along that was made before the newest migration: its search is today’s', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    const folder = join(dataFolder, 'database');
    const migrationsFolder = join(dataFolder, 'migrations');
    cpSync(MIGRATIONS, migrationsFolder, { recursive: true });
    const journal = join(migrationsFolder, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
    const before = entries.filter(({ tag }: { tag: string }) => tag < '0003');
    writeFileSync(journal, JSON.stringify({ ...rest, entries: before }));
    const old = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
    await migrate(drizzle(old), { migrationsFolder });
    await old.exec(`insert into search_word values ('mm'), ('myanmar')`);
    const oldWords = await old.query(`select word from similar_words('mmmmmmmmmmmm')`);
    await old.close();

    const { db, close } = await connect({ folder });
    const wordsFor = (typed: string) => rowsOf(db, sql`select word from similar_words(${typed})`);
    expect({ before: oldWords.rows, now: await wordsFor('mmmmmmmmmmmm') }).toEqual({
      before: [{ word: 'mm' }],
      now: [],
    });
    expect(await wordsFor('myanmr')).toEqual([{ word: 'myanmar' }]);
    await close();
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
});

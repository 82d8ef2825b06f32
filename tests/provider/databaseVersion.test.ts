import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { connect } from '#provider/database/connect.ts';
import { openDatabase } from '#provider/startup/database.ts';

it('says what to do with a database that another version made, and leaves it as it is', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    const folder = join(dataFolder, 'database');
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

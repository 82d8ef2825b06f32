import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#provider/database/connect.ts';
import { secret } from '#provider/database/schema.ts';
import { FILE_LINK_KEY } from './fileLinks.ts';

const BYTES = 32;

/** The key of addresses of files, asked for once. */
export function fileLinkKeyOf(db: Database): () => Promise<Buffer> {
  let known: Buffer | undefined;
  return async () => {
    known ??= await secretOf(db, FILE_LINK_KEY);
    return known;
  };
}

/** The key of this name, the same for every process on the database; whoever asks first makes it. */
export async function secretOf(db: Database, name: string): Promise<Buffer> {
  const known = await find(db, name);
  if (known) return known;
  await db
    .insert(secret)
    .values({ name, value: randomBytes(BYTES).toString('base64') })
    .onConflictDoNothing();
  return (await find(db, name)) ?? secretOf(db, name);
}

async function find(db: Database, name: string) {
  const [row] = await db.select({ value: secret.value }).from(secret).where(eq(secret.name, name));
  return row && Buffer.from(row.value, 'base64');
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { language_string, seed_state } from '#provider/database/schema.ts';
import { insertAll } from './insert.ts';

const FOLDER = new URL('./strings/', import.meta.url);
const PART = 'strings';

/** Brings the app's translations up to date: a new build's strings replace those of the last. Says whether they did. */
export async function seedStrings(db: Database): Promise<boolean> {
  const rows = translations();
  const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  const [known] = await db.select().from(seed_state).where(eq(seed_state.part, PART));
  if (known?.value.hash === hash) return false;
  await db.delete(language_string);
  await insertAll(db, language_string, rows);
  const value = { hash };
  await db
    .insert(seed_state)
    .values({ part: PART, value })
    .onConflictDoUpdate({ target: seed_state.part, set: { value } });
  return true;
}

/** What `strings/<namespace>.json` holds: `{ key: { fr, es, ar } }`. */
export function readTranslations(namespace: string): Record<string, Partial<Record<Language, string>>> {
  return JSON.parse(readFileSync(new URL(`${namespace}.json`, FOLDER), 'utf8'));
}

/** One row a string and language of every namespace. */
function translations() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return files.sort().flatMap((file) => {
    const namespace = basename(file, '.json');
    return Object.entries(readTranslations(namespace)).flatMap(([key, byLanguage]) =>
      LANGUAGES.flatMap((language) => {
        const value = byLanguage[language];
        return value ? [{ language, page_name: namespace, key, value }] : [];
      }),
    );
  });
}

import { and, eq, sql } from 'drizzle-orm';
import type { BodyOf } from '#contracts/defineEndpoint.ts';
import type { updateStringsEndpoint } from '#contracts/language/translation.ts';
import type { Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { language_string } from '#provider/database/schema.ts';

type Change = BodyOf<typeof updateStringsEndpoint>['actions'][number];

const { id, language, page_name, key, value } = language_string;
const STORED = { id, key, value, page_name, language, hash: sql<string>`md5(${value})` };

/** Makes all changes or none, in their order, and tells which strings are new, changed and gone. */
export function changeStrings(db: Database, of: Language, changes: readonly Change[]) {
  return db.transaction(async (within) => {
    const answer = {
      new_strings: [] as (typeof language_string.$inferSelect)[],
      updated_strings: [] as (typeof language_string.$inferSelect)[],
      deleted_string_ids: [] as number[],
    };
    for (const change of changes) {
      const isMeant = and(eq(language, of), eq(page_name, change.page_name), eq(key, change.key));
      if (change.action === 'delete') {
        const gone = await within.delete(language_string).where(isMeant).returning({ id });
        answer.deleted_string_ids.push(...gone.map((row) => row.id));
        continue;
      }
      const updated = await within
        .update(language_string)
        .set({ value: change.value })
        .where(isMeant)
        .returning(STORED);
      answer.updated_strings.push(...updated);
      if (updated.length > 0) continue;
      const row = { language: of, page_name: change.page_name, key: change.key, value: change.value };
      answer.new_strings.push(...(await within.insert(language_string).values(row).returning(STORED)));
    }
    return answer;
  });
}

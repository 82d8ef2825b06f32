import { and, asc, eq, ilike, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { languageEndpoint } from '#contracts/language/strings.ts';
import { updateStringsEndpoint } from '#contracts/language/translation.ts';
import { isLanguage, type Language } from '#contracts/languages.ts';
import type { Database } from '#provider/database/connect.ts';
import { language_string } from '#provider/database/schema.ts';
import { notFound } from '#provider/http/errors.ts';
import { implement } from '#provider/http/implement.ts';
import { changeStrings } from '#provider/queries/language/strings.ts';
import { can } from '#rules/permissions.ts';

/** Names as the language menu has them. */
const TITLES: Record<Language, string> = { en: 'English', fr: 'French', es: 'Spanish', ar: 'Arabic' };

/** Serves the app's own strings. A page matches when its name contains one that was asked for, as on the GO API. */
export function languageRoutes(app: FastifyInstance, db: Database): void {
  implement(app, languageEndpoint, {
    async handle({ path, query }) {
      const { id: code } = path;
      if (!isLanguage(code)) throw notFound(`There is no language "${code}".`);
      const pages = query.page_name?.map((name) => ilike(language_string.page_name, containing(name)));
      const { id, key, value, page_name, language } = language_string;
      const strings = await db
        .select({ id, key, value, page_name, language, hash: sql<string>`md5(${value})` })
        .from(language_string)
        .where(and(eq(language, code), pages && or(...pages)))
        .orderBy(asc(page_name), asc(key));
      return { code, title: TITLES[code], strings };
    },
  });

  implement(app, updateStringsEndpoint, {
    may: ({ user }) => can.changeStrings(user),
    handle({ path, body }) {
      const { id: code } = path;
      if (!isLanguage(code)) throw notFound(`There is no language "${code}".`);
      return changeStrings(db, code, body.actions);
    },
  });
}

function containing(text: string) {
  return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

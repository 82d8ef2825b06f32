import { defineConfig } from 'drizzle-kit';

/** What `npm run db:schema` exports as SQL after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/database/schema.ts',
});

import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changed` writes the next migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './provider/database/schema.ts',
  out: './provider/database/migrations',
});

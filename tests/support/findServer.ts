import { Client } from 'pg';

const DEFAULT_SERVER = 'postgresql://postgres@127.0.0.1:5432/postgres';

/** The PostgreSQL server of the tests: TEST_DATABASE_URL, else one on this machine. Its user must be allowed to create databases. */
export const TEST_SERVER = process.env.TEST_DATABASE_URL ?? DEFAULT_SERVER;

/**
 * Whether there is a PostgreSQL server to test with. Says so when there is none; rejects when one was asked for by
 * TEST_DATABASE_URL and does not answer.
 */
export async function findServer(): Promise<boolean> {
  const client = new Client({ connectionString: TEST_SERVER, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (process.env.TEST_DATABASE_URL) throw error;
    console.warn(
      'Provider tests run on the embedded database only: set TEST_DATABASE_URL to run them on a PostgreSQL server too.',
    );
    return false;
  }
}

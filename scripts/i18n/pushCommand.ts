import { parseArgs } from 'node:util';
import { createClient } from '#contracts/client.ts';
import { toRows } from './exchange.ts';
import { pushStrings } from './push.ts';
import { readNamespaces, readTranslations, TRANSLATED_INTO } from './strings.ts';

const USAGE = 'npm run i18n:push -- --url https://api.example.org --token T';

try {
  const { values } = parseArgs({ options: { url: { type: 'string' }, token: { type: 'string' } } });
  const { url, token } = values;
  if (!url || !token || !URL.canParse(url)) throw new Error(USAGE);
  const base = url.replace(/\/$/, '');
  const client = createClient(() => ({ goBase: base, riskBase: base, token, language: 'en' }));
  const rows = toRows(await readNamespaces(), readTranslations);
  for (const language of TRANSLATED_INTO) {
    const { added, changed } = await pushStrings(client, language, rows);
    console.log(`${language}: ${added} strings added, ${changed} set again`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

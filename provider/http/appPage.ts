import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { CONFIG_ELEMENT } from '#contracts/askedAhead.ts';
import { answerOf, type KeptAnswer } from './keptAnswer.ts';

/**
 * The page of the built app, with what `/config.json` says written into it: on a slow line the app's first calls would wait for that
 * answer. It is data, which no browser runs, so the page's policy of scripts need not know of it.
 */
export function appPage(folder: string, config: object): KeptAnswer {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  // A text of the configuration may hold the end of an element.
  const data = JSON.stringify(config).replaceAll('<', '\\u003c');
  const script = `<script id="${CONFIG_ELEMENT}" type="application/json">${data}</script>`;
  // Before the first that runs, which reads it.
  const page = answerOf([built.replace('<script', () => `${script}<script`)]);
  // Sent to everybody who comes, so it is worth the best quality, which is the default.
  page.compressed.set('br', promisify<Buffer, Buffer>(brotliCompress)(page.body));
  return page;
}

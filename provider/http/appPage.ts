import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { CONFIG_ELEMENT } from '#contracts/askedAhead.ts';
import { INTRO_ELEMENT, type PageIntros } from '#contracts/pageIntro.ts';
import { answerOf, type KeptAnswer } from './keptAnswer.ts';

/**
 * The page of the built app, with what `/config.json` says written into it: on a slow line the app's first calls would wait for that
 * answer; and with what the page at an address is about, which is read while the app comes. Both are data, which no browser runs, so the
 * page's policy of scripts need not know of them. Made once for each address that has an introduction, and once for all others.
 */
export function appPage(folder: string, config: object): (intros?: PageIntros) => KeptAnswer {
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const made = new Map<PageIntros | undefined, KeptAnswer>();
  return (intros) => {
    const page = made.get(intros) ?? withData({ [CONFIG_ELEMENT]: config, [INTRO_ELEMENT]: intros });
    made.set(intros, page);
    return page;
  };

  function withData(data: Readonly<Record<string, object | undefined>>): KeptAnswer {
    const scripts = Object.entries(data).map(([id, value]) => (value ? dataScript(id, value) : ''));
    // Before the first that runs, which reads them.
    const page = answerOf([built.replace('<script', () => `${scripts.join('')}<script`)]);
    // Sent to everybody who comes, so it is worth the best quality, which is the default.
    page.compressed.set('br', promisify<Buffer, Buffer>(brotliCompress)(page.body));
    return page;
  }
}

function dataScript(id: string, value: object): string {
  // A text of it may hold the end of an element.
  const data = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script id="${id}" type="application/json">${data}</script>`;
}

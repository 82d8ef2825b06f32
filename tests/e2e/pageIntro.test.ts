import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '#contracts/languages.ts';
import type { PageIntros } from '#contracts/pageIntro.ts';
import { type AppPages, PAGES_FILE } from '#provider/http/appFiles.ts';
import { expect, inLanguage, knownAsMember, test } from './support/test.ts';

const BUILT = fileURLToPath(new URL(`../../dist/${PAGES_FILE}`, import.meta.url));
const { files }: AppPages = JSON.parse(readFileSync(BUILT, 'utf8'));
const introduced = files
  .flatMap(({ path, intros }) => (intros ? [{ path, intros }] : []))
  .sort((one, other) => Number(isForMembers(one)) - Number(isForMembers(other)));

function isForMembers({ intros }: { intros: PageIntros }): boolean {
  return intros.en.isForMembers === true;
}

/** By how much the heading may move when the app draws it: its bar breaks otherwise in each language. In pixels. */
const MOST_MOVED = 8;

for (const [index, language] of LANGUAGES.entries()) {
  test(`pages say what they are about before any code is there, in the words and the place of their head: ${language}`, async ({
    page,
  }) => {
    await inLanguage(page, language);
    const intro = page.locator('.starting-intro');
    const placeOfHeading = () =>
      page.evaluate(() => {
        const heading = document.querySelector('h1, .starting-intro p') as HTMLElement;
        const text = document.createRange();
        text.selectNodeContents(heading);
        return text.getBoundingClientRect().bottom;
      });
    for (const [at, { path, intros }] of introduced.entries()) {
      // They take the languages by turns.
      if (at % LANGUAGES.length !== index) continue;
      if (isForMembers({ intros })) await knownAsMember(page);
      const { heading, text } = intros[language];
      await page.route('**/static/js/**', (route) => route.abort());
      await page.goto(path);
      await expect(intro.locator('p')).toHaveText(text ? [heading, text] : [heading]);
      const before = await placeOfHeading();
      await page.unroute('**/static/js/**');
      await page.reload();
      await expect(page.locator('h1')).toContainText(heading);
      await expect(page.locator('main')).toContainText(text);
      await expect(intro).toHaveCount(0);
      expect(Math.abs((await placeOfHeading()) - before), path).toBeLessThanOrEqual(MOST_MOVED);
    }
  });
}

test('the home page names ahead what it fetches, as all pages do', async ({ request }) => {
  expect(files.filter(({ path, files }) => path === '' || files.length === 0)).toEqual([]);
  const home = await request.get('/');
  for (const file of files.find(({ path }) => path === '/')?.files ?? []) {
    expect(home.headers().link).toContain(`<${file}>; rel=preload`);
  }
});

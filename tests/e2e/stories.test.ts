import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/storybook.ts';
import { DESK } from './support/storyPage.ts';

/** How stories are looked at: all of them on a desk in English, those with the tag in another way too. */
const LOOKS: readonly { name: string; tag?: string; language: string; width: number }[] = [
  { name: 'on a desk in English', language: 'en', width: DESK },
  { name: 'in Arabic', tag: 'rtl', language: 'ar', width: DESK },
  { name: 'on a phone', tag: 'phone', language: 'en', width: 390 },
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(`${ROOT}stories`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

for (const file of files) {
  test(`each story of ${file} is shown, plays to its end, and axe finds nothing`, async ({ storybook }) => {
    const stories = storybook.stories.filter(({ importPath }) => importPath === `./stories/${file}`);
    expect(stories.length).toBeGreaterThan(0);
    for (const { name: look, tag, language, width } of LOOKS) {
      const { show } = await storybook.open({ language, isLookedAtByAxe: true, hasClock: false });
      for (const { id, name, tags } of stories) {
        if (tag && !tags.includes(tag)) continue;
        await test.step(`${name}, ${look}`, async () => {
          expect.soft(await show(id, width), `${name}, ${look}`).toEqual([]);
        });
      }
    }
  });
}

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Look, test } from './support/storybook.ts';

/** How stories are looked at: all of them on a desk in English, those with the tag in another way too. */
const LOOKS: readonly { name: string; tag?: string; look: Look }[] = [
  { name: 'on a desk in English', look: { language: 'en', width: 1366 } },
  { name: 'in Arabic', tag: 'rtl', look: { language: 'ar', width: 1366 } },
  { name: 'on a phone', tag: 'phone', look: { language: 'en', width: 390 } },
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(`${ROOT}stories`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

for (const file of files) {
  test(`each story of ${file} is shown, plays to its end, and axe finds nothing`, async ({ storybook }) => {
    const stories = storybook.stories.filter(({ importPath }) => importPath === `./stories/${file}`);
    expect(stories.length).toBeGreaterThan(0);
    for (const story of stories) {
      for (const { name, tag, look } of LOOKS) {
        if (tag && !story.tags.includes(tag)) continue;
        await test.step(`${story.name}, ${name}`, async () => {
          const { problems } = await storybook.show(story, look);
          expect.soft(problems, `${story.name}, ${name}`).toEqual([]);
        });
      }
    }
  });
}

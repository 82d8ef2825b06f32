import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describedStories } from './support/describedStories.ts';
import { expect, test } from './support/storybook.ts';
import { DESK } from './support/storyPage.ts';

/**
 * How stories are looked at: all of them on a desk in English, those with the tag in another way too. The rules of axe know no
 * direction of script: of what is in Arabic it looks at the pages (`languages.test.ts`).
 */
const LOOKS: readonly { name: string; tag?: string; language: string; width: number; axe: boolean }[] = [
  { name: 'on a desk in English', language: 'en', width: DESK, axe: true },
  { name: 'in Arabic', tag: 'rtl', language: 'ar', width: DESK, axe: Boolean(process.env.GO_FULL) },
  { name: 'on a phone', tag: 'phone', language: 'en', width: 390, axe: true },
];

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(`${ROOT}stories`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

for (const file of files) {
  test(`each story of ${file} is shown, plays to its end, and axe finds nothing`, async ({ storybook }) => {
    const stories = storybook.stories.filter(({ importPath }) => importPath === `./stories/${file}`);
    expect(stories.length).toBeGreaterThan(0);
    for (const { name: look, tag, language, width, axe } of LOOKS) {
      const { show } = await storybook.open({ language, isLookedAtByAxe: axe, hasClock: false });
      for (const { id, name, tags } of stories) {
        if (tag && !tags.includes(tag)) continue;
        await test.step(`${name}, ${look}`, async () => {
          expect.soft(await show(id, width), `${name}, ${look}`).toEqual([]);
        });
      }
    }
  });
}

/** Parts that others are made of: what they look like is seen there. */
const WITHOUT_STORIES = ['VisuallyHidden', 'popup'];

test('each component has stories', () => {
  const folders = readdirSync(`${ROOT}src/components`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !WITHOUT_STORIES.includes(entry.name))
    .map(({ name }) => name);
  const texts = files.map((file) => readFileSync(`${ROOT}stories/${file}`, 'utf8')).join('');

  expect(folders.filter((name) => !texts.includes(`#src/components/${name}/`))).toEqual([]);
});

test('each story of a component asserts something, says when to take it, and has controls to try it by', async ({
  storyPage,
  storybook,
}) => {
  const components = storybook.stories.filter(({ id }) => id.startsWith('components-'));
  expect(components.filter(({ tags }) => !tags.includes('play-fn')).map(({ id }) => id)).toEqual([]);

  const described = await describedStories(storyPage.page);
  expect(described.length).toBe(storybook.stories.length);
  expect(described.filter(({ note, id }) => id.startsWith('components-') && !note)).toEqual([]);
  // What may be missing is a union for the types; who tries a component wants a switch, a list or a line for it.
  const clumsy = described.flatMap(({ id, controls }) =>
    controls.flatMap(({ prop, type, control }) =>
      control === 'object' && !['object', 'array'].includes(type) ? `${id}: ${prop}` : [],
    ),
  );
  expect(clumsy).toEqual([]);
});

test('beside a story stands when to take the component', async ({ storybook, page }) => {
  await page.goto(`${storybook.url}/?path=/story/components-tabs--primary`);
  await page.getByRole('tab', { name: 'Usage' }).click();
  await expect(page.getByText('Parts of a page or a panel of which one is shown.')).toBeVisible();
});

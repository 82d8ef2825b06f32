import type { Page } from '@playwright/test';
import { chance } from '../support/chance.ts';
import { FOLLOWING_FORMS, type FollowingFormUnderTest } from './support/followingForms.ts';
import { ask, closeUnsent, group, kept, signedIn, tokenOf } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Each run proves one of them, another each time; `GO_FULL=1` all. */
const IS_FULL = Boolean(process.env.GO_FULL);
const CUTS = IS_FULL ? 50 : 1;

/** Another one each time, or the one that is asked for. */
function oneOf(every: FollowingFormUnderTest | undefined, random: () => number): FollowingFormUnderTest {
  const form = every ?? FOLLOWING_FORMS[Math.floor(random() * FOLLOWING_FORMS.length)];
  if (!form) throw new Error('There is no such form.');
  return form;
}

interface Change {
  changed_at: string;
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

for (const every of IS_FULL ? FOLLOWING_FORMS : [undefined]) {
  const name = every?.name ?? 'a form that follows another';

  test(`what is entered survives a crash and cuts, is sent once, and meets what a colleague entered: ${name}`, async ({
    browser,
    context,
    request,
    baseURL,
  }) => {
    const random = chance();
    const form = oneOf(every, random);
    test.setTimeout(120_000 + CUTS * 20_000);
    await signedIn(context, request);
    const id = await form.begin(request);
    const record = () => ask(request, `${form.api}${id}/`);

    // The tab crashes; another one has what was typed.
    const crashed = await context.newPage();
    await crashed.goto(form.edit(id));
    await field(crashed, 'women').fill('320');
    await kept(crashed);
    await closeUnsent(crashed);
    const page = await context.newPage();
    await page.goto(form.edit(id));
    await expect(field(page, 'women')).toHaveValue('320');

    // The connection is cut on the way there or back: the change is made once.
    for (let round = 1; round <= CUTS; round += 1) {
      const [last] = (await record()).history;
      const men = String(100 + round);
      await field(page, 'men').fill(men);
      const fates = [random() < 0.5 ? 'there' : 'back'];
      await page.route(`**${form.api}${id}/`, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        const fate = fates.shift();
        if (fate === undefined) return route.fallback();
        if (fate === 'back') await route.fetch();
        return route.abort('connectionreset');
      });
      await save(page);
      await page.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText(form.updated).first()).toBeVisible();
      await page.unroute(`**${form.api}${id}/`);
      const { men: written, women, history } = await record();
      expect([written, women]).toEqual([Number(men), 320]);
      // The latest changes are told, not all of them.
      expect(history.filter(({ changed_at }: Change) => changed_at > last.changed_at)).toHaveLength(1);
      // It goes by itself too, and may be on its way.
      await expect(async () => {
        const close = page.getByRole('button', { name: /^Dismiss|^Close/ }).first();
        if (await close.isVisible()) await close.click({ timeout: 1_000 });
        await expect(page.getByText(form.updated)).toHaveCount(0, { timeout: 500 });
      }).toPass();
    }

    // A colleague saves first: each field is kept or chosen.
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    await signedIn(theirs, request, 'superuser');
    const other = await theirs.newPage();
    await other.goto(form.edit(id));
    await field(other, 'women').fill('5');
    await field(other, 'girls').fill('2');
    await save(other);
    await expect(other.getByText(form.updated)).toBeVisible();
    await theirs.close();
    await field(page, 'women').fill('7');
    await field(page, 'boys').fill('1');
    await save(page);
    await expect(page.getByRole('heading', { name: 'Someone else has changed this' })).toBeVisible();
    await expectAccessible(page);
    await group(page, 'Women').getByLabel('Their version: 5').check();
    await page.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page.getByText(form.updated).first()).toBeVisible();
    expect(await record()).toMatchObject({ women: 5, girls: 2, boys: 1 });
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 800 },
])
  test(`that it was saved is said over no button at ${viewport.width} px, neither of the form nor of a question about both versions`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    const form = oneOf(FOLLOWING_FORMS[0], () => 0);
    await signedIn(context, request);
    const id = await form.begin(request);
    await page.setViewportSize(viewport);
    await page.goto(form.edit(id));
    await field(page, 'women').fill('1');
    await save(page);
    const said = page.getByRole('region', { name: 'Notifications' }).getByText(form.updated);
    // It stays as long as it is read.
    await said.hover();
    const alerts = await said.locator('xpath=ancestor::section').boundingBox();
    expect(alerts?.x).toBeGreaterThan(0);
    expect((alerts?.x ?? 0) + (alerts?.width ?? 0)).toBeLessThan(viewport.width);
    const isFree = async (name: string) => {
      const found = page.getByRole('button', { name, exact: true });
      // Where somebody finds it who reads on to it.
      await found.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      const button = await found.boundingBox();
      return button !== null && alerts !== null && !overlap(button, alerts);
    };
    expect(await isFree('Save')).toBe(true);

    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    await signedIn(theirs, request, 'superuser');
    const other = await theirs.newPage();
    await other.goto(form.edit(id));
    await field(other, 'women').fill('5');
    await save(other);
    await expect(other.getByText(form.updated)).toBeVisible();
    await theirs.close();
    await field(page, 'women').fill('7');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Someone else has changed this' })).toBeVisible();
    await expect(said).toBeVisible();
    for (const name of ['Back to my version', 'Save this choice'])
      expect(await isFree(name), name).toBe(true);
  });

test('a draft of before a step of its own process asks about nothing that nobody has changed', async ({
  page,
  context,
  request,
}) => {
  const form = oneOf(FOLLOWING_FORMS[0], () => 0);
  await signedIn(context, request);
  const id = await form.begin(request);
  await page.goto(form.edit(id));
  await field(page, 'women').fill('7');
  await kept(page);
  await closeUnsent(page);
  const step = await request.post(`${form.api}${id}/finalize/`, {
    headers: { Authorization: `Token ${await tokenOf(request)}` },
    data: {},
  });
  expect(step.ok(), await step.text()).toBe(true);

  const next = await context.newPage();
  await next.goto(form.edit(id));
  await expect(field(next, 'women')).toHaveValue('7');
  await save(next);
  await expect(next.getByText(form.updated)).toBeVisible();
  expect(await ask(request, `${form.api}${id}/`)).toMatchObject({ women: 7 });
});

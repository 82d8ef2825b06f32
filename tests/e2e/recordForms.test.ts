import type { Page } from '@playwright/test';
import { chance } from '../support/chance.ts';
import { countOf, RECORD_FORMS } from './support/recordForms.ts';
import { ask, group, kept, signedIn } from './support/reportForm.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** `GO_FULL=1` proves as much as the acceptance asks for; every run a part of it, other cuts each time. */
const IS_FULL = Boolean(process.env.GO_FULL);
const CUTS = IS_FULL ? 50 : 2;

for (const form of RECORD_FORMS) {
  const [writer, otherWriter] = form.writers ?? ['member', 'superuser'];

  test(`cut connections around sending make exactly one record: ${form.name}`, async ({
    page,
    context,
    request,
  }) => {
    await signedIn(context, request, writer);
    test.setTimeout(120_000 + CUTS * 20_000);
    const random = chance();
    for (let round = 1; round <= CUTS; round += 1) {
      const title = `Cut ${crypto.randomUUID()}`;
      // What becomes of the first attempts: cut on the way there, or on the way back.
      const cuts = 1 + (round % 2);
      const fates = Array.from({ length: cuts }, () => (random() < 0.5 ? 'there' : 'back'));
      await page.route(`**${form.api}`, async (route) => {
        if (route.request().method() !== 'POST') return route.fallback();
        const fate = fates.shift();
        if (fate === undefined) return route.fallback();
        if (fate === 'back') await route.fetch();
        return route.abort('connectionreset');
      });
      await form.fill(page, title);
      await form.send(page);
      const sendNow = page.getByRole('button', { name: 'Send now' });
      for (let attempt = 1; attempt <= cuts; attempt += 1) await sendNow.click();
      await expect(page).not.toHaveURL(new RegExp(form.path));
      await page.unroute(`**${form.api}`);
      expect(await countOf(request, form, title), title).toBe(1);
    }
  });

  test(`two people change one record, and what each entered is kept or chosen: ${form.name}`, async ({
    page,
    context,
    browser,
    request,
    baseURL,
  }) => {
    await signedIn(context, request, writer);
    const id = await form.write(request, `Changed by two ${crypto.randomUUID()}`);
    const theirs = await browser.newContext({ baseURL: baseURL ?? '' });
    await signedIn(theirs, request, otherWriter);
    const other = await theirs.newPage();
    const { conflict } = form;
    const enter = async (into: Page, values: Readonly<Record<string, string>>) => {
      for (const [name, value] of Object.entries(values)) await into.locator(`[name="${name}"]`).fill(value);
    };
    for (const either of [page, other]) {
      await either.goto(form.edit(id));
      await expect(either.locator(`[name="${Object.keys(conflict.mine)[0]}"]`)).toBeVisible();
    }
    await enter(other, conflict.theirs);
    await form.send(other);
    await expect(other.getByText(form.updated)).toBeVisible();
    await conflict.settle?.(request, id);

    await enter(page, conflict.mine);
    await form.send(page);
    await expect(page.getByRole('heading', { name: 'Someone else has changed this' })).toBeVisible();
    await expectAccessible(page);
    await group(page, conflict.both).getByLabel(conflict.theirVersion).check();
    await page.getByRole('button', { name: 'Save this choice' }).click();
    await expect(page.getByText(form.updated)).toBeVisible();
    expect(await ask(request, `${form.api}${id}/`, writer)).toMatchObject(conflict.merged);
    await theirs.close();
  });

  test(`several new ones stand side by side, each with its draft: ${form.name}`, async ({
    page,
    context,
    request,
  }) => {
    await signedIn(context, request, writer);
    const [one, other] = [`One ${crypto.randomUUID()}`, `Other ${crypto.randomUUID()}`];
    const title = page.locator(form.title);
    for (const text of [one, other]) {
      await page.goto(form.path);
      await expect(title).toHaveValue('');
      await title.fill(text);
      await kept(page);
    }
    await page.reload();
    await expect(title).toHaveValue(other);
    // The draft that is open is not offered to whoever has it open.
    await expect(page.getByRole('link', { name: `Resume ${other}` })).toBeHidden();
    await page.getByRole('link', { name: `Resume ${one}` }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave this page?' })
      .getByRole('button', { name: 'Ok' })
      .click();
    await expect(title).toHaveValue(one);
    await page.getByRole('button', { name: `Discard ${other}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
    await expect(page.getByRole('link', { name: `Resume ${other}` })).toBeHidden();
    // What has the focus goes with the draft: whoever goes on by keyboard begins at the heading, not above the page.
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
    await expect(title).toHaveValue('');
    await expect(heading).toBeFocused();
  });
}

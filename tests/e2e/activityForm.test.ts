import type { Page } from '@playwright/test';
import { chooseTyped } from './support/choose.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'GO-demo-2026';
const TITLE = 'Safe water in the camps';

async function signIn(page: Page, username: string) {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(username);
  await page.locator('input[name="password"]').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

const choose = (page: Page, field: string, typed: string, option: string | RegExp = typed) =>
  chooseTyped(
    page.getByRole('combobox', { name: field }),
    typed,
    page.getByRole('option', { name: option }).first(),
  );

/** How many activities the tab of the emergency counts. */
async function countOn(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const heading = page.getByRole('heading', { name: /^All activities \(\d+\)/ });
  await expect(heading).toBeVisible();
  return Number(/\((\d+)\)/.exec((await heading.textContent()) ?? '')?.[1]);
}

test('the form is for the emergency it was opened from, beside the draft for another one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, 'member');
  const operation = page.getByRole('combobox', { name: 'IFRC-supported operation' });
  const openFrom = async (emergency: number) => {
    await page.goto(`/emergencies/${emergency}/activities`);
    await page.getByRole('link', { name: 'Add 3W activity' }).click();
    await expect(page).toHaveURL(`/three-w/activities/new?event=${emergency}`);
  };
  await openFrom(1050);
  const name = await operation.inputValue();
  expect(name).not.toBe('');
  await expect(page.getByRole('combobox', { name: 'Country' })).not.toHaveValue('');

  // Provinces can be chosen by their points as well, by keyboard alone.
  await page.getByText('Choose on a map').click();
  const point = page.getByRole('button', { name: /^Addis Ababa/ });
  await point.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Province / region' })).toHaveValue('Addis Ababa');
  await page.keyboard.press('Escape');
  await expect(point).toBeFocused();

  await page.getByRole('textbox', { name: 'Activity description' }).fill(TITLE);
  await expect(page.locator('[data-draft="kept"]')).toContainText(/\d/);
  const drafted = page.url();
  await openFrom(1049);
  await expect(operation).not.toHaveValue('');
  await expect(operation).not.toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Activity description' })).toHaveValue('');

  // The other one is listed above, and opens as it was left.
  const draft = page.getByRole('listitem').filter({ hasText: TITLE });
  await draft.getByRole('link').click();
  await expect(operation).toHaveValue(name);
  await expect(page.getByRole('textbox', { name: 'Activity description' })).toHaveValue(TITLE);
  expect(new URL(page.url()).searchParams.get('draft')).toBe(new URL(drafted).searchParams.get('draft'));
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('textbox', { name: 'Activity description' })).toHaveValue('');
});

test('a member enters what is done in an emergency; its tab counts it; a copy is a record of its own', async ({
  page,
}) => {
  await signIn(page, 'member');
  await page.goto('/three-w/activities/new');

  // The first emergency that is offered, whichever it is.
  await page.getByRole('combobox', { name: 'IFRC-supported operation' }).fill('flood');
  await page.getByRole('option').first().click();
  await choose(page, 'Country', 'Nepal');
  await page.getByLabel('Activity description').fill(TITLE);
  await page.locator('[name="start_date"]').fill('2026-05-01');
  await page.locator('[name="end_date"]').fill('2026-04-01');
  await expect(page.getByText('The end date must be after the start date.', { exact: true })).toBeVisible();
  await page.locator('[name="end_date"]').fill('');
  await choose(page, 'National Society', 'Nepal Red');
  await page.locator('[name="reporting_ns_contact_name"]').fill('Ana');
  await page.locator('[name="reporting_ns_contact_role"]').fill('Coordinator');
  await page.locator('[name="reporting_ns_contact_email"]').fill('ana@example.org');

  const water = page.getByRole('region', { name: 'Water, Sanitation and Hygiene' });
  const sector = page.getByRole('checkbox', { name: 'Water, Sanitation and Hygiene' });
  await sector.check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(water.getByText('Add at least one activity to this sector.')).toBeVisible();

  await water.getByRole('checkbox', { name: 'Safe water distribution' }).check();
  await water.getByRole('textbox', { name: 'Male', exact: true }).fill('40');
  await water.getByRole('textbox', { name: 'Female', exact: true }).fill('60');
  await expect(water.getByLabel('Total people')).toHaveValue('100');
  await water.getByRole('button', { name: 'Add supply' }).click();
  await water.getByRole('combobox', { name: 'Supply' }).selectOption({ label: 'Jerry cans' });
  await water.getByRole('textbox', { name: 'Quantity' }).fill('25');

  // Unticking a sector takes its activities, after a question where something was entered.
  await sector.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(sector).toBeChecked();

  await water.getByRole('button', { name: 'Add another activity' }).click();
  const custom = water.locator('details').nth(1);
  await custom.getByRole('switch', { name: 'Detailed reporting' }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(custom.getByText('Give this activity a title.')).toBeVisible();
  await custom.getByLabel('Activity title').fill('Radio plays');
  await custom.getByLabel('Male, 18–59', { exact: true }).fill('7');
  await custom.getByRole('button', { name: 'Add location' }).click();
  await custom.getByLabel('Description').fill('Ward 3');
  await custom.getByLabel('Latitude').fill('27.7');
  await custom.getByLabel('Longitude').fill('85.3');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Submit' }).click();
  const review = page.getByRole('dialog', { name: 'Check your answers' });
  await expect(review).toContainText('Safe water distribution, Radio plays');
  const emergency = (await review.locator('dd').first().textContent()) ?? '';
  await review.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Jerry cans');
  await expect(page.getByRole('main')).toContainText('Ward 3');
  const first = page.url();

  await page.getByRole('main').getByRole('link', { name: emergency }).first().click();
  await expect(page).toHaveURL(/\/emergencies\/\d+\//);
  const activities = page.url().replace(/\/details$/, '/activities');
  const before = await countOn(page, activities);
  await expect(page.getByRole('rowheader', { name: TITLE, exact: true })).toBeVisible();

  await page.goto(first);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await page.getByLabel('Activity description').fill(`${TITLE}, again`);
  await page.getByRole('button', { name: 'Submit' }).click();
  await review.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: `${TITLE}, again` })).toBeVisible();
  expect(page.url()).not.toBe(first);
  expect(await countOn(page, activities)).toBe(before + 1);

  await page.goto(first);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(/\/three-w\/activities\/all$/);
  expect(await countOn(page, activities)).toBe(before);
});

/** Boxes to type or choose in that stand beside each other, but not in line. */
const outOfLine = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('input:not([type="checkbox"], [type="radio"]), select')]
      .map((input) => ({ name: input.getAttribute('name') ?? input.id, box: input.getBoundingClientRect() }))
      // Not the switch, nor what is there for screen readers alone.
      .filter(({ box }) => box.height > 24 && box.width > 48);
    return {
      count: boxes.length,
      pairs: boxes.flatMap(({ name, box }) =>
        boxes
          .filter((other) => other.box.top > box.top + 1 && other.box.top < box.bottom)
          .map((other) => `${other.name} below ${name}`),
      ),
    };
  });

test('fields beside each other stand in line, whichever of them has a hint or an error', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('/three-w/activities/new');
  await page.locator('[name="start_date"]').fill('2026-05-01');
  await page.locator('[name="end_date"]').fill('2026-04-01');
  await expect(page.getByText('The end date must be after the start date.', { exact: true })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Water, Sanitation and Hygiene' }).check();
  await page.getByRole('checkbox', { name: 'Safe water distribution' }).check();
  await page.getByRole('textbox', { name: 'Male', exact: true }).fill('40');
  await page.getByRole('button', { name: 'Add supply' }).click();
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toBeVisible();
  const activity = await outOfLine(page);
  expect(activity.pairs).toEqual([]);
  expect(activity.count).toBeGreaterThan(8);

  for (const step of ['situation', 'actions', 'response']) {
    await page.goto(`/field-reports/new?step=${step}`);
    await expect(page.getByRole('tabpanel').getByRole('textbox').first()).toBeVisible();
    const report = await outOfLine(page);
    expect(report.pairs, step).toEqual([]);
    expect(report.count, step).toBeGreaterThan(2);
  }
});

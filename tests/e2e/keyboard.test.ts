import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './support/storybook.ts';

/** Shows a story of a component, alone in the page and mounted anew. */
const test = base.extend<{ show: (story: string) => Promise<void> }>({
  page: async ({ storyPage }, use) => use(storyPage.page),
  show: async ({ storyPage }, use) => {
    await use(async (story) => expect(await storyPage.show(`components-${story}`)).toEqual([]));
  },
});

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Pixels of a rem. */
const REM = 16;

test.describe('select', () => {
  const select = (page: Page) => page.getByRole('combobox', { name: 'Country' });
  const focused = async (page: Page) => {
    const id = await select(page).getAttribute('aria-activedescendant');
    return id === null ? undefined : page.locator(`[id="${id}"]`).textContent();
  };

  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Backspace']) {
    test(`closed, ${key} opens it`, async ({ page, show }) => {
      await show('select--closed');
      await select(page).focus();
      await expect(select(page)).toHaveAttribute('aria-expanded', 'false');
      await press(page, key);
      await expect(select(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByRole('option')).toHaveCount(5);
    });
  }

  for (const key of ['Tab', 'Escape']) {
    test(`open, ${key} closes it`, async ({ page, show }) => {
      await show('select--closed');
      await select(page).focus();
      await press(page, 'ArrowDown', key);
      await expect(select(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.getByRole('listbox')).toHaveCount(0);
    });
  }

  test('open, Tab goes on to the next control', async ({ page, show }) => {
    await show('select--closed');
    await select(page).focus();
    await press(page, 'ArrowDown', 'Tab');
    await expect(select(page)).not.toBeFocused();
  });

  test('open, Down moves the focus on, round the list', async ({ page, show }) => {
    await show('select--closed');
    await select(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown');
    expect(await focused(page)).toBe('Côte d’Ivoire');
    await press(page, 'ArrowDown');
    expect(await focused(page)).toBe('Fiji');
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(await focused(page)).toBe('Côte d’Ivoire');
  });

  test('open, Up moves the focus back, round the list', async ({ page, show }) => {
    await show('select--closed');
    await select(page).focus();
    await press(page, 'ArrowDown', 'ArrowUp');
    expect(await focused(page)).toBe('Peru');
    await press(page, 'ArrowUp');
    expect(await focused(page)).toBe('Niger');
  });

  test('open, Enter picks the option with the focus, and closes', async ({ page, show }) => {
    await show('select--closed');
    await select(page).focus();
    await press(page, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(select(page)).toHaveValue('Fiji');
    await expect(select(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(select(page)).toBeFocused();
  });

  test('open, Enter without a focused option hands the keyword to its handler', async ({ page, show }) => {
    await show('select--keyword-goes-elsewhere');
    await select(page).focus();
    await page.keyboard.type('atlantis');
    await press(page, 'Enter');
    await expect(page.getByText('Looked for: atlantis')).toBeVisible();
  });

  test('typing opens and filters it; emptying shows all again', async ({ page, show }) => {
    await show('select--closed');
    await select(page).focus();
    await page.keyboard.type('cote');
    await expect(page.getByRole('option')).toHaveText(['Côte d’Ivoire']);
    for (const _ of 'cote') await press(page, 'Backspace');
    await expect(page.getByRole('option')).toHaveCount(5);
  });

  test('read-only, no key opens it', async ({ page, show }) => {
    await show('select--read-only');
    await select(page).focus();
    await press(page, 'ArrowDown', 'ArrowUp', 'Enter', 'Backspace');
    await expect(select(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press outside closes it', async ({ page, show }) => {
    await show('select--closed');
    await select(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.mouse.click(5, 700);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('its list is 16 rem wide at least and leaves 1 rem to the edges of the window', async ({
    page,
    show,
  }) => {
    await show('select--closed');
    await page.setViewportSize({ width: 390, height: 700 });
    await select(page).click();
    const list = page.locator('[popover]').filter({ has: page.getByRole('listbox') });
    await expect(async () => {
      const box = await boxOf(list);
      expect(box.width).toBeGreaterThanOrEqual(16 * REM);
      expectWithin(box, 390);
    }).toPass();
  });

  test('reads as a combobox with its options', async ({ page, show }) => {
    await show('select--grouped');
    await expect(page.getByRole('option')).toHaveCount(5);
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - text: Country
      - combobox "Country" [expanded]
      - button "Close" [expanded]
      - status: 5 options available
      - listbox "Country":
        - group "Africa":
          - option "Côte d’Ivoire"
          - option "Niger"
        - group "Asia Pacific":
          - option "Fiji"
          - option "Nepal"
        - group "Americas":
          - option "Peru"
    `);
  });
});

test.describe('modal', () => {
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit user profile' });
  const opener = (page: Page) => page.getByRole('button', { name: 'Edit profile' });
  const openByKey = async (page: Page) => {
    await opener(page).focus();
    await press(page, 'Enter');
    await expect(dialog(page)).toBeVisible();
  };

  for (const key of ['Enter', 'Space']) {
    test(`its close button closes it by ${key}, and the focus returns`, async ({ page, show }) => {
      await show('dialog--closed');
      await openByKey(page);
      await dialog(page).getByRole('button', { name: 'Close' }).focus();
      await press(page, key);
      await expect(dialog(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
  }

  test('Escape leaves it open', async ({ page, show }) => {
    await show('dialog--closed');
    await openByKey(page);
    await press(page, 'Escape', 'Escape', 'Escape');
    await expect(dialog(page)).toBeVisible();
  });

  test('Escape closes it where that is enabled, and the focus returns', async ({ page, show }) => {
    await show('dialog--left-by-escape');
    await openByKey(page);
    await press(page, 'Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('a press outside leaves it open', async ({ page, show }) => {
    await show('dialog--closed');
    await openByKey(page);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();
  });

  test('a press outside closes it where that is enabled', async ({ page, show }) => {
    await show('dialog--left-by-a-press');
    await openByKey(page);
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
  });

  for (const key of ['Tab', 'Shift+Tab']) {
    test(`${key} never leads out of it into the page`, async ({ page, show }) => {
      await show('dialog--closed');
      await openByKey(page);
      for (let count = 0; count < 8; count += 1) {
        await press(page, key);
        const isOnPage = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement !== document.body && activeElement?.closest('dialog') === null;
        });
        expect(isOnPage, `after ${count + 1} times`).toBe(false);
      }
    });
  }

  test('the page behind does not scroll or shift, and is dim as far as its scroll bar reaches', async ({
    page,
    show,
  }) => {
    await show('dialog--closed');
    const style = await page.addStyleTag({ content: 'body { min-height: 300vh }' });
    await openByKey(page);
    // The browsers of tests have scroll bars without a width: what keeps their room, and paints it, shows in the styles.
    const {
      gutter,
      page: paint,
      backdrop,
    } = await page.evaluate(() => {
      const { scrollbarGutter, backgroundImage } = getComputedStyle(document.documentElement);
      const { backgroundColor } = getComputedStyle(
        document.querySelector('dialog:modal') as Element,
        '::backdrop',
      );
      return { gutter: scrollbarGutter, page: backgroundImage, backdrop: backgroundColor };
    });
    expect(gutter).toBe('stable');
    expect(paint).toContain(`linear-gradient(${backdrop}, ${backdrop})`);
    await page.mouse.move(600, 20);
    await page.mouse.wheel(0, 900);
    await press(page, 'PageDown');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // The page goes on to other tests.
    await style.evaluate((element) => (element as HTMLStyleElement).remove());
  });

  test('of several the one in front alone hears Escape, and the focus goes back step by step', async ({
    page,
    show,
  }) => {
    await show('dialog--stacked');
    // The play of the story left the outer one open, with the focus on what opened the inner one.
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.getByRole('dialog').getByRole('button', { name: 'Edit profile' }).focus();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Delete the account?' })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog', { name: 'Delete the account?' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const WIDTHS = {
    small: 416,
    medium: 576,
    large: 768,
    'extra-large': 1024,
    'page-width': 1280,
    full: 1366 - 2 * REM,
  };
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`its size ${size} is ${width} pixels wide on a desk, and fits a phone`, async ({ page, show }) => {
      await show(`dialog--${size}`);
      expect((await boxOf(dialog(page))).width).toBe(width);
      await page.setViewportSize({ width: 390, height: 844 });
      expect((await boxOf(dialog(page))).width).toBeLessThanOrEqual(390);
    });
  }

  test('its size auto is as wide as its content', async ({ page, show }) => {
    await show('dialog--as-wide-as-its-content');
    expect((await boxOf(dialog(page))).width).toBeLessThan(WIDTHS.small);
  });

  test('reads as a dialog with its name and content, the page behind not at all', async ({ page, show }) => {
    await show('dialog--closed');
    await openByKey(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - dialog "Edit user profile":
        - heading "Edit user profile" [level=2]
        - button "Close"
        - text: First name
        - textbox "First name"
        - button "Save"
    `);
    expect(await buttonsHeard(page)).toEqual(['Close', 'Save']);
  });
});

test.describe('confirm', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirmation' });
  const ask = async (page: Page) => {
    await page.getByRole('button', { name: 'Delete' }).focus();
    await press(page, 'Enter');
    await expect(question(page)).toBeVisible();
  };

  test('Escape does not close it', async ({ page, show }) => {
    await show('confirmdialog--closed');
    await ask(page);
    await press(page, 'Escape', 'Escape');
    await expect(question(page)).toBeVisible();
  });

  for (const answer of ['Ok', 'Cancel']) {
    test(`${answer} closes it by Enter, and the focus returns`, async ({ page, show }) => {
      await show('confirmdialog--closed');
      await ask(page);
      await question(page).getByRole('button', { name: answer }).focus();
      await press(page, 'Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused();
    });
  }

  test('reads as a question with two answers', async ({ page, show }) => {
    await show('confirmdialog--closed');
    await ask(page);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - alertdialog "Confirmation":
        - heading "Confirmation" [level=2]
        - paragraph: Are you sure you want to continue?
        - alert
        - button "Cancel"
        - button "Ok"
    `);
  });
});

test.describe('dropdown menu', () => {
  const trigger = (page: Page) => page.getByRole('button', { name: 'Create a report' });
  const menu = (page: Page) => page.getByRole('menu', { name: 'Create a report' });

  test('a click toggles it', async ({ page, show }) => {
    await show('menu--closed');
    await trigger(page).click();
    await expect(menu(page)).toBeVisible();
    await trigger(page).click();
    await expect(menu(page)).toHaveCount(0);
  });

  test('a click outside closes it', async ({ page, show }) => {
    await show('menu--closed');
    await trigger(page).click();
    await page.mouse.click(900, 600);
    await expect(menu(page)).toHaveCount(0);
  });

  test('a click outside leaves it open where it is persistent', async ({ page, show }) => {
    await show('menu--persistent');
    await expect(menu(page)).toBeVisible();
    await page.mouse.click(900, 600);
    await expect(menu(page)).toBeVisible();
  });

  const WALKS: readonly (readonly [keys: string[], item: string])[] = [
    [['ArrowDown'], 'Field report'],
    [['ArrowUp'], 'Flash update'],
    [['Enter'], 'Field report'],
    [['Space', 'ArrowDown'], '3W activity'],
    [['ArrowDown', 'ArrowUp'], 'Flash update'],
    [['ArrowDown', 'End'], 'Flash update'],
    [['ArrowUp', 'Home'], 'Field report'],
    [['ArrowDown', 'd'], 'DREF'],
    [['ArrowDown', 'f', 'l'], 'Flash update'],
    [['ArrowDown', 'd', 'ArrowRight'], 'Application'],
    [['ArrowDown', 'd', 'Enter', 'ArrowDown'], 'Operational update'],
    [['ArrowDown', 'd', 'ArrowRight', 'ArrowLeft'], 'DREF'],
    [['ArrowDown', 'd', 'ArrowRight', 'Escape'], 'DREF'],
  ];
  for (const [keys, item] of WALKS) {
    test(`${keys.join(' ')} leads to "${item}"`, async ({ page, show }) => {
      await show('menu--closed');
      await trigger(page).focus();
      await press(page, ...keys);
      await expect(page.getByRole('menuitem', { name: item })).toBeFocused();
    });
  }

  test.describe('in Arabic', () => {
    test.use({ language: 'ar' });

    test('the left arrow opens the menu within', async ({ page, show }) => {
      await show('menu--closed');
      await trigger(page).focus();
      await press(page, 'ArrowDown', 'd', 'ArrowLeft');
      await expect(page.getByRole('menuitem', { name: 'Application' })).toBeFocused();
      await expect(async () => {
        const within = await boxOf(page.getByRole('menu', { name: 'DREF' }));
        const item = await boxOf(page.getByRole('menuitem', { name: 'DREF' }));
        expect(within.x + within.width).toBeCloseTo(item.x - 0.5 * REM, 0);
      }).toPass();
    });
  });

  test('Escape closes it and gives the focus back', async ({ page, show }) => {
    await show('menu--closed');
    await trigger(page).focus();
    await press(page, 'ArrowDown', 'Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });

  test('Enter picks, closes it and gives the focus back', async ({ page, show }) => {
    await show('menu--closed');
    await trigger(page).focus();
    await press(page, 'ArrowDown', 'Enter');
    await expect(menu(page)).toHaveCount(0);
    await expect(trigger(page)).toBeFocused();
  });

  test('a menu within stands 0.5 rem beside its item, 16 rem wide at least, 1 rem from the edge', async ({
    page,
    show,
  }) => {
    await show('menu--closed');
    await trigger(page).focus();
    await press(page, 'ArrowDown', 'd', 'ArrowRight');
    const within = page.getByRole('menu', { name: 'DREF' });
    await expect(within).toBeVisible();
    await expect(async () => {
      const item = await boxOf(page.getByRole('menuitem', { name: 'DREF' }));
      const beside = await boxOf(within);
      expect(beside.x).toBeCloseTo(item.x + item.width + 0.5 * REM, 0);
      expect(beside.width).toBeGreaterThanOrEqual(16 * REM);
    }).toPass();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => expectWithin(await boxOf(within), 390)).toPass();
  });

  test('reads as a menu button with its menus', async ({ page, show }) => {
    await show('menu--closed');
    await trigger(page).focus();
    await press(page, 'ArrowDown', 'd', 'ArrowRight');
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - button "Create a report" [expanded]
      - menu "Create a report":
        - menuitem "Field report"
        - menuitem "3W activity"
        - menuitem "DREF" [expanded]
        - menu "DREF":
          - menuitem "Application"
          - menuitem "Operational update"
        - menuitem "Flash update"
    `);
  });
});

test.describe('alerts', () => {
  const alert = (page: Page) => page.getByText('Saved', { exact: true });
  const showAlert = async (page: Page) => {
    await page.getByRole('button', { name: 'Show the alert' }).click();
    await page.mouse.move(5, 700);
  };

  test.describe('over time', () => {
    test.use({ hasClock: true });

    test('one goes by itself after 4.5 seconds, not before', async ({ page, show }) => {
      await show('alertlist-live--usual');
      // Time stands still: a slow machine takes none of the 4.5 seconds.
      // The code of an alert comes with the first, as time goes.
      await showAlert(page);
      await page.getByTitle('Close').click();
      await expect(alert(page)).toHaveCount(0);
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);
      await showAlert(page);
      await expect(alert(page)).toBeVisible();
      await page.clock.runFor(4400);
      await expect(alert(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(alert(page)).toHaveCount(0);
      // The page goes on to other tests.
      await page.clock.resume();
    });

    test('one stays while it is hovered, and goes once it is left', async ({ page, show }) => {
      await show('alertlist-live--usual');
      await showAlert(page);
      await alert(page).hover();
      await page.clock.runFor(20_000);
      await expect(alert(page)).toBeVisible();
      await page.mouse.move(5, 700);
      await page.clock.runFor(4600);
      await expect(alert(page)).toHaveCount(0);
    });

    test('one stays while the focus is in it', async ({ page, show }) => {
      await show('alertlist-live--usual');
      await showAlert(page);
      await page.getByTitle('Close').focus();
      await page.clock.runFor(20_000);
      await expect(alert(page)).toBeVisible();
    });
  });

  for (const key of ['Enter', 'Space']) {
    test(`its button "Close" closes it by ${key}`, async ({ page, show }) => {
      await show('alertlist-live--usual');
      await showAlert(page);
      await page.getByTitle('Close').focus();
      await press(page, key);
      await expect(alert(page)).toHaveCount(0);
    });
  }

  test('"Copy error details" copies the debug message', async ({ page, show }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await show('alertlist-live--stays');
    await page.getByRole('button', { name: 'Copy error details' }).focus();
    await press(page, 'Enter');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('{"status": 500}');
  });

  test('reads as an alert that interrupts, or a status that waits, by its kind', async ({ page, show }) => {
    await show('alertlist-live--stays');
    await expect(page.getByRole('region', { name: 'Notifications' })).toMatchAriaSnapshot(`
      - region "Notifications":
        - status
        - alert:
          - strong: Failed to load data
          - paragraph: Cannot connect with the server!
          - button "Copy error details"
    `);
    await show('alertlist-live--usual');
    await showAlert(page);
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  });
});

test.describe('expandable container', () => {
  const content = (page: Page) => page.getByText('Counted by the National Society.');

  for (const key of ['Enter', 'Space']) {
    test(`${key} opens it, and closes it again`, async ({ page, show }) => {
      await show('disclosure--closed');
      await page.keyboard.press('Tab');
      await press(page, key);
      await expect(content(page)).toBeVisible();
      await press(page, key);
      await expect(content(page)).toBeHidden();
    });
  }

  test('what was made late stays while it is folded, and comes back by Enter', async ({ page, show }) => {
    await show('disclosure--lazy-folded');
    await expect(content(page)).toBeHidden();
    await page.locator('summary').focus();
    await press(page, 'Enter');
    await expect(content(page)).toBeVisible();
  });

  test('reads as a group with what opens it', async ({ page, show }) => {
    await show('disclosure--initially-open');
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - group: Show the method Counted by the National Society.
    `);
  });
});

test.describe('tabs', () => {
  const open = (page: Page) => page.getByRole('tab', { selected: true });
  const ACROSS = { ArrowRight: 'Risk analysis', ArrowLeft: 'Actions', End: 'Actions', Home: 'Context' };
  const DOWN = { ArrowDown: 'Risk analysis', ArrowUp: 'Actions', End: 'Actions', Home: 'Context' };
  const KEYS = { primary: ACROSS, secondary: ACROSS, tertiary: ACROSS, step: ACROSS, vertical: DOWN };

  for (const [variant, keys] of Object.entries(KEYS)) {
    test(`${variant}: arrows, Home and End open a tab, pass over what is disabled and go round`, async ({
      page,
      show,
    }) => {
      for (const [key, tab] of Object.entries(keys)) {
        await show(`tabs--${variant}`);
        await page.getByRole('tab', { name: 'Context' }).click();
        await press(page, key);
        await expect(open(page), key).toContainText(tab);
        await expect(open(page), key).toBeFocused();
      }
    });

    test(`${variant}: keys of the other direction are the page's`, async ({ page, show }) => {
      await show(`tabs--${variant}`);
      await page.getByRole('tab', { name: 'Context' }).click();
      await press(page, ...(variant === 'vertical' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowDown', 'ArrowUp']));
      await expect(open(page)).toContainText('Context');
    });
  }

  test('Tab leads past the other tabs', async ({ page, show }) => {
    await show('tabs--tertiary');
    await open(page).focus();
    await press(page, 'Tab');
    await expect(page.getByRole('tab').and(page.locator(':focus'))).toHaveCount(0);
  });

  test('reads as tabs, marks and all, with the panel of the one that is open', async ({ page, show }) => {
    await show('tabs--step');
    await page.getByRole('tab', { name: 'Context' }).click();
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - tablist "Parts of the form":
        - tab "Context (complete)" [selected]
        - tab "Risk analysis (2 errors)"
        - tab "Actions"
        - tab "Response" [disabled]
      - tabpanel "Context (complete)": What belongs to the part that is open.
    `);
  });

  test.describe('in Arabic', () => {
    test.use({ language: 'ar' });

    for (const variant of ['primary', 'secondary', 'tertiary', 'step']) {
      test(`${variant}: the next tab is the one on the left`, async ({ page, show }) => {
        await show(`tabs--${variant}`);
        await page.getByRole('tab', { name: 'Context' }).click();
        await press(page, 'ArrowLeft');
        await expect(open(page)).toContainText('Risk analysis');
      });
    }
  });
});

test.describe('pages of a record', () => {
  test('Tab leads from one to the next, Enter opens it', async ({ page, show }) => {
    await show('tablist--vertical');
    await page.getByRole('link', { name: 'Emergency details' }).focus();
    await press(page, 'Tab', 'Enter');
    await expect(page.locator('[aria-current="page"]')).toHaveText('Reports and documents');
  });
});

test.describe('search of the navigation bar', () => {
  const search = (page: Page) => page.getByRole('combobox');
  const suggestion = (page: Page) => page.getByRole('option', { selected: true });
  /** The play of the story has typed a keyword and gone to the first of the two suggestions. */
  const found = async (page: Page) => {
    await search(page).focus();
    await expect(page.getByRole('option')).toHaveCount(2);
    await expect(suggestion(page)).toHaveCount(1);
  };

  test('arrows walk the suggestions and go round', async ({ page, show }) => {
    await show('searchbox--found');
    await found(page);
    const [first = '', second = ''] = await page.getByRole('option').allTextContents();
    for (const [key, text] of [
      ['ArrowDown', second],
      ['ArrowDown', first],
      ['ArrowUp', second],
      ['ArrowUp', first],
    ] as const) {
      await press(page, key);
      await expect(suggestion(page)).toHaveText(text);
    }
  });

  test('Escape closes the suggestions and keeps the keyword', async ({ page, show }) => {
    await show('searchbox--found');
    await found(page);
    await press(page, 'Escape');
    await expect(search(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(search(page)).toHaveValue('nepal');
  });

  test('reads as a combobox with its suggestions', async ({ page, show }) => {
    await show('searchbox--found');
    await found(page);
    await expect(page.locator('#storybook-root')).toMatchAriaSnapshot(`
      - combobox [expanded]
      - listbox:
        - option /Nepal/
        - option /Nepal/
    `);
  });
});

test.describe('tooltip', () => {
  const tip = (page: Page) => page.getByRole('tooltip');

  test('the focus shows it, Escape takes it away and leaves the focus', async ({ page, show }) => {
    await show('tooltip--hidden');
    await page.getByRole('button').first().focus();
    await expect(tip(page)).toBeVisible();
    await press(page, 'Escape');
    await expect(tip(page)).toBeHidden();
    await expect(page.getByRole('button').first()).toBeFocused();
  });
});

/** The names of the buttons in the browser's own accessibility tree: those behind a window are in none. */
async function buttonsHeard(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'button')
    .map(({ name }) => name?.value);
}

/** Within the margins of a window that wide. Popups are placed a moment after they open: ask again until it holds. */
function expectWithin(box: { x: number; width: number }, width: number) {
  expect(box.x).toBeGreaterThanOrEqual(REM);
  expect(box.x + box.width).toBeLessThanOrEqual(width - REM);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

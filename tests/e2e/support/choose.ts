import type { Locator } from '@playwright/test';

/**
 * Types into a select and takes an option. It is opened first: what it holds already, such as the country of the profile which
 * a new form begins with, would be no change where the same is written over it.
 */
export async function chooseTyped(select: Locator, typed: string, option: Locator): Promise<void> {
  await select.click();
  await select.fill(typed);
  await option.click();
}

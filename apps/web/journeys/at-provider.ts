import type { Page } from 'playwright-core';

/** The provider of the demo, as its button names it. */
export const provider = 'Demo ID';

/** Fills in the page of the demo's provider, which asks nobody for a password. */
export async function fillInAtProvider(
  page: Page,
  email: string,
  answer: 'Continue' | 'Cancel' = 'Continue',
) {
  await page.getByRole('heading', { name: 'Demo sign-in' }).waitFor();
  await page.getByLabel('Name').fill('Chan Thy');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: answer }).click();
}

import { expect, it } from 'vitest';
import { startOwnProduct } from '../product.ts';
import { sharedBrowser } from '../shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

it('the documentation of the API opens, and shows a call with its responses', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (entry) => {
    if (entry.type() === 'error') faults.push(entry.text());
  });
  page.on('response', (response) => {
    if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${stack.url}/api/v1/docs`);
  await page.getByText('The API of the Acheep career centre.').waitFor();
  await page.getByRole('combobox').first().selectOption({ label: 'Calls for partners' });
  await page.getByText('Acheep for partners').first().waitFor();
  await page.locator('#operations-tag-partner').click();
  const call = page.locator('.opblock', { hasText: '/partner/job/{id}' });
  await call.getByRole('button').first().click();
  await call.getByText('There is no key, or nobody has it').waitFor();
  await call.getByText('Keeps the books of the company.').waitFor();
  expect(faults).toEqual([]);
  await page.close();
});

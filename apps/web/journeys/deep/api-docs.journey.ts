import { expect, it } from 'vitest';
import { startOwnProduct } from '../product.ts';
import { sharedBrowser } from '../shared-browser.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

it('the documentation of the API opens with all calls', async () => {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${stack.url}/api/v1/docs`);
  await page.getByText('The API of the Acheep career centre.').waitFor();
  expect(faults).toEqual([]);
});

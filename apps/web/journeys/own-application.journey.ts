import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('a job seeker’s applications on a phone', () => {
  const [km, en] = [wordsOf('km'), wordsOf('en')];
  let page: Page;

  beforeAll(async () => {
    page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await startSession(page, stack, demoAccountOf('user'));
  });
  afterAll(() => page?.context().close());

  /** The step at which the application of this card stands. */
  const stepOf = (text: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(text, { exact: true }) })
      .locator('[aria-current="step"]')
      .first();

  it('are reached from the bar, and say that a time for an interview is to be chosen', async () => {
    await page.goto(`${stack.url}/km/job`);
    const bar = page.getByRole('navigation', { name: km('menu:bar.label') });
    await bar.getByRole('link', { name: km('menu:bar.applications') }).click();
    await page.waitForURL('**/manage-user-applied');
    await page.getByText(km('application:steps.choose')).first().waitFor();
    expect(await stepOf(km('application:steps.choose')).textContent()).toBe(
      km('application:steps.interview'),
    );
    await breaksNothing(page, 'applications as steps');
  });

  it('say when the interview is, once its time is chosen, in the other language too', async () => {
    const agreed = en('application:steps.interviewAt').replace('{{moment}}', '');
    await page.goto(`${stack.url}/manage-user-applied`);
    const waiting = page.getByRole('listitem').filter({ hasText: en('application:steps.choose') });
    const link = waiting.first().getByRole('link').first();
    const own = page.locator(`a[href="${await link.getAttribute('href')}"]`);
    await link.click();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: en('interview:own.pick') }).click();
    await page.getByText(en('interview:own.agreed')).waitFor();
    await page
      .getByRole('navigation', { name: en('menu:bar.label') })
      .getByText(en('menu:bar.applications'))
      .click();
    await page.waitForURL('**/manage-user-applied');
    // Other companies may propose times meanwhile.
    const entry = page.getByRole('listitem').filter({ has: own });
    await entry.getByText(agreed).first().waitFor();
    expect(await entry.getByText(en('application:steps.choose')).count()).toBe(0);
  });
});

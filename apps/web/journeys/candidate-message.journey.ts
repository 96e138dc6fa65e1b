import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoApplicants, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const t = wordsOf('en');
const stack = await startOwnProduct();
const browser = sharedBrowser();
let page: Page;
/** The candidate who is written to. Other journeys may change the list meanwhile, so the address is stored. */
let first: { address: string; page: string };
beforeAll(async () => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await startSession(page, stack, demoAccounts[0]);
});

const dialog = () => page.getByRole('dialog');
const text = () => dialog().getByRole('textbox', { name: 'Text in English' });
const send = () => dialog().getByRole('button', { name: 'Send to 2 candidates' });
const openDialog = async () => {
  await page.getByRole('button', { name: t('candidate-message:write') }).click();
  await text().waitFor();
};

it('two candidates are written to from the list, as the preview shows it, and nothing typed is lost', async () => {
  await page.goto(`${stack.url}/manage-applied?status=received`);
  const rows = demoApplicants(page);
  first = {
    address: (await rows.nth(0).getByText('@example.com').textContent()) ?? '',
    page: (await rows.nth(0).getByRole('link').getAttribute('href')) ?? '',
  };
  await rows.nth(0).getByRole('checkbox').check();
  await rows.nth(1).getByRole('checkbox').check();
  await openDialog();
  await breaksNothing(page, 'the dialog that writes to candidates');

  await dialog().getByRole('combobox').selectOption({ label: 'One more document needed' });
  await text().fill('Bring it on Monday, .');
  await text().evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(20, 20));
  await dialog()
    .getByRole('button', { name: t('candidate-message:field.name'), exact: true })
    .click();
  expect(await text().inputValue()).toBe('Bring it on Monday, {name}.');

  await text().pressSequentially(' {salary}');
  await send().click();
  await dialog()
    .getByText(/contains \{salary\}/)
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await openDialog();
  await expect.poll(() => text().inputValue()).toContain('{salary}');

  await text().fill('Bring it on Monday, {name}.');
  const preview = dialog().getByRole('region', { name: t('candidate-message:preview.title') });
  await preview.getByText(/^Bring it on Monday, [^{]+\.$/).waitFor();
  const shown = await preview.textContent();
  await preview.getByRole('button', { name: t('candidate-message:preview.next') }).click();
  expect(await preview.textContent()).not.toBe(shown);
  await send().click();
  await page.getByText('Sending your message to 2 candidates.').waitFor();
  await dialog().waitFor({ state: 'detached' });
});

it('and the message stands among those of each', async () => {
  await page.goto(new URL(first.page, stack.url).href);
  await page.getByRole('tab', { name: t('application:detail.messages') }).click();
  await page.getByText(/^One more document for your application/).waitFor();
  await page.getByText(/^Bring it on Monday, [^{]+\.$/).waitFor();
  const mail = await stack.mailTo(first.address, /^One more document/);
  expect(mail.replyTo?.[0]?.address).toBe(demoAccounts[0].email);
  expect(mail.text).toMatch(/^Hello [^{]+,\n\nBring it on Monday, [^{]+\./);
});

it('a template is made of a standard one, changed and deleted', async () => {
  await page.goto(`${stack.url}/manage-applied/template`);
  await page.getByRole('button', { name: 'Copy “Invitation to an interview”' }).click();
  await dialog().getByRole('textbox', { name: 'Template name' }).fill('Our interview');
  await breaksNothing(page, 'the dialog that writes a template');
  await dialog()
    .getByRole('button', { name: t('common:save') })
    .click();
  await page.getByRole('button', { name: 'Edit “Our interview”' }).click();
  await dialog().getByRole('textbox', { name: 'Subject in Khmer' }).fill('សម្ភាស {job}');
  await dialog()
    .getByRole('button', { name: t('common:save') })
    .click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Delete “Our interview”' }).click();
  await dialog()
    .getByRole('button', { name: t('candidate-message:page.delete'), exact: true })
    .click();
  await page.getByText(t('candidate-message:page.emptyTitle')).waitFor();
});

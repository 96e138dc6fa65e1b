import { readFile } from 'node:fs/promises';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { importForm } from '@acheep/contract/platform/import';
import { type importResults, importStates } from '@acheep/contract/platform/import-option';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const t = wordsOf('en');
const label = labelsOf('en');
const closes = addDays(today(), 40);
const head =
  'ID;Job Title;Company;Category;Job type;Experience;Salary;City;Description;Deadline;Contact e-mail';
/** 30 of 300 lines are invalid: the salary is a formula. The encoding is that of an old spreadsheet program. */
const lines = Array.from({ length: 300 }, (_, at) => {
  const salary = at % 10 === 3 ? "=cmd|' /C calc'!A0" : '350-450 USD';
  return `Z-${at};Ébéniste ${at};Atelier Café Zénith;accounting;Full-time;1 year;${salary};Kampot;"Makes chairs.\nAnd tables.";${closes};atelier@zenith.example`;
});
const file = Buffer.from([head, ...lines].join('\r\n'), 'latin1');

const pageOf = async (role?: 'admin', width = 1280) => {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  page.setDefaultTimeout(30_000);
  if (role) await startSession(page, stack, demoAccountOf(role));
  return page;
};

/** Uploads a file to be checked and waits for the result. */
async function check(page: Page, name: string, content: Buffer) {
  await page.goto(`${stack.url}/admin/import`);
  await page.getByLabel(new RegExp(label(importForm, 'source'), 'i')).fill('zenith.example');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('import-admin:form.choose') }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: content });
  await page.getByRole('button', { name: t('import-admin:form.check') }).click();
  // The list, which redirects, shows the name too and stays until the page of the file has loaded.
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText(importStates.checked.en, { exact: true }).waitFor();
}

/** Returns the number next to a result. */
const count = (page: Page, result: keyof typeof importResults) =>
  page
    .getByText(t(`import-admin:result.${result}`))
    .locator('xpath=../*[2]')
    .textContent();

async function bringIn(page: Page) {
  const name = t('import-admin:action.run');
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }).click();
  await page.getByText(importStates.done.en, { exact: true }).waitFor({ timeout: 120_000 });
}

it('the operator brings a file in, mends its faults, and a visitor finds the jobs', async () => {
  const page = await pageOf('admin');
  await check(page, 'zenith.csv', file);
  expect([await count(page, 'new'), await count(page, 'wrong')]).toEqual(['270', '30']);

  await page.getByRole('button', { name: t('common:list.filters') }).click();
  await page.getByLabel(t('import-admin:column.result')).selectOption('wrong');
  await page.keyboard.press('Escape');
  const fault = page.getByRole('row').filter({ hasText: 'Z-3' }).first();
  // Each record is two lines of the file, after the header line.
  await fault.getByRole('cell', { name: '8', exact: true }).waitFor();
  await fault.getByText('must look like 300-500 USD').waitFor();
  await breaksNothing(page, 'an import with faults');
  await page.goto(page.url().replace('/admin/', '/km/admin/'));
  await page.getByText('ប្រាក់ខែត្រូវសរសេរបែបនេះ', { exact: false }).first().waitFor();
  await page.goto(page.url().replace('/km/admin/', '/admin/'));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('import-admin:action.faults') }).click();
  const wrong = await readFile(await (await download).path(), 'utf8');
  // Escaped, so that no spreadsheet program executes it.
  expect(wrong).toContain("'=cmd|");
  await bringIn(page);

  const mended = wrong.replace(/'=cmd\|' \/C calc'!A0/g, '400 USD');
  await check(page, 'mended.csv', Buffer.from(mended));
  expect([await count(page, 'new'), await count(page, 'wrong')]).toEqual(['30', '0']);
  await bringIn(page);

  const visitor = await pageOf(undefined, 390);
  await visitor.goto(`${stack.url}/job?search=${encodeURIComponent('Ébéniste 13')}`);
  await visitor.getByRole('link', { name: 'Ébéniste 13', exact: true }).first().click();
  await visitor.getByText('And tables.').waitFor();
  await visitor.getByText('Atelier Café Zénith').first().waitFor();
  await visitor.context().close();

  // The same file again with one change: no duplicates are created.
  const changed = Buffer.from(mended.replace('400 USD', '900 USD'));
  await check(page, 'again.csv', changed);
  const counts = await Promise.all(
    (['new', 'changed', 'same'] as const).map((result) => count(page, result)),
  );
  expect(counts).toEqual(['0', '1', '29']);
  await bringIn(page);
  await page.context().close();
}, 300_000);

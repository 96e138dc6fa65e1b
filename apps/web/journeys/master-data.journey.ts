import { readFile } from 'node:fs/promises';
import { mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { referenceNew } from '@acheep/contract/jobs/reference-admin';
import { synonymNew } from '@acheep/contract/jobs/synonym';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { importForm } from '@acheep/contract/platform/import';
import { type importResults, importStates } from '@acheep/contract/platform/import-option';
import { createJob } from '@acheep/prisma/factories/job';
import { createCategory } from '@acheep/prisma/factories/reference';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

const t = wordsOf('en');
const label = labelsOf('en');
const named = (text: string) => new RegExp(text.replace(/[()?{}]/g, '\\$&'), 'i');
const faults: string[] = [];
let operator: Page;
let visitor: Page;

const pageOf = async (width: number) => {
  const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
  page.setDefaultTimeout(30_000);
  page.on('pageerror', (error) => faults.push(error.message));
  return page;
};
beforeAll(async () => {
  [operator, visitor] = await Promise.all([pageOf(1280), pageOf(390)]);
  await startSession(operator, stack, demoAccountOf('admin'));
});
afterAll(async () => {
  for (const page of [operator, visitor]) await page?.context().close();
  expect(faults).toEqual([]);
});

const go = (page: Page, path: string) => page.goto(stack.url + path);
const jobPath = (search: string) => `/job?search=${encodeURIComponent(search)}`;

describe('the lists of the operator', () => {
  it('lead a visitor to a job by a word that means the same, from the moment it is saved', async () => {
    const { job, word, khmer } = { job: 'Puppeteer of the theatre', word: 'puppeteer', khmer: 'អ្នកលេងអាយ៉ង' };
    await publishJob(stack, job);
    const { meta } = await (await fetch(`${stack.url}/api/v1${jobPath(khmer)}`)).json();
    expect(meta.total).toBe(0);

    await go(operator, '/admin/reference?list=synonym');
    await operator.getByRole('button', { name: t('reference-admin:synonym.create') }).click();
    const form = operator.getByRole('dialog', { name: t('reference-admin:synonym.newTitle') });
    const words = form.getByLabel(named(`^${label(synonymNew, 'words')}`));
    for (const one of [word, khmer, '!!']) {
      await words.fill(one);
      await words.press('Enter');
    }
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.getByText('!!').last().waitFor();
    await breaksNothingDeep(operator, 'synonyms that are written');
    await words.press('Backspace');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });
    await operator.getByLabel(t('reference-admin:synonym.search')).fill(word);
    await operator.getByRole('listitem').filter({ hasText: khmer }).waitFor();

    await go(visitor, jobPath(khmer));
    await visitor.getByRole('heading', { name: job }).first().waitFor();
  });

  it('become one where two are merged, and the public list shows it', async () => {
    const [from, into] = ['Wild honey', 'Wild bees'];
    await createCategory(prisma, { nameEn: into, nameKm: 'ឃ្មុំ' });
    await go(operator, '/admin/reference');
    await operator.getByRole('button', { name: t('reference-admin:create') }).click();
    const form = operator.getByRole('dialog', { name: t('reference-admin:form.create') });
    await form.getByLabel(named(`^${label(referenceNew, 'nameEn')}`)).fill(from);
    await form.getByLabel(named(`^${label(referenceNew, 'nameKm')}`)).fill('ទឹកឃ្មុំព្រៃ');
    await form.getByRole('radio').nth(3).click();
    await breaksNothingDeep(operator, 'an entry that is written');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });
    const row = operator.getByRole('listitem').filter({ hasText: from });
    await row.getByRole('button', { name: t('reference-admin:merge') }).click();
    const dialog = operator.getByRole('dialog', {
      name: t('reference-admin:merging.title').replace('{{title}}', from),
    });
    await dialog.getByRole('combobox').fill(into);
    await operator.getByRole('option', { name: into }).click();
    await breaksNothingDeep(operator, 'a merge that is asked about');
    await dialog.getByRole('button', { name: t('reference-admin:merging.do') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.waitFor({ state: 'hidden' });
    const { data } = await (await fetch(`${stack.url}/api/v1/category`)).json();
    const shown = data.map(({ name }: { name: { en: string } }) => name.en);
    expect([shown.includes(from), shown.includes(into)]).toEqual([false, true]);
  });
});

it('a company that is there twice is found, compared and merged, and its address leads to the one that stays', async () => {
  const names = { gone: 'Tonle Ferry Co., Ltd.', stays: 'TONLE FERRY' };
  const email = (who: string) => `${who}@ferry-${who}.example`;
  const gone = await createRecruiter(prisma, { company: { name: names.gone }, email: email('gone') });
  const stays = await createRecruiter(prisma, { company: { name: names.stays }, email: email('stays') });
  await prisma.company.update({ where: { ownerId: stays.id }, data: { verifiedAt: new Date() } });
  await createJob(prisma, { ownerId: gone.id, title: 'Ferryman of the lake' });

  await go(operator, `/admin/company/duplicate?search=${encodeURIComponent(names.stays)}`);
  const card = operator.getByRole('article').filter({ hasText: names.gone });
  await card.getByText(email('gone')).waitFor();
  await card.getByRole('link', { name: t('company-merge:compare').replace('{{name}}', names.stays) }).click();
  await operator.waitForURL(/\/merge\?into=/);
  const moves = operator.getByRole('region', {
    name: t('company-merge:moves').replace('{{name}}', names.stays),
  });
  await moves.getByText(mergeKinds.order.en, { exact: true }).waitFor();
  await breaksNothingDeep(operator, 'merging');
  const merge = { name: t('company-merge:merge'), exact: true };
  await operator.getByRole('button', merge).click();
  await operator.getByRole('dialog').getByRole('button', merge).click();
  await operator.waitForURL(/\/admin\/company\/[0-9a-f-]{36}$/);
  const answer = await fetch(`${stack.url}/company/${gone.company?.id}`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/company/${stays.company?.id}`]);
});

describe('a file of jobs', () => {
  const head =
    'ID;Job Title;Company;Category;Job type;Experience;Salary;City;Description;Deadline;Contact e-mail';
  /** One of 12 lines is invalid: the salary is a formula. The encoding is that of an old spreadsheet program. */
  const lines = Array.from({ length: 12 }, (_, at) => {
    const salary = at === 3 ? "=cmd|' /C calc'!A0" : '350-450 USD';
    return `Z-${at};Ébéniste ${at};Atelier Café Zénith;accounting;Full-time;1 year;${salary};Kampot;"Makes chairs.\nAnd tables.";${addDays(today(), 40)};atelier@zenith.example`;
  });

  /** Uploads a file to be checked and waits for the result. */
  async function check(name: string, content: Buffer) {
    await go(operator, '/admin/import');
    await operator.getByLabel(named(label(importForm, 'source'))).fill('zenith.example');
    const chooser = operator.waitForEvent('filechooser');
    await operator.getByRole('button', { name: t('import-admin:form.choose') }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: content });
    await operator.getByRole('button', { name: t('import-admin:form.check') }).click();
    // The list, which redirects, shows the name too and stays until the page of the file has loaded.
    await operator.getByRole('heading', { level: 1, name }).waitFor();
    await operator.getByText(importStates.checked.en, { exact: true }).waitFor();
  }
  /** Returns the number next to a result. */
  const count = (result: keyof typeof importResults) =>
    operator
      .getByText(t(`import-admin:result.${result}`), { exact: true })
      .locator('xpath=../*[2]')
      .textContent();

  it('has its fault mended by the operator and is brought in, and a visitor finds the job', async () => {
    await check('zenith.csv', Buffer.from([head, ...lines].join('\r\n'), 'latin1'));
    expect([await count('new'), await count('wrong')]).toEqual(['11', '1']);
    await operator.getByRole('button', { name: t('common:list.filters') }).click();
    await operator.getByLabel(t('import-admin:column.result')).selectOption('wrong');
    await operator.keyboard.press('Escape');
    const fault = operator.getByRole('row').filter({ hasText: 'Z-3' }).first();
    // Each record is two lines of the file, after the header line.
    await fault.getByRole('cell', { name: '8', exact: true }).waitFor();
    await fault.getByText('must look like 300-500 USD').waitFor();
    await breaksNothingDeep(operator, 'an import with faults');
    const download = operator.waitForEvent('download');
    await operator.getByRole('button', { name: t('import-admin:action.faults') }).click();
    const wrong = await readFile(await (await download).path(), 'utf8');
    // Escaped, so that no spreadsheet program executes it.
    expect(wrong).toContain("'=cmd|");

    await check('mended.csv', Buffer.from(wrong.replace(/'=cmd\|' \/C calc'!A0/g, '400 USD')));
    expect([await count('new'), await count('wrong')]).toEqual(['1', '0']);
    const run = { name: t('import-admin:action.run'), exact: true };
    await operator.getByRole('button', run).click();
    await operator.getByRole('dialog').getByRole('button', run).click();
    await operator.getByText(importStates.done.en, { exact: true }).waitFor();
    await go(visitor, jobPath('Ébéniste 3'));
    await visitor.getByRole('link', { name: 'Ébéniste 3', exact: true }).first().click();
    await visitor.getByText('And tables.').waitFor();
    await visitor.getByText('Atelier Café Zénith').first().waitFor();
  });
});

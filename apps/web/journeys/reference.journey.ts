import { jobFilter } from '@acheep/contract/jobs/job-filter';
import { referenceNew } from '@acheep/contract/jobs/reference-admin';
import { synonymNew } from '@acheep/contract/jobs/synonym';
import { asLabel } from '@acheep/contract/kernel/locale';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** A word and its synonyms, used in this journey only, since all searches use them from then on. */
const { job, word, khmer } = { job: 'Puppeteer of the theatre', word: 'puppeteer', khmer: 'អ្នកលេងអាយ៉ង' };

describe('the lists of the operator', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (text: string) => new RegExp(text.replace(/[()?{}]/g, '\\$&'), 'i');
  const go = (page: Page, path: string) => page.goto(stack.url + path);
  const pageOf = async (role?: 'admin', width = 1280) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    if (role) await startSession(page, stack, demoAccountOf(role));
    return page;
  };

  it('lead a visitor to a job by a word that means the same, from the moment it is saved', async () => {
    await publishJob(stack, job);
    const search = `/job?search=${encodeURIComponent(khmer)}`;
    const visitor = await pageOf(undefined, 390);
    const found = visitor.getByRole('heading', { name: job });
    await go(visitor, search);
    await visitor.getByRole('main').waitFor();
    expect(await found.count()).toBe(0);

    const operator = await pageOf('admin');
    await go(operator, '/admin/reference?list=synonym');
    await operator.getByRole('button', { name: t('reference-admin:synonym.create') }).click();
    const form = operator.getByRole('dialog', { name: t('reference-admin:synonym.newTitle') });
    const words = form.getByLabel(named(`^${label(synonymNew, 'words')}`));
    const write = async (...all: string[]) => {
      for (const one of all) {
        await words.fill(one);
        await words.press('Enter');
      }
    };
    await write(word, khmer, '!!');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.getByText('!!').last().waitFor();
    await breaksNothing(operator, 'synonyms that are written');
    await words.press('Backspace');
    await form.getByRole('button', { name: t('common:save') }).click();
    await form.waitFor({ state: 'hidden' });
    await operator.getByLabel(t('reference-admin:synonym.search')).fill(word);
    await operator.getByRole('listitem').filter({ hasText: khmer }).waitFor();
    await operator.context().close();

    await go(visitor, search);
    await found.first().waitFor();
    await visitor.context().close();
  });

  it('become one where two are merged, and the public list shows it', async () => {
    const names = {
      from: { en: 'Wild honey', km: 'ទឹកឃ្មុំព្រៃ' },
      into: { en: 'Wild bees', km: 'ឃ្មុំ en' },
    };
    const operator = await pageOf('admin');
    await go(operator, '/admin/reference');
    for (const { en, km } of [names.from, names.into]) {
      await operator.getByRole('button', { name: t('reference-admin:create') }).click();
      const form = operator.getByRole('dialog', { name: t('reference-admin:form.create') });
      await form.getByLabel(named(`^${label(referenceNew, 'nameEn')}`)).fill(en);
      await form.getByLabel(named(`^${label(referenceNew, 'nameKm')}`)).fill(km);
      await form.getByRole('radio').nth(3).click();
      await breaksNothing(operator, 'an entry that is written');
      await form.getByRole('button', { name: t('common:save') }).click();
      await form.waitFor({ state: 'hidden' });
    }
    const [from, into] = [names.from.en, names.into.en];
    const row = operator.getByRole('listitem').filter({ hasText: from });
    await row.getByRole('button', { name: t('reference-admin:merge') }).click();
    const dialog = operator.getByRole('dialog', {
      name: t('reference-admin:merging.title').replace('{{title}}', from),
    });
    await dialog.getByRole('combobox').fill(into);
    await operator.getByRole('option', { name: into }).click();
    await breaksNothing(operator, 'a merge that is asked about');
    await dialog.getByRole('button', { name: t('reference-admin:merging.do') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.waitFor({ state: 'hidden' });
    await operator.context().close();

    const listed = await (await fetch(`${stack.url}/api/v1/category`)).json();
    const shown = listed.data.map(({ name }: { name: typeof names.from }) => name.en);
    expect([shown.includes(from), shown.includes(into)]).toEqual([false, true]);
    const visitor = await pageOf();
    await go(visitor, '/job');
    await visitor
      .getByRole('group', { name: t('common:list.filters') })
      .getByRole('button', { name: asLabel(jobFilter.categoryId.words).en, exact: true })
      .click();
    await visitor.getByRole('checkbox', { name: into }).waitFor();
    expect(await visitor.getByRole('checkbox', { name: from }).count()).toBe(0);
    await visitor.context().close();
  });
});

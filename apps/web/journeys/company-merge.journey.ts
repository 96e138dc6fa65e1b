import { mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';

import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

/** A duplicate company, used in this journey only. */
const names = { gone: 'Tonle Ferry Co., Ltd.', stays: 'TONLE FERRY', job: 'Ferryman of the lake' };

describe('a company that is there twice', () => {
  const t = wordsOf('en');

  it('is found, compared and merged, and its address leads to the one that stays', async () => {
    const { prisma } = database;
    const email = (who: string) => `${who}@ferry-${who}.example`;
    const gone = await createRecruiter(prisma, {
      company: { name: names.gone },
      email: email('gone'),
    });
    const stays = await createRecruiter(prisma, {
      company: { name: names.stays },
      email: email('stays'),
    });
    await prisma.company.update({ where: { ownerId: stays.id }, data: { verifiedAt: new Date() } });
    await createJob(prisma, { ownerId: gone.id, title: names.job });

    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await startSession(page, stack, demoAccountOf('admin'));
    const site = stack.url;
    await page.goto(`${site}/admin/company/duplicate?search=${encodeURIComponent(names.stays)}`);
    const card = page.getByRole('article').filter({ hasText: names.gone });
    await card.getByText(email('gone')).waitFor();
    await breaksNothing(page, 'duplicates');
    await card
      .getByRole('link', { name: t('company-merge:compare').replace('{{name}}', names.stays) })
      .click();

    await page.waitForURL(/\/merge\?into=/);
    const moves = page.getByRole('region', {
      name: t('company-merge:moves').replace('{{name}}', names.stays),
    });
    await moves.getByText(mergeKinds.order.en, { exact: true }).waitFor();
    await breaksNothing(page, 'merging');
    const merge = page.getByRole('button', { name: t('company-merge:merge'), exact: true });
    await merge.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('company-merge:merge'), exact: true })
      .click();
    await page.waitForURL(/\/admin\/company\/[0-9a-f-]{36}$/);

    const response = await page.request.get(`${site}/company/${gone.company?.id}`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([301, `/company/${stays.company?.id}`]);
    await page.goto(`${site}/company/${gone.company?.id}`);
    await page.getByRole('heading', { level: 1, name: names.stays }).waitFor();
    await page.getByText(names.job).first().waitFor();
    for (const who of ['gone', 'stays']) {
      const mail = await stack.mailTo(email(who));
      expect(mail.subject).toContain(names.gone);
    }
    expect(faults).toEqual([]);
  });
});

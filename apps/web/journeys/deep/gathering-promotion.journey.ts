import { serviceCarryOut, serviceRequestNew } from '@acheep/contract/billing/service-request';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createService } from '@acheep/prisma/factories/service';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from '../accessibility.ts';
import { newPerson, type Person } from '../person.ts';
import { startOwnProduct } from '../product.ts';
import { demoAccountOf, startSession } from '../session.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { labelsOf, wordsOf } from '../words.ts';

const promotion = {
  name: 'Nhem Sophal',
  company: 'Tonle Candle School',
  title: 'Candle making for beginners',
  service: 'Before the learners',
};

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe('a training that is promoted', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'promotion@journey.example';
  const faults: string[] = [];
  let trainer: Person;
  let operator: Page;
  let training: { id: string };

  beforeAll(async () => {
    const { prisma } = database;
    const titles = { title: promotion.service, titleKm: promotion.service };
    await createService(prisma, { ...titles, effect: 'gathering-pin', amount: 3 });
    trainer = await newPerson(browser, stack, 'en', faults);
    const company = { name: promotion.company, address: 'Phnom Penh' };
    await trainer.join({ role: 'trainer', name: promotion.name, email, company });
    const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    await createGathering(prisma, { ownerId, title: `${promotion.title} 2`, inDays: [40] });
    training = await createGathering(prisma, { ownerId, title: promotion.title, inDays: [50] });
    operator = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    operator.setDefaultTimeout(30_000);
    operator.on('pageerror', (error) => faults.push(error.message));
    await startSession(operator, stack, demoAccountOf('admin'));
  });
  afterAll(() => expect(faults).toEqual([]));

  it('is asked for by its trainer, carried out, and leads the list with a word that says so', async () => {
    const { page } = trainer;
    await trainer.go('/service');
    await page
      .getByRole('button', { name: new RegExp(`${t('library:service.request')} ${promotion.service}`) })
      .click();
    await page
      .getByLabel(new RegExp(`^${label(serviceRequestNew, 'gatheringId')}`, 'i'))
      .selectOption(training.id);
    await page.getByRole('button', { name: t('library:request.send') }).click();
    await page.getByText(t('library:request.sent.title')).waitFor();
    await trainer.go('/manage-service');
    await page.getByText(t('service-request:waiting')).waitFor();
    await breaksNothing(page, 'what a trainer has asked for');

    await operator.goto(`${stack.url}/admin/enquiry?search=${encodeURIComponent(email)}`);
    await operator.getByRole('row').filter({ hasText: email }).getByRole('button').last().click();
    const dialog = operator.getByRole('dialog', { name: t('enquiry-admin:dialog.title') });
    await dialog.getByRole('link', { name: promotion.title, exact: true }).waitFor();
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.open'), exact: true }).click();
    const chosen = dialog.getByLabel(new RegExp(`^${label(serviceCarryOut, 'gatheringId')}`, 'i'));
    await chosen.waitFor();
    await expect.poll(() => chosen.inputValue()).toBe(training.id);
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.confirm') }).click();
    await operator.getByText(t('enquiry-admin:done.carried')).waitFor();

    const { companyId } = await database.prisma.gathering.findUniqueOrThrow({ where: { id: training.id } });
    await trainer.go(`/training?companyId=${companyId}`);
    const first = page.getByRole('article').first();
    await first.getByText(promotion.title, { exact: true }).waitFor();
    await first.getByText(t('gathering-card:promoted'), { exact: true }).waitFor();
    await breaksNothing(page, 'a training that is promoted');
    await trainer.go('/manage-service');
    await page.getByRole('row').getByRole('link', { name: promotion.title, exact: true }).waitFor();
    await expect.poll(() => page.getByText(t('service-request:waiting')).count()).toBe(0);
  });
});

import { serviceCarryOut, serviceRequestNew } from '@acheep/contract/billing/service-request';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createGathering } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createService } from '@acheep/prisma/factories/service';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  name: 'Keo Pisey',
  company: 'Tonle Glass Works',
  job: 'Glassblower',
  service: 'Place above all',
};

const promotion = {
  name: 'Nhem Sophal',
  company: 'Tonle Candle School',
  title: 'Candle making for beginners',
  service: 'Before the learners',
};

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe('a service that takes effect', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (text: string) => new RegExp(text.replace(/[()]/g, '\\$&'), 'i');
  const email = 'service@journey.example';
  const faults: string[] = [];
  let recruiter: Person;
  let operator: Page;
  let jobId: string;

  beforeAll(async () => {
    const { prisma } = database;
    await createService(prisma, {
      title: story.service,
      titleKm: story.service,
      effect: 'job-pin',
      amount: 3,
    });
    recruiter = await newPerson(browser, stack, 'en', faults);
    const company = { name: story.company, address: 'Phnom Penh' };
    await recruiter.join({ role: 'recruiter', name: story.name, email, company });
    const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    jobId = (await createJob(prisma, { ownerId, title: story.job })).id;
    await createJob(prisma, { ownerId, title: `${story.job} 2` });
    operator = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    operator.setDefaultTimeout(30_000);
    operator.on('pageerror', (error) => faults.push(error.message));
    await startSession(operator, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await recruiter.page.context().close();
    await operator.context().close();
    expect(faults).toEqual([]);
  });

  it('is asked for by a recruiter, for one of the company’s jobs', async () => {
    const { page } = recruiter;
    await recruiter.go('/service');
    await page
      .getByRole('button', { name: new RegExp(`${t('library:service.request')} ${story.service}`) })
      .click();
    await page.getByLabel(named(`^${label(serviceRequestNew, 'jobId')}`)).selectOption(jobId);
    await page.getByRole('button', { name: t('library:request.send') }).click();
    await page.getByText(t('library:request.sent.title')).waitFor();
    await page
      .getByRole('link', { name: t('library:service.own') })
      .last()
      .click();
    await page.getByText(t('service-request:waiting')).waitFor();
    await breaksNothing(page, 'what the company has asked for');
  });

  it('is carried out by the operator', async () => {
    await operator.goto(`${stack.url}/admin/enquiry?search=${encodeURIComponent(email)}`);
    await operator.getByRole('row').filter({ hasText: email }).getByRole('button').last().click();
    const dialog = operator.getByRole('dialog', { name: t('enquiry-admin:dialog.title') });
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.open'), exact: true }).click();
    const job = dialog.getByLabel(named(`^${label(serviceCarryOut, 'jobId')}`));
    await job.waitFor();
    expect(await job.inputValue()).toBe(jobId);
    expect(await dialog.getByLabel(named(`^${t('enquiry-admin:carry.days')}`)).inputValue()).toBe('3');
    await breaksNothing(operator, 'a request that is carried out');
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.confirm') }).click();
    await operator.getByText(t('enquiry-admin:done.carried')).waitFor();
  });

  it('has the job lead the list, and is told of', async () => {
    const { page } = recruiter;
    await recruiter.go(`/job?search=${encodeURIComponent(story.job)}&sort=createdAt_-1`);
    await page.getByRole('article').first().getByText(story.job, { exact: true }).waitFor();
    await recruiter.go('/manage-service');
    await page
      .getByRole('row')
      .filter({ hasText: story.service })
      .getByText(story.job, { exact: true })
      .waitFor();
    expect(await page.getByText(t('service-request:waiting')).count()).toBe(0);
    const { pinnedUntil } = await database.prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(pinnedUntil).toEqual(new Date(addDays(today(), 2)));
    expect((await stack.mailTo(email, named(story.service))).text).toContain(story.job);
  });
});

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
  afterAll(async () => {
    await trainer.page.context().close();
    await operator.context().close();
    // Unpins it, so that it does not lead the lists of other journeys.
    await database.prisma.gathering.update({ where: { id: training.id }, data: { pinnedUntil: null } });
    expect(faults).toEqual([]);
  });

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
    expect(await chosen.inputValue()).toBe(training.id);
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
    expect(await page.getByText(t('service-request:waiting')).count()).toBe(0);
  });
});

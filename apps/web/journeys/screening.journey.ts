import { serviceCarryOut } from '@acheep/contract/billing/service-request';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createServiceRequest } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  owner: 'Heng Sreymom',
  company: 'Kampot Salt Fields',
  job: 'Salt Harvester',
  service: 'Screening of CVs',
  candidates: ['Meas Vannak', 'Long Chenda'],
};

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe('applications that the operator screens', () => {
  const [rejected = '', listed = ''] = story.candidates;
  const t = wordsOf('en');
  const label = labelsOf('en');
  /** Translates a key and interpolates its values. */
  const said = (key: string, given: Record<string, string>) =>
    Object.entries(given).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), t(key));
  const email = 'screening@journey.example';
  const faults: string[] = [];
  let recruiter: Person;
  let operator: Page;
  let jobId: string;
  let screened: string;

  beforeAll(async () => {
    const { prisma } = database;
    recruiter = await newPerson(browser, stack, 'en', faults);
    const company = { name: story.company, address: 'Kampot' };
    await recruiter.join({ role: 'recruiter', name: story.owner, email, company });
    const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    jobId = (await createJob(prisma, { ownerId, title: story.job })).id;
    const service = { title: story.service, titleKm: story.service, effect: 'cv-screening', amount: null };
    await createServiceRequest(prisma, { service, askedById: ownerId, jobId });
    for (const [index, name] of story.candidates.entries()) {
      const person = { name, email: `screened-${index}@journey.example` };
      const { id: applicantId } = await createUser(prisma, person);
      const { id } = await createApplication(prisma, { jobId, applicantId });
      await createSentResume(prisma, { applicationId: id, name });
      await prisma.application.update({ where: { id }, data: { cvId: null } });
    }
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

  it('are opened to the operator by carrying the request out', async () => {
    await operator.goto(`${stack.url}/admin/enquiry?search=${encodeURIComponent(email)}`);
    await operator.getByRole('row').filter({ hasText: email }).getByRole('button').last().click();
    const dialog = operator.getByRole('dialog', { name: t('enquiry-admin:dialog.title') });
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.open'), exact: true }).click();
    const job = dialog.getByLabel(new RegExp(`^${label(serviceCarryOut, 'jobId')}`, 'i'));
    await job.waitFor();
    expect(await job.inputValue()).toBe(jobId);
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.confirm') }).click();
    await dialog.getByRole('link', { name: t('enquiry-admin:carry.screen') }).click();
    await operator.getByRole('heading', { level: 1, name: story.job }).waitFor();
    screened = new URL(operator.url()).pathname;
    await operator.getByRole('link', { name: rejected }).waitFor();
    await breaksNothing(operator, 'applications that are screened');
  });

  it('are read and decided on, one by one', async () => {
    await operator.getByRole('link', { name: rejected }).click();
    await operator.getByRole('heading', { level: 2, name: rejected }).waitFor();
    expect(await operator.getByText('screened-en-0@journey.example').count()).toBe(0);
    await breaksNothing(operator, 'an application that is screened');
    await operator.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    const why = operator.getByRole('dialog');
    await why.getByLabel(t('application:reject.reason')).fill('No boots');
    await why.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    await operator.getByText(said('application:decision.done.rejected', { name: rejected })).waitFor();
    await operator.getByText(t('application:history.byCentre'), { exact: false }).waitFor();
    await operator.setViewportSize({ width: 390, height: 844 });
    await operator.goto(`${stack.url}${screened}`);
    const card = operator.getByRole('listitem').filter({ hasText: listed });
    await card.getByRole('button', { name: t('application:decision.action.shortlisted') }).click();
    await operator.getByText(said('application:decision.done.shortlisted', { name: listed })).waitFor();
  });

  it('are seen by the company, which ends it', async () => {
    const { page } = recruiter;
    await recruiter.go('/manage-service');
    await page.getByText(t('service-request:done.cv-screening')).waitFor();
    await recruiter.go(`/manage-applied?jobId=${jobId}&status=rejected`);
    await page.getByText(said('service-request:screening.note', { job: story.job })).waitFor();
    await breaksNothing(page, 'applications that the centre screens');
    await page.getByRole('link', { name: rejected }).click();
    await page.getByRole('tab', { name: t('application:detail.history') }).click();
    await page.getByText(t('application:history.byCentre'), { exact: false }).waitFor();
    await page.getByText('No boots', { exact: false }).waitFor();
    await recruiter.go('/manage-applied');
    const end = t('service-request:screening.end');
    await page.getByRole('button', { name: end }).click();
    await page.getByRole('dialog').getByRole('button', { name: end }).click();
    await page.getByText(t('service-request:screening.ended')).waitFor();
    await page
      .getByText(said('service-request:screening.note', { job: story.job }))
      .waitFor({ state: 'detached' });
    await operator.goto(`${stack.url}${screened}`);
    await operator.getByRole('heading', { level: 1, name: t('screening:title') }).waitFor();
    await operator.getByRole('alert').or(operator.getByText(/404/)).first().waitFor();
    expect(await operator.getByText(listed).count()).toBe(0);
  });
});

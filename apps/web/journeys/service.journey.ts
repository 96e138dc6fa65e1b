import { serviceCarryOut, serviceRequestNew } from '@acheep/contract/billing/service-request';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createApplication, createSentResume } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import { createService, createServiceRequest } from '@acheep/prisma/factories/service';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  name: 'Keo Pisey',
  company: 'Kampot Salt Fields',
  job: 'Salt Harvester',
  pin: 'Place above all',
  screening: 'Screening of CVs',
};
const [rejected, listed] = ['Meas Vannak', 'Long Chenda'];

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

const t = wordsOf('en');
const label = labelsOf('en');
/** Translates a key and interpolates its values. */
const said = (key: string, given: Record<string, string>) =>
  Object.entries(given).reduce((text, [name, value]) => text.replace(`{{${name}}}`, value), t(key));
const beginning = (text: string) => new RegExp(`^${text.replace(/[()]/g, '\\$&')}`, 'i');
const email = 'service@journey.example';
const faults: string[] = [];
let recruiter: Person;
let operator: Person;
let jobId: string;

beforeAll(async () => {
  const titles = { title: story.pin, titleKm: story.pin };
  await createService(prisma, { ...titles, effect: 'job-pin', amount: 3 });
  recruiter = await newPerson(browser, stack, 'en', faults);
  const company = { name: story.company, address: 'Kampot' };
  await recruiter.join({ role: 'recruiter', name: story.name, email, company });
  const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
  jobId = (await createJob(prisma, { ownerId, title: story.job })).id;
  await createJob(prisma, { ownerId, title: `${story.job} 2` });
  const screening = { title: story.screening, titleKm: story.screening, effect: 'cv-screening' };
  await createServiceRequest(prisma, { service: { ...screening, amount: null }, askedById: ownerId, jobId });
  for (const [index, name] of [rejected, listed].entries()) {
    const person = { name, email: `screened-${index}@journey.example` };
    const { id: applicantId } = await createUser(prisma, person);
    const { id } = await createApplication(prisma, { jobId, applicantId });
    await createSentResume(prisma, { applicationId: id, name });
    await prisma.application.update({ where: { id }, data: { cvId: null } });
  }
  operator = await newPerson(browser, stack, 'en', faults);
  await startSession(operator.page, stack, demoAccountOf('admin'));
});
afterAll(() => expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]));

/** Opens a request in the operator’s list and what carrying it out asks. */
async function carryOut(service: string) {
  const { page } = operator;
  await page.getByRole('row').filter({ hasText: service }).getByRole('button').last().click();
  const dialog = page.getByRole('dialog', { name: t('enquiry-admin:dialog.title') });
  await dialog.getByRole('button', { name: t('enquiry-admin:carry.open'), exact: true }).click();
  const job = dialog.getByLabel(beginning(label(serviceCarryOut, 'jobId')));
  await job.waitFor();
  await expect.poll(() => job.inputValue()).toBe(jobId);
  return dialog;
}

describe('a service that takes effect', () => {
  it('is asked for by a recruiter, for one of the company’s jobs', async () => {
    const { page } = recruiter;
    await recruiter.go('/service');
    await page
      .getByRole('button', { name: new RegExp(`${t('library:service.request')} ${story.pin}`) })
      .click();
    await page.getByLabel(beginning(label(serviceRequestNew, 'jobId'))).selectOption(jobId);
    await page.getByRole('button', { name: t('library:request.send') }).click();
    await page.getByText(t('library:request.sent.title')).waitFor();
    await page
      .getByRole('link', { name: t('library:service.own') })
      .last()
      .click();
    const row = page.getByRole('row').filter({ hasText: story.pin });
    await row.getByText(t('service-request:waiting')).waitFor();
    await breaksNothingDeep(page, 'what the company has asked for');
  });

  it('is carried out by the operator', async () => {
    const { page } = operator;
    await operator.go(`/admin/enquiry?search=${encodeURIComponent(email)}`);
    const dialog = await carryOut(story.pin);
    await expect
      .poll(() => dialog.getByLabel(beginning(t('enquiry-admin:carry.days'))).inputValue())
      .toBe('3');
    await breaksNothingDeep(page, 'a request that is carried out');
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.confirm') }).click();
    await page.getByText(t('enquiry-admin:done.carried')).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('has the job lead the list, and is told of', async () => {
    const { page } = recruiter;
    await recruiter.go(`/job?search=${encodeURIComponent(story.job)}&sort=createdAt_-1`);
    await page.getByRole('article').first().getByText(story.job, { exact: true }).waitFor();
    const { pinnedUntil } = await prisma.job.findUniqueOrThrow({ where: { id: jobId } });
    expect(pinnedUntil).toEqual(new Date(addDays(today(), 2)));
    expect((await stack.mailTo(email, new RegExp(story.pin))).text).toContain(story.job);
  });
});

describe('applications that the operator screens', () => {
  it('are opened to the operator by carrying the request out', async () => {
    const { page } = operator;
    const dialog = await carryOut(story.screening);
    await dialog.getByRole('button', { name: t('enquiry-admin:carry.confirm') }).click();
    await dialog.getByRole('link', { name: t('enquiry-admin:carry.screen') }).click();
    await page.getByRole('heading', { level: 1, name: story.job }).waitFor();
    await page.getByRole('link', { name: rejected }).waitFor();
  });

  it('are read and decided on, one by one', async () => {
    const { page } = operator;
    await page.getByRole('link', { name: rejected }).click();
    await page.getByRole('heading', { level: 2, name: rejected }).waitFor();
    await expect.poll(() => page.getByText('screened-0@journey.example').count()).toBe(0);
    await page.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    const why = page.getByRole('dialog');
    await why.getByLabel(t('application:reject.reason')).fill('No boots');
    await why.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    await page.getByText(said('application:decision.done.rejected', { name: rejected })).waitFor();
    await page.getByText(t('application:history.byCentre'), { exact: false }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goBack();
    const card = page.getByRole('listitem').filter({ hasText: listed });
    await card.getByRole('button', { name: t('application:decision.action.shortlisted') }).click();
    await page.getByText(said('application:decision.done.shortlisted', { name: listed })).waitFor();
  });

  it('are seen by the company, which ends it', async () => {
    const { page } = recruiter;
    await recruiter.go('/manage-service');
    await page.getByText(t('service-request:done.cv-screening')).waitFor();
    const pinned = page.getByRole('row').filter({ hasText: story.pin });
    await pinned.getByText(story.job, { exact: true }).waitFor();
    await expect.poll(() => page.getByText(t('service-request:waiting')).count()).toBe(0);

    await recruiter.go(`/manage-applied?jobId=${jobId}&status=rejected`);
    const note = page.getByText(said('service-request:screening.note', { job: story.job }));
    await note.waitFor();
    await breaksNothingDeep(page, 'applications that the centre screens');
    await page.getByRole('link', { name: rejected }).click();
    await page.getByRole('tab', { name: t('application:detail.history') }).click();
    await page.getByText(t('application:history.byCentre'), { exact: false }).waitFor();
    await page.getByText('No boots', { exact: false }).waitFor();
    await page.goBack();
    const end = t('service-request:screening.end');
    await page.getByRole('button', { name: end }).click();
    await page.getByRole('dialog').getByRole('button', { name: end }).click();
    await page.getByText(t('service-request:screening.ended')).waitFor();
    await note.waitFor({ state: 'detached' });
    await operator.page.reload();
    await operator.page.getByRole('heading', { level: 1, name: t('screening:title') }).waitFor();
    await operator.page.getByRole('alert').or(operator.page.getByText(/404/)).first().waitFor();
    await expect.poll(() => operator.page.getByText(listed).count()).toBe(0);
  });
});

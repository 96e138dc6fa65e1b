import { adminOrderConfirm } from '@acheep/contract/billing/order-admin';
import { applicationBody } from '@acheep/contract/hiring/application';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { interviewFormats } from '@acheep/contract/hiring/interview-option';
import { suggestedQuestion } from '@acheep/contract/hiring/question-suggestion';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { demoCv } from '@acheep/prisma/seed/demo/document';
import ICAL from 'ical.js';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobForm } from './job-form.ts';
import { khqrOf } from './khqr.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  company: { name: 'Kep Crab House', address: 'Kep beach' },
  name: 'Nou Vanna',
  title: 'Head Cook of Kep',
  seeker: 'Kong Bopha',
};

/** A payment slip: the smallest possible picture, of one pixel. */
const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stack = await startOwnProduct();
const api = async <T>(token: string, path: string, method = 'GET', body?: object): Promise<T> => {
  const answer = await fetch(`${stack.url}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const read = (await answer.json()) as { data: T };
  expect([path, answer.status, read]).toEqual([path, 200, read]);
  return read.data;
};

const browser = sharedBrowser();
beforeAll(async () => {
  const { token } = await sessionOf(stack, demoAccountOf('admin'));
  const { updatedAt } = await api<{ updatedAt: string }>(token, '/admin/setting');
  await api(token, '/admin/setting', 'PUT', {
    updatedAt,
    khqr: { kind: 'individual', accountId: 'acheep@aclb', merchantName: 'ACHEEP', city: 'Phnom Penh' },
  });
});

describe('a recruiter’s day', () => {
  const t = wordsOf('en');
  const labelOf = labelsOf('en');
  const email = 'package@journey.example';
  const seekerEmail = 'day@journey.example';
  const question = suggestedQuestion('experience', 'en').text;
  const faults: string[] = [];
  let seeker: Person;
  let recruiter: Person;
  let operator: Person;
  let order: { _id: string; number: string; total: number; payment: { khqr: { code: string } } };

  beforeAll(async () => {
    recruiter = await newPerson(browser, stack, 'en', faults);
    operator = await newPerson(browser, stack, 'en', faults);
    seeker = await newPerson(browser, stack, 'en', faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await recruiter.page.context().close();
    await operator.page.context().close();
    await seeker.page.context().close();
    expect(faults).toEqual([]);
  });

  it('begins without a plan: packages are offered to who wants to post a job', async () => {
    const { page } = recruiter;
    await recruiter.signUp({ role: 'recruiter', name: story.name, email, company: story.company });
    await recruiter.go('/manage-job');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.postJob') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('package:title') });
    await dialog.getByText('2 JOBS', { exact: true }).waitFor();
    // The demo's second package: the first is free.
    await dialog
      .getByRole('button', { name: t('package:start') })
      .nth(1)
      .click();
    await page.waitForURL('**/manage-job/create?package=*');
  });

  it('orders the package with the job that is written, and pays by a code that says so', async () => {
    const { page } = recruiter;
    const { step, field, write, press } = jobForm(page, 'en');
    await field('title').fill(story.title);
    await field('categoryId').selectOption({ index: 1 });
    await field('type').selectOption({ index: 1 });
    await step('pay');
    await field('salaryFrom').fill('300');
    await field('provinceId').selectOption({ index: 1 });
    await step('texts');
    await write('description', story.title);
    await step('person');
    await field('experience').selectOption({ index: 2 });
    await step('questions');
    const questions = page.getByRole('region', { name: t('job-post:form.questions') });
    await questions.getByRole('button', { name: t('job-post:question.add') }).click();
    await questions.getByRole('menuitem', { name: question }).click();
    await step('apply');
    await field('closingDate').fill(addDays(today(), 20));
    const made = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/order') && answer.ok());
    await press('order');
    order = ((await (await made).json()) as { data: typeof order }).data;
    await page.waitForURL(`**/manage-order/${order._id}`);
    await page.getByRole('img', { name: /KHQR/ }).waitFor();
    expect(khqrOf(order.payment.khqr.code)).toEqual({
      amount: order.total / 100,
      currency: 'USD',
      bill: order.number,
      isWhole: true,
    });
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: t('order:khqr.save') }).click();
    expect((await saved).suggestedFilename()).toBe(`KHQR-${order.number}.png`);
  });

  it('sends the payment slip', async () => {
    const { page } = recruiter;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
    await page.getByRole('button', { name: t('order:slip.send') }).click();
    await page.getByText(t('order:state.slip.title')).waitFor();
    await page.getByRole('img', { name: /slip\./ }).waitFor();
  });

  it('waits for the operator, who sees the slip and confirms', async () => {
    const { page } = operator;
    await operator.go('/admin/order');
    await page.getByLabel(t('order-admin:search')).fill(order.number);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: story.company.name }).first().click();
    await page.getByRole('img', { name: /slip\./ }).waitFor();
    const confirm = t('order-admin:action.confirm');
    await page.getByRole('button', { name: confirm }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(new RegExp(labelOf(adminOrderConfirm.body, 'reference'), 'i')).fill('FT-1');
    await dialog.getByRole('button', { name: confirm }).click();
    await page.getByRole('link', { name: t('order:invoice.open') }).click();
    await page.getByRole('heading', { name: t('order:invoice.title') }).waitFor();
    await page.getByText(order.number).first().waitFor();
  });

  it('sees the job published, and how much of the plan is left', async () => {
    const { page } = recruiter;
    await stack.mailTo(email, new RegExp(order.number));
    const { job } = stack.database.prisma;
    await expect.poll(() => job.count({ where: { title: story.title, status: 'active' } })).toBe(1);
    await recruiter.go('/manage-job/active');
    await page.getByRole('main').getByText(story.title).first().waitFor();
    await recruiter.go('/dashboard');
    const [left] = t('menu:plan_other').split('{{count}}');
    await page.getByText(left?.replace('{{name}}', story.name).replace(/jobs$/, '').trim() ?? '').waitFor();
    // One of two jobs is left: posting needs no package now.
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.postJob') })
      .click();
    await page.waitForURL('**/manage-job/create');
  });

  it('receives an application with an answer to the question', async () => {
    const { page } = seeker;
    await seeker.join({ role: 'user', name: story.seeker, email: seekerEmail });
    const found = await fetch(`${stack.url}/api/v1/job?search=${encodeURIComponent(story.title)}&limit=1`);
    const { data } = (await found.json()) as { data: [{ _id: string }] };
    await seeker.go(`/job/${data[0]._id}/apply`);
    const cv = demoCv({ name: story.seeker, email: seekerEmail, phone: '+85512345678' });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(cv) });
    await page.getByText('cv.pdf').waitFor();
    await page.getByLabel(labelOf(applicationBody, 'phone')).last().fill('12 345 678');
    await page.getByRole('button', { name: t('application:apply.submit') }).click();
    // The question is required.
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel(question).last().fill('4');
    await page.getByRole('button', { name: t('application:apply.submit') }).click();
    await page.getByText(t('application:apply.doneTitle')).waitFor();
  });

  it('finds it on the dashboard, reads the answer and short-lists the candidate, who is told', async () => {
    const { page } = recruiter;
    await recruiter.go('/dashboard');
    const fresh = page.getByRole('region', { name: t('dashboard:unseen.title') });
    await fresh.getByRole('link', { name: story.title }).click();
    await page.getByRole('link', { name: story.seeker }).first().click();
    const answers = page.getByRole('region', { name: t('application:answer.answers') });
    await answers.getByText(/^4 /).waitFor();
    await page.getByRole('button', { name: t('application:decision.action.shortlisted') }).click();
    await stack.mailTo(seekerEmail, /^You’re short-listed/);
    await seeker.go('/manage-user-applied');
    await seeker.page.getByText(applicationStatuses.shortlisted.en).first().waitFor();
  });

  it('proposes an interview; the time that the candidate picks is in both calendars', async () => {
    const { page } = recruiter;
    const day = addDays(today(), 4);
    await page.getByRole('tab', { name: t('application:detail.interviews') }).click();
    await page.getByRole('button', { name: t('interview:company.propose') }).click();
    await page
      .getByLabel(new RegExp(t('interview:form.time').replace('{{number}}', '1')))
      .fill(`${day}T09:00`);
    await page.getByRole('radio', { name: interviewFormats.phone.en }).check();
    await page.getByRole('button', { name: t('interview:form.send') }).click();
    await page.getByText(t('interview:company.waiting')).waitFor();

    await seeker.go('/dashboard');
    await seeker.page
      .getByRole('region', { name: t('dashboard:interviews.own') })
      .getByRole('link', { name: story.title })
      .click();
    await seeker.page.getByRole('radio').first().check();
    await seeker.page.getByRole('button', { name: t('interview:own.pick') }).click();
    await seeker.page.getByText(t('interview:own.agreed')).waitFor();
    const subjects = {
      [email]: /^Interview with/,
      [seekerEmail]: /^Interview confirmed/,
    };
    for (const [to, subject] of Object.entries(subjects)) {
      const { attachments } = await stack.mailTo(to, subject);
      const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content ?? '';
      const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
      const event = new ICAL.Event(
        new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined,
      );
      expect(event.startDate.toJSDate()).toEqual(new Date(`${day}T09:00:00+07:00`));
    }
  });
});

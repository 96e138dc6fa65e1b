import { addDays, today } from '@acheep/contract/calendar';
import { type Locale, locales } from '@acheep/contract/locale';
import { adminOrderConfirm } from '@acheep/contract/order-admin';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { jobForm } from './job-form.ts';
import { khqrOf } from './khqr.ts';
import { newPerson, type Person } from './person.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedStack } from './stack.ts';
import { labelsOf, wordsOf } from './words.ts';

const stories = {
  en: {
    company: { name: 'Kep Crab House', address: 'Kep beach' },
    name: 'Nou Vanna',
    title: 'Head Cook of Kep',
  },
  km: { company: { name: 'ភោជនីយដ្ឋានកែប', address: 'ឆ្នេរកែប' }, name: 'នូ វណ្ណា', title: 'មេចុងភៅប្រចាំខេត្តកែប' },
};

/** A payment slip: the smallest picture there is, of one pixel. */
const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stack = sharedStack();
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

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  const { token } = await sessionOf(stack, demoAccountOf('admin'));
  const { updatedAt } = await api<{ updatedAt: string }>(token, '/admin/setting');
  await api(token, '/admin/setting', 'PUT', {
    updatedAt,
    khqr: { kind: 'individual', accountId: 'acheep@aclb', merchantName: 'ACHEEP', city: 'Phnom Penh' },
  });
});
afterAll(() => browser?.close());

describe.each(locales)('a package, in %s', (locale: Locale) => {
  const story = stories[locale];
  const t = wordsOf(locale);
  const labelOf = labelsOf(locale);
  const email = `package-${locale}@journey.example`;
  const faults: string[] = [];
  let recruiter: Person;
  let operator: Person;
  let order: { _id: string; number: string; total: number; payment: { khqr: { code: string } } };

  beforeAll(async () => {
    recruiter = await newPerson(browser, stack, locale, faults);
    operator = await newPerson(browser, stack, locale, faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await recruiter.page.context().close();
    await operator.page.context().close();
    expect(faults).toEqual([]);
  });

  it('is offered to a recruiter without a plan who wants to post a job', async () => {
    const { page } = recruiter;
    await recruiter.signUp({ role: 'recruiter', name: story.name, email, company: story.company });
    await recruiter.go('/manage-job');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.postJob') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('package:title') });
    await dialog.getByText(locale === 'en' ? '2 JOBS' : 'ការងារចំនួន 2', { exact: true }).waitFor();
    // The second of the demo: the first costs nothing.
    await dialog
      .getByRole('button', { name: t('package:start') })
      .nth(1)
      .click();
    await page.waitForURL('**/manage-job/create?package=*');
  });

  it('is ordered with the job that is written, and paid by a code that says so', async () => {
    const { page } = recruiter;
    const { step, field, write, press } = jobForm(page, locale);
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

  it('takes the payment slip', async () => {
    const { page } = recruiter;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
    await page.getByRole('button', { name: t('order:slip.send') }).click();
    await page.getByText(t('order:state.slip.title')).waitFor();
    await page.getByRole('img', { name: /slip\./ }).waitFor();
  });

  it('is confirmed by the operator, who sees the slip', async () => {
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

  it('publishes the job, and the plan tells what is left', async () => {
    const { page } = recruiter;
    await stack.mailTo(email, new RegExp(order.number));
    const job = page.getByRole('main').getByText(story.title).first();
    for (const deadline = Date.now() + 20_000; Date.now() < deadline; await page.waitForTimeout(500)) {
      await recruiter.go('/manage-job/active');
      await page.waitForLoadState('networkidle');
      if (await job.isVisible()) break;
    }
    await job.waitFor();
    const [left] = t('common:dashboard.plan_other').split('{{count}}');
    await page.getByText(left?.replace('{{name}}', story.name).replace(/jobs$/, '').trim() ?? '').waitFor();
    // One of two is left: posting needs no package now.
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.postJob') })
      .click();
    await page.waitForURL('**/manage-job/create');
  });
});

import { adminOrderConfirm, adminOrderCreate, adminOrderExtend } from '@acheep/contract/billing/order-admin';
import { invoiceKinds } from '@acheep/contract/billing/order-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { todayWaits } from '@acheep/contract/platform/today-option';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobForm } from './job-form.ts';
import { khqrOf } from './khqr.ts';
import { newPerson, type Person } from './person.ts';
import { countPresses } from './press-count.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  company: { name: 'Kep Crab House', address: 'Kep beach' },
  name: 'Nou Vanna',
  title: 'Head Cook of Kep',
  second: 'Baker of Kep',
  coupon: 'CRAB10',
};

/** A payment slip: the smallest possible picture, of one pixel. */
const slip = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { job } = stack.database.prisma;

/** Enters the account that is paid to. */
async function setKhqr() {
  const { token } = await sessionOf(stack, demoAccountOf('admin'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const address = `${stack.url}/api/v1/admin/setting`;
  const { data } = (await (await fetch(address, { headers })).json()) as { data: { updatedAt: string } };
  const khqr = {
    kind: 'individual',
    accountId: 'acheep@aclb',
    merchantName: 'ACHEEP',
    city: 'Phnom Penh',
  };
  const body = JSON.stringify({ updatedAt: data.updatedAt, khqr });
  const { status } = await fetch(address, { method: 'PUT', headers, body });
  expect(status).toBe(200);
}

describe('an order', () => {
  const t = wordsOf('en');
  const email = 'package@journey.example';
  const faults: string[] = [];
  let recruiter: Person;
  let operator: Person;
  let presses: { [by in 'recruiter' | 'operator']: Awaited<ReturnType<typeof countPresses>> };
  let order: {
    _id: string;
    number: string;
    vatRate: number;
    total: number;
    payment: { khqr: { code: string } };
  };

  beforeAll(async () => {
    await setKhqr();
    await stack.database.prisma.coupon.create({
      data: { code: story.coupon, percent: 10, currency: 'USD', maxPerCompany: 1 },
    });
    recruiter = await newPerson(browser, stack, 'en', faults);
    operator = await newPerson(browser, stack, 'en', faults);
    presses = {
      recruiter: await countPresses(recruiter.page),
      operator: await countPresses(operator.page),
    };
    await recruiter.join({ role: 'recruiter', name: story.name, email, company: story.company });
    await startSession(operator.page, stack, demoAccountOf('admin'));
  });
  afterAll(() => expect(faults).toEqual([]));

  const postJob = () =>
    recruiter.page
      .getByRole('banner')
      .getByRole('link', { name: t('common:header.postJob') })
      .click();

  it('begins with the packages that are offered to who wants to post a job and has no plan, cheaper by a coupon', async () => {
    const { page } = recruiter;
    await recruiter.go('/manage-job');
    await postJob();
    const dialog = page.getByRole('dialog', { name: t('package:title') });
    await dialog.getByText('2 JOBS', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: t('package:coupon.have') }).click();
    await dialog.getByLabel(t('package:coupon.label')).fill('crab 10');
    await dialog.getByRole('button', { name: t('package:coupon.apply') }).click();
    await dialog.getByText(t('package:coupon.applied').replace('{{code}}', story.coupon)).waitFor();
    // The demo's second package: the first is free.
    await dialog
      .getByRole('button', { name: t('package:start') })
      .nth(1)
      .click();
    await page.waitForURL('**/manage-job/create?package=*');
  });

  it('is made with the job that is written, and paid by a code that says so', async () => {
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
    await step('apply');
    await field('closingDate').fill(addDays(today(), 20));
    const made = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/order') && answer.ok());
    await press('order');
    order = ((await (await made).json()) as { data: typeof order }).data;
    await page.waitForURL(`**/manage-order/${order._id}`);
    await page.getByRole('img', { name: /KHQR/ }).waitFor();
    await page.getByText(t('order:couponDiscount').replace('{{code}}', story.coupon)).waitFor();
    await page.getByText(t('order:vat').replace('{{rate}}', `${order.vatRate / 100}%`)).waitFor();
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

  it('has a payment slip sent', async () => {
    const { page } = recruiter;
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
    await page.getByRole('button', { name: t('order:slip.send') }).click();
    await page.getByText(t('order:state.slip.title')).waitFor();
    await page.getByRole('img', { name: /slip\./ }).waitFor();
  });

  it('waits for the operator, who sees the slip and confirms in a few presses', async () => {
    const { page } = operator;
    await operator.go('/dashboard');
    await presses.operator.reset();
    await page
      .getByRole('region', { name: t('dashboard:waits') })
      .getByRole('link', { name: new RegExp(todayWaits.order.en, 'i') })
      .click();
    await page.getByRole('link', { name: story.company.name }).first().click();
    await page.getByRole('img', { name: /slip\./ }).waitFor();
    // The number in the menu follows what the operator does.
    const counted = page
      .getByRole('navigation', { name: t('menu:label') })
      .getByRole('link', { name: /^Orders/ });
    const waiting = async () => Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0] ?? 0);
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    const confirm = t('order-admin:action.confirm');
    await page.getByRole('button', { name: confirm }).click();
    const dialog = page.getByRole('dialog');
    const reference = labelsOf('en')(adminOrderConfirm.body, 'reference');
    await dialog.getByLabel(new RegExp(reference, 'i')).fill('FT-1');
    await dialog.getByRole('button', { name: confirm }).click();
    await page.getByRole('link', { name: t('order:invoice.open') }).waitFor();
    await presses.operator.expectFew('confirm an order');
    await expect.poll(waiting).toBe(before - 1);
    await page.getByRole('link', { name: t('order:invoice.open') }).click();
    await page.getByRole('heading', { name: invoiceKinds.tax.en }).waitFor();
    await page.getByText(order.number).first().waitFor();
  });

  it('publishes its job, and its company sees how much of the plan is left', async () => {
    const { page } = recruiter;
    await stack.mailTo(email, new RegExp(order.number));
    await expect.poll(() => job.count({ where: { title: story.title, status: 'active' } })).toBe(1);
    await recruiter.go('/dashboard');
    const [left] = t('menu:plan_other').split('{{count}}');
    await page.getByText(left?.replace('{{name}}', story.name).replace(/jobs$/, '').trim() ?? '').waitFor();
  });

  it('has room for a second job, posted in a few presses, with no field that could be known', async () => {
    const { page } = recruiter;
    const { step, field, press } = jobForm(page, 'en');
    /** Presses into a field, then fills it in. */
    const give = async (name: Parameters<typeof field>[0], text?: string) => {
      await field(name).click();
      if (text) await page.keyboard.insertText(text);
      else await field(name).selectOption({ index: 1 });
    };
    await presses.recruiter.reset();
    await postJob();
    await give('title', story.second);
    await give('categoryId');
    await give('type');
    await step('pay');
    await give('salaryFrom', '300');
    await give('provinceId');
    await step('texts');
    await page.keyboard.insertText('Bakes bread from four in the morning.');
    await step('person');
    await give('experience');
    await step('apply');
    await press('publish');
    await page.waitForURL('**/manage-job/active');
    for (const title of [story.title, story.second])
      await page.getByRole('main').getByText(title).first().waitFor();
    await presses.recruiter.expectFew('post a job');
  });

  it('counts as a use of its coupon', async () => {
    const { page } = operator;
    await operator.go('/admin/coupon');
    await page.getByRole('main').getByText(story.coupon).waitFor();
    await page.getByRole('main').getByRole('link', { name: '1', exact: true }).click();
    await page.getByRole('link', { name: story.company.name }).waitFor();
  });

  it('is written by the operator for a company that phones, at a discount that both see, and with more days', async () => {
    const { page } = operator;
    const name = labelsOf('en');
    const field = (path: string) =>
      page.getByRole('main').getByLabel(new RegExp(`^${name(adminOrderCreate.body, path)}`, 'i'));
    await operator.go(`/admin/order/${order._id}`);
    await page.getByRole('link', { name: story.company.name }).click();
    await page.getByRole('link', { name: t('company-admin:order'), exact: true }).click();
    await field('packageId').selectOption({ index: 2 });
    await field('quantity').fill('2');
    await field('pricing').selectOption('percent');
    await field('percent').fill('50');
    await field('reason').fill('Agreed by phone.');
    await page.getByText('−$').waitFor();
    await page.getByRole('button', { name: t('order-admin:create.action') }).click();
    const days = t('order-admin:action.extend');
    await page.getByRole('button', { name: days }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(new RegExp(name(adminOrderExtend.body, 'reason'), 'i')).fill('For the wait.');
    await dialog.getByRole('button', { name: days }).click();
    await page.getByText(t('package:extraDays_other').replace('{{count}}', '30')).waitFor();
    const written = page.url().split('/').at(-1);
    const { page: own } = recruiter;
    await recruiter.go(`/manage-order/${written}`);
    await own.getByText('−$').waitFor();
    await own.getByRole('img', { name: /KHQR/ }).waitFor();
    await own.getByRole('link', { name: t('order:invoice.openProforma') }).click();
    await own.getByRole('heading', { name: invoiceKinds.proforma.en }).waitFor();
  });
});

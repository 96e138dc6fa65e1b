import { randomUUID } from 'node:crypto';
import { stopForm } from '@acheep/contract/jobs/job-admin';
import { jobHolds, stopReasons } from '@acheep/contract/jobs/job-moderation-option';
import { jobStatuses } from '@acheep/contract/jobs/job-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { jobForm } from './job-form.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const named = { en: 'Khmer Work', km: 'ការងារខ្មែរ' };

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('what the operator sets', () => {
  const t = wordsOf('en');
  const labelOf = labelsOf('en');
  const faults: string[] = [];
  let operator: Person;
  let recruiter: Person;
  beforeAll(async () => {
    operator = await newPerson(browser, stack, 'en', faults);
    recruiter = await newPerson(browser, stack, 'en', faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
    await startSession(recruiter.page, stack, demoAccountOf('recruiter'));
  });
  afterAll(async () => {
    await operator.page.context().close();
    await recruiter.page.context().close();
    expect(faults).toEqual([]);
  });

  /** Fills in fields of the settings and saves their group. */
  async function set(group: 'site' | 'invoicing' | 'ranking', fields: Record<string, string>) {
    const { page } = operator;
    await operator.go(`/admin/setting?tab=${group === 'ranking' ? 'applying' : group}`);
    const section = page.getByRole('region', { name: t(`operator-setting:${group}.title`), exact: true });
    for (const [field, value] of Object.entries(fields)) {
      const label = labelOf(operatorSettingsBody, `${group}.${field}`);
      await section.getByLabel(new RegExp(`^${label}( \\*)?$`, 'i')).fill(value);
    }
    await section.getByRole('button', { name: t('common:save') }).click();
  }

  it('is the VAT of the next order', async () => {
    await set('invoicing', { vatRate: '12.5' });
    await operator.page.getByText(t('operator-setting:saved')).waitFor();
    const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const packages = await (await fetch(`${stack.url}/api/v1/package`)).json();
    const { _id: packageId } = packages.data.find(({ price }: { price: number }) => price > 0);
    const answer = await fetch(`${stack.url}/api/v1/order`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify({ packageId }),
    });
    const { data: order } = await answer.json();
    const rate = 1250;
    expect(order.vatRate).toBe(rate);
    expect(order.total).toBe(order.subtotal + Math.round((order.subtotal * rate) / 10_000));
    await recruiter.go(`/manage-order/${order._id}`);
    await recruiter.page.getByText(t('order:vat').replace('{{rate}}', `${rate / 100}%`)).waitFor();
    const total = (order.total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await recruiter.page
      .getByText(new RegExp(total.replace('.', '\\.')))
      .first()
      .waitFor();
  });

  it('is the order of search results, at once, within its bounds', async () => {
    const salary = new RegExp(`^${labelOf(operatorSettingsBody, 'ranking.salary')}( \\*)?$`, 'i');
    await set('ranking', { salary: '15' });
    const field = operator.page.getByLabel(salary);
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');

    const first = async () => {
      const { data } = await (await fetch(`${stack.url}/api/v1/job?search=accountant&limit=20`)).json();
      const isShown = ({ salaryFrom }: { salaryFrom: number | null }) => salaryFrom !== null;
      return data.findIndex((job: { salaryFrom: number | null }) => !isShown(job));
    };
    await set('ranking', { salary: '0', complete: '0', boost: '0' });
    await operator.page.getByText(t('operator-setting:saved')).waitFor();
    const before = await first();
    await set('ranking', { salary: '14' });
    await operator.page.getByText(t('operator-setting:saved')).waitFor();
    expect(await first()).toBeGreaterThanOrEqual(before);
    await operator.page.reload();
    await expect.poll(() => operator.page.getByLabel(salary).inputValue()).toBe('14');
  });

  it('refuses a link that is none, at its field', async () => {
    await set('site', { 'social.telegram': 'http://t.me/khmerwork' });
    const field = operator.page.getByLabel(
      new RegExp(`^${labelOf(operatorSettingsBody, 'site.social.telegram')}$`, 'i'),
    );
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  });

  it('is the name in header, title and footer, of this page and of the next visitor’s', async () => {
    await set('site', {
      name: named.en,
      nameKm: named.km,
      'social.telegram': 'https://t.me/khmerwork',
    });
    await operator.page.getByText(t('operator-setting:saved')).waitFor();
    await operator.page.getByRole('banner').getByText(named.en).waitFor();
    const { page } = await newPerson(browser, stack, 'en', faults);
    await page.goto(`${stack.url}/`);
    await page.getByRole('banner').getByText(named.en).waitFor();
    await expect.poll(() => page.title()).toContain(named.en);
    const footer = page.getByRole('contentinfo');
    await footer.getByText(named.en).waitFor();
    expect(await footer.getByRole('link', { name: 'Telegram' }).getAttribute('href')).toBe(
      'https://t.me/khmerwork',
    );
    await page.context().close();
  });

  it('is the colour of every page from its first moment, until the operator takes it back', async () => {
    const range = operator.page.getByRole('slider', {
      name: labelOf(operatorSettingsBody, 'site.hue'),
    });
    const save = async () => {
      const form = operator.page.locator('form').filter({ has: range });
      await form.getByRole('button', { name: t('common:save'), exact: true }).click();
    };
    const ground = (page: Page) =>
      page
        .getByRole('button', { name: t('home:hero.search') })
        .evaluate((button) => getComputedStyle(button).backgroundColor);
    const visit = async () => {
      const page = await (await browser.newContext()).newPage();
      await page.goto(`${stack.url}/`);
      const color = await ground(page);
      await page.context().close();
      return color;
    };
    const green = await visit();
    await range.fill('210');
    await save();
    await expect.poll(visit).not.toBe(green);
    const [, red = 0, , blue = 0] = (/rgb\((\d+), (\d+), (\d+)\)/.exec(await visit()) ?? []).map(Number);
    expect(blue).toBeGreaterThan(red);
    await operator.page.getByRole('button', { name: t('operator-setting:site.hueDefault') }).click();
    await save();
    await expect.poll(visit).toBe(green);
  });
});

const title = 'Lighthouse Keeper';

describe('new jobs that the operator looks at first', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'moderation@journey.example';
  const words = 'Please say where the work is done.';
  const faults: string[] = [];
  let recruiter: Person;
  let admin: Page;
  let id = '';
  const row = (page: Page) => page.getByRole('row').filter({ hasText: title });

  beforeAll(async () => {
    recruiter = await newPerson(browser, stack, 'en', faults);
    admin = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    admin.setDefaultTimeout(30_000);
    admin.on('pageerror', (error) => faults.push(error.message));
    await startSession(admin, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await recruiter?.page.context().close();
    await admin?.context().close();
    expect(faults).toEqual([]);
  });

  /** Opens the public page and returns it with its status. */
  const publicPage = async () => {
    const page = await (await browser.newContext()).newPage();
    const answer = await page.goto(`${stack.url}/job/${id}`);
    return { page, status: answer?.status() };
  };
  const give = async (reason: keyof typeof stopReasons, submit: string) => {
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel(label(stopForm, 'reason')).selectOption(reason);
    await dialog.getByLabel(label(stopForm, 'words')).fill(words);
    await dialog.getByRole('button', { name: t(submit), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  };

  it('the operator wants to see the first job of each company', async () => {
    await admin.goto(`${stack.url}/admin/setting?tab=applying`);
    const section = admin.getByRole('region', { name: t('operator-setting:moderation.title') });
    await section.getByLabel(jobHolds.first.en).check();
    const saved = admin.waitForResponse((answer) => answer.request().method() === 'PUT');
    await section.getByRole('button', { name: t('common:save') }).click();
    expect((await saved).status()).toBe(200);
  });

  it('a new recruiter publishes one, is told that it waits, and nobody else sees it', async () => {
    const { page } = recruiter;
    const company = { name: 'Harbour', address: 'Street 271' };
    await recruiter.join({ role: 'recruiter', name: 'Chan Sophea', email, company });
    await recruiter.orderFreePackage();
    const { step, field, write, press } = jobForm(page, 'en');
    await recruiter.go('/manage-job/create');
    await field('title').fill(title);
    await field('categoryId').selectOption({ index: 1 });
    await field('type').selectOption({ index: 1 });
    await step('pay');
    await field('salaryFrom').fill('300');
    await field('provinceId').selectOption({ index: 1 });
    await step('texts');
    await write('description', 'Keeps the light.');
    await step('person');
    await field('experience').selectOption({ index: 1 });
    await step('apply');
    await field('closingDate').fill(addDays(today(), 20));
    await press('publish');
    await page.waitForURL('**/manage-job');
    await page.getByText(t('job-post:done.waits')).waitFor();
    await row(page).getByText(jobStatuses.pending.en).waitFor();
    await row(page).getByRole('link', { name: title }).click();
    await page.getByText(t('job-post:waits.text')).waitFor();
    await breaksNothing(page, 'a job that waits');
    id = /[\w-]{36}/.exec(page.url())?.[0] ?? '';
    const { page: visitor, status } = await publicPage();
    expect(status).toBe(404);
    await visitor.goto(`${stack.url}/job?search=${encodeURIComponent(title)}`);
    await visitor.getByRole('main').waitFor();
    expect(await visitor.getByRole('link', { name: title }).count()).toBe(0);
    await visitor.context().close();
  });

  it('the operator reads and approves it, and a visitor sees it', async () => {
    await admin.goto(`${stack.url}/admin/moderation`);
    await row(admin)
      .getByRole('button', { name: t('job-admin:queue.read') })
      .or(row(admin).getByRole('button', { name: title }))
      .first()
      .click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByText('Keeps the light.').waitFor();
    await breaksNothing(admin, 'a job to approve');
    await dialog.getByRole('button', { name: t('job-admin:queue.approve'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const { page, status } = await publicPage();
    expect(status).toBe(200);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.context().close();
    const mail = await stack.mailTo(email, /Approved/);
    expect(mail.subject).toContain(title);
  });

  it('the operator closes it with a reason, which reaches its recruiter', async () => {
    await admin.goto(`${stack.url}/admin/job?search=${encodeURIComponent(title)}`);
    await row(admin)
      .getByRole('button', { name: t('job-admin:close'), exact: true })
      .click();
    await give('unclear', 'job-admin:stop.close.submit');
    const { page: visitor, status } = await publicPage();
    expect(status).toBe(410);
    await visitor.context().close();
    const mail = await stack.mailTo(email, /Removed from the site/);
    expect(mail.text).toContain(stopReasons.unclear.en);
    expect(mail.text).toContain(words);
    await recruiter.go('/manage-job');
    await row(recruiter.page).getByText(words).waitFor();
  });
});

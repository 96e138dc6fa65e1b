import { randomUUID } from 'node:crypto';
import { operatorSettingsBody } from '@acheep/contract/operator-setting';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import type { Stack } from './stack.ts';
import { startStack } from './start-stack.ts';
import { labelsOf, wordsOf } from './words.ts';

const named = { en: 'Khmer Work', km: 'ការងារខ្មែរ' };

// A product of its own: what is changed here is the same for everybody, and other journeys count on what it was.
let product: Awaited<ReturnType<typeof startStack>>;
let stack: Stack;
const browser = sharedBrowser();
beforeAll(async () => {
  product = await startStack();
  stack = {
    url: product.url,
    mailTo: async (address) => {
      throw new Error(`Nothing is sent to ${address} here.`);
    },
  };
}, 180_000);
afterAll(async () => {
  expect(await product?.stop()).toBe(0);
}, 60_000);

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

  /** Fills one field of the settings in and saves its group. */
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
});

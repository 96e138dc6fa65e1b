import { channelNew } from '@acheep/contract/messaging/telegram-channel';
import { channelTests } from '@acheep/contract/messaging/telegram-channel-option';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

describe.each(journeyLocales('en'))('a Telegram channel (%s)', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const channel = `journey_${locale}`;
  const chat = stack.telegram.channel(channel);
  const posts = () => stack.telegram.of(chat);
  const title = `Channel keeper ${locale}`;
  const faults: string[] = [];
  let operator: Person;
  let id: string;
  beforeAll(async () => {
    operator = await newPerson(browser, stack, locale, faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await operator.page.context().close();
    expect(faults).toEqual([]);
  });

  /** Sends a test post, after which the worker goes on at once. */
  async function test() {
    const { page } = operator;
    const panel = page.getByRole('region', { name: `Jobs of ${channel}` });
    await panel.getByRole('button', { name: t('telegram-channel:test') }).click();
    const told = page.getByRole('status').filter({ hasText: channelTests.posted[locale] });
    await told.getByRole('button', { name: t('common:close') }).click();
    await told.waitFor({ state: 'hidden' });
  }
  async function shown(matching: RegExp) {
    await expect.poll(() => posts()[0]?.text, { timeout: 30_000 }).toMatch(matching);
    const [message] = posts();
    if (!message) throw new Error('the channel is empty');
    return message;
  }
  /** Calls the API as the recruiter of the demo. */
  async function call(method: string, path: string, body: object) {
    const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const url = `${stack.url}/api/v1${path}`;
    const response = await fetch(url, { method, headers, body: JSON.stringify(body) });
    expect([path, response.status]).toEqual([path, 200]);
  }

  it('is linked by the operator, for one province', async () => {
    const { page } = operator;
    await operator.go('/admin/announcement');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('announcement:channels') })
      .click();
    await page
      .getByRole('button', { name: t('telegram-channel:link') })
      .first()
      .click();
    const form = page.getByRole('dialog', { name: t('telegram-channel:link') });
    await form.getByLabel(label(channelNew, 'chat')).fill(`https://t.me/${channel}`);
    const kep = await prisma.province.findUniqueOrThrow({ where: { slug: 'kep' } });
    const name = { en: kep.nameEn, km: kep.nameKm }[locale];
    await form.getByRole('combobox', { name: label(channelNew, 'provinceIds') }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
    for (const end of ['quietFrom', 'quietUntil'])
      await form.getByLabel(new RegExp(`^${label(channelNew, end)}`, 'i')).selectOption('');
    await breaksNothingDeep(page, 'the form of a channel');
    await form.getByRole('button', { name: t('telegram-channel:link') }).click();
    await form.waitFor({ state: 'hidden' });
    const panel = page.getByRole('region', { name: `Jobs of ${channel}` });
    await panel.getByText(` · ${name} · `).waitFor();
    await breaksNothingDeep(page, 'a linked channel');
  });

  it('follows a job from publishing to closing', async () => {
    const kep = await prisma.province.findUniqueOrThrow({ where: { slug: 'kep' } });
    id = await publishJob(stack, title, { provinceId: kep.id });
    await test();
    const { html } = await shown(new RegExp(`^${title}\n`));
    const [, link = ''] = /<a href="([^"]+)">/.exec(html) ?? [];
    expect(link).toMatch(new RegExp(`/job/${id}\\?via=telegram-channel\\.\\d+$`));

    const job = await prisma.job.findUniqueOrThrow({ where: { id } });
    const closingDate = job.closingDate?.toISOString().slice(0, 10);
    await call('PUT', `/job/${id}`, {
      title: `${title}, chief`,
      categoryId: job.categoryId,
      provinceId: job.provinceId,
      type: 'full-time',
      experience: 'fresh',
      vacancies: 1,
      negotiable: true,
      description: job.description,
      closingDate,
    });
    await test();
    await shown(new RegExp(`^${title}, chief\n`));

    // Somebody reads the job by the link.
    const reader = await (await browser.newContext({ userAgent: `A reader of ${channel}` })).newPage();
    const viewed = reader.waitForResponse(/\/view\?via=telegram-channel/);
    await reader.goto(link);
    expect((await viewed).status()).toBe(200);
    await reader.context().close();

    await call('POST', `/job/${id}/status`, { status: 'closed' });
    await test();
    const closed = await shown(new RegExp(`\n\n${title}, chief\n`));
    expect(closed.html).toMatch(/<s>/);
    expect(closed.html).not.toContain('href');

    const { page } = operator;
    await page.reload();
    const views = page
      .getByRole('region', { name: `Jobs of ${channel}` })
      .locator('dl > div')
      .filter({ hasText: t('telegram-channel:views') });
    await views.getByText('1', { exact: true }).waitFor();
    expect(posts()).toHaveLength(1);
  });
});

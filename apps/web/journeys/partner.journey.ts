import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { usualWidgetJobs, widgetCode } from '@acheep/contract/companies/company-widget';
import type { Locale } from '@acheep/contract/kernel/locale';
import { apiKeyNew } from '@acheep/contract/platform/api-key';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const title = 'Capybara groomer';

const browser = sharedBrowser();
const { database } = stack;
/** A third party's site and the content of its only page. */
let foreign: Server;
let foreignUrl: string;
let shown = '';
let company: { id: string; name: string };
let job: { id: string };
beforeAll(async () => {
  const owner = await createRecruiter(database.prisma, { company: { name: 'Capybara Care' } });
  company = await database.prisma.company.findUniqueOrThrow({ where: { ownerId: owner.id } });
  job = await createJob(database.prisma, { ownerId: owner.id, title });
  await createJob(database.prisma, { ownerId: owner.id, title: 'Never shown', status: 'draft' });
  foreign = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><body><p>Elsewhere</p>${shown}`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  foreignUrl = `http://localhost:${(foreign.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => foreign?.close(resolve));
});

/** Fetches from a page of another origin with a key, subject to CORS. */
const readFrom = (page: Page, key: string, language: Locale) =>
  page.evaluate(
    async ({ url, headers }) => {
      const answer = await fetch(url, { headers });
      const { data, code, message } = await answer.json();
      const titles = (data ?? []).map((one: { title: string; url: object }) => [one.title, one.url]);
      const left = answer.headers.get('RateLimit-Remaining');
      return { status: answer.status, titles, left, code, message };
    },
    {
      url: `${stack.url}/api/v1/partner/job?filter[companyId]=${company.id}`,
      headers: { 'X-Api-Key': key, 'Accept-Language': language },
    },
  );

describe('partners', () => {
  const t = wordsOf('en');
  const labelOf = (field: string) => new RegExp(`^${labelsOf('en')(apiKeyNew, field)}( \\*)?$`, 'i');
  const name = 'Partner of the journey';
  const faults: string[] = [];
  let operator: Person;
  let elsewhere: Page;
  let key = '';
  beforeAll(async () => {
    operator = await newPerson(browser, stack, 'en', faults);
    await startSession(operator.page, stack, demoAccountOf('admin'));
    elsewhere = await browser.newPage();
    await elsewhere.goto(foreignUrl);
  });
  afterAll(async () => {
    expect(faults).toEqual([]);
  });

  it('get a key of the operator, which is shown once', async () => {
    const { page } = operator;
    await operator.go('/admin/api-key');
    await page.getByRole('button', { name: t('api-key:issue') }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel(labelOf('name')).fill(name);
    await form.getByLabel(labelOf('email')).fill('programs@journey.example');
    await form.getByRole('button', { name: t('api-key:issue') }).click();
    await form.getByText(t('api-key:issued.once')).waitFor();
    key = (await form.getByText(/^acheep_[\w-]{43}$/).textContent()) ?? '';
    await form.getByRole('button', { name: t('api-key:issued.done') }).click();
    await page
      .getByText(`${key.slice(0, 13)}…`)
      .first()
      .waitFor();
    expect(await page.content()).not.toContain(key);
  });

  it('read jobs with it from a page of another origin', async () => {
    const { status, titles, left } = await readFrom(elsewhere, key, 'en');
    const url = {
      en: expect.stringMatching(`/job/${job.id}$`),
      km: expect.stringMatching(`/km/job/${job.id}$`),
    };
    expect([status, titles]).toEqual([200, [[title, url]]]);
    expect(Number(left)).toBeGreaterThan(0);
  });

  it('read nothing any more when it is revoked, and are told why', async () => {
    const { page } = operator;
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('button', { name: t('api-key:revokeOf').replace('{{name}}', name) }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await dialog.getByRole('button', { name: t('api-key:revoke'), exact: true }).click();
    await page.getByText(t('api-key:revoking.done')).waitFor();
    const { status, code, message } = await readFrom(elsewhere, key, 'en');
    expect([status, code]).toEqual([403, 'api_key.revoked']);
    expect(message).toMatch(/revoked/);
  });

  it('find in the guide what they need', async () => {
    const page = elsewhere;
    await page.goto(`${stack.url}/partner`);
    await page.getByText('X-Api-Key').first().waitFor();
    await page.getByRole('button', { name: 'GET /partner/job/{id}' }).click();
    // The endpoints above, which are collapsed, have the same fields in their responses.
    await page.getByText('salaryFrom', { exact: true }).filter({ visible: true }).first().waitFor();
  });

  it('have a company’s jobs in their page with one line of code', async () => {
    const look = { locale: 'en', scheme: 'dark', limit: usualWidgetJobs } as const;
    shown = widgetCode(stack.url, company.id, look);
    const asked: string[] = [];
    const page = elsewhere;
    page.on('request', (request) => asked.push(new URL(request.url()).origin));
    await page.goto(foreignUrl);
    const frame = page.frameLocator('iframe');
    const link = frame.getByRole('link', { name: title });
    await link.waitFor();
    const path = `/job/${job.id}`;
    expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(path);
    await expect.poll(() => frame.locator('html').getAttribute('lang')).toBe('en');
    await expect.poll(() => frame.getByText('Never shown').count()).toBe(0);
    // The frame is as tall as its content: nothing scrolls inside.
    const inside = () => frame.locator('html').evaluate((html: HTMLElement) => html.offsetHeight);
    const outside = () => page.locator('iframe').evaluate((one) => one.clientHeight);
    await expect.poll(async () => (await outside()) - (await inside())).toBe(0);
    // Visitors of the page are not tracked.
    expect(await page.context().cookies(stack.url)).toEqual([]);
    expect(new Set(asked)).toEqual(new Set([new URL(foreignUrl).origin, new URL(stack.url).origin]));
  });

  it('find the line in the account of the company, with what it will look like', async () => {
    const { page } = operator;
    await startSession(page, stack, demoAccountOf('recruiter'));
    await operator.go('/profile/company');
    const part = page.getByRole('region', { name: t('company-widget:title') });
    const code = part.getByRole('group', { name: t('company-widget:code') });
    await code.waitFor();
    await expect.poll(() => code.textContent()).toContain('data-locale="en" data-scheme="auto"');
    await part.getByLabel(t('company-widget:scheme')).selectOption('dark');
    await expect.poll(() => code.textContent()).toContain('data-scheme="dark"');
    const preview = part.frameLocator('iframe');
    await preview.locator('html[data-scheme="dark"] h1').waitFor();
  });
});

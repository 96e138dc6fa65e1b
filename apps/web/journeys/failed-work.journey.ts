import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { healthChecks, healthStates } from '@acheep/contract/platform/site-health-option';
import { taskStates } from '@acheep/contract/platform/task-admin-option';
import { createUser } from '@acheep/prisma/factories/user';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

/** Returns the number of mails to an address in one state of the queue. */
async function mailsTo(email: string, state: 'completed' | 'failed'): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND data->>'to' = $1 AND state::text = $2`,
    [email, state],
  );
  return rows[0]?.count ?? 0;
}

/** Returns the number of mails to an address that the mail server has received. */
async function arrived(email: string): Promise<number> {
  const { mail } = stack;
  const files = (await readdir(mail)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(mail, name), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${email}`)).length;
}

/** Creates a mail rejected by the mail server, as the queue stores it; it has been sent once before. */
async function failedMail(email: string) {
  await createUser(database.prisma, { email });
  const response = await fetch(`${stack.url}/api/v1/users/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  await vi.waitFor(async () => expect(await mailsTo(email, 'completed')).toBe(1), 20_000);
  await database.pool.query(
    `UPDATE pgboss.job SET state = 'failed', retry_count = 4, output = $2, completed_on = now()
     WHERE name = 'mail' AND data->>'to' = $1`,
    [email, JSON.stringify({ reason: 'mail not sent', code: 'ECONNECTION' })],
  );
}

describe('work that failed', () => {
  const t = wordsOf('en');
  const email = `postman-${randomUUID().slice(0, 8)}@journey.example`;
  const faults: string[] = [];
  let page: Page;
  const go = (path: string) => page.goto(stack.url + path);
  /** The region of one check on the health page. */
  const check = (name: keyof typeof healthChecks) =>
    page.getByRole('region', { name: new RegExp(healthChecks[name].en) });

  beforeAll(async () => {
    await failedMail(email);
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await startSession(page, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await page?.context().close();
    expect(faults).toEqual([]);
  });

  it('is a finding of the site’s health, beside what is well', async () => {
    await go('/admin/health');
    await page.getByRole('heading', { level: 1, name: t('site-health:title') }).waitFor();
    await check('queue').getByText(healthStates.warning.en, { exact: true }).waitFor();
    await check('database').getByText(healthStates.ok.en, { exact: true }).waitFor();
    await check('database')
      .getByText(/PostgreSQL 18/)
      .waitFor();
    await breaksNothing(page, 'the health of the site');
  });

  it('is seen with its reason, and all of it is sent again', async () => {
    await go(`/admin/task?state=failed&search=${encodeURIComponent(email)}`);
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByText(taskStates.failed.en, { exact: true }).waitFor();
    await row.getByText('mail not sent · ECONNECTION').waitFor();
    await breaksNothing(page, 'work that failed');
    await page.getByRole('button', { name: t('task-admin:retryAll') }).click();
    // Nothing happens before confirmation.
    const dialog = page.getByRole('dialog', { name: t('task-admin:retryAll') });
    await dialog.waitFor();
    expect(await mailsTo(email, 'failed')).toBe(1);
    await dialog.getByRole('button', { name: t('task-admin:retry') }).click();
    await page.getByText(t('task-admin:empty.title')).waitFor();
    await vi.waitFor(async () => expect(await mailsTo(email, 'completed')).toBe(1), 20_000);
    expect(await arrived(email)).toBe(2);
    await go(`/admin/task?search=${encodeURIComponent(email)}`);
    await row.getByText(taskStates.done.en, { exact: true }).waitFor();
  });

  it('is well again when one looks again', async () => {
    await go('/admin/health');
    await check('queue').getByText(healthStates.ok.en, { exact: true }).waitFor();
    await page.getByRole('button', { name: t('site-health:again') }).click();
    await check('queue').getByText(healthStates.ok.en, { exact: true }).waitFor();
  });
});

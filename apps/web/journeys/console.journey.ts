import { profileBody } from '@acheep/contract/accounts/account';
import { impersonationStart } from '@acheep/contract/accounts/impersonation';
import { companyBody } from '@acheep/contract/companies/company';
import { adminCompanyUpdate } from '@acheep/contract/companies/company-admin';
import { companyEvidence, companyStates } from '@acheep/contract/companies/company-admin-option';
import { errorText } from '@acheep/contract/errors';
import { moderationHide } from '@acheep/contract/feed/moderation';
import { moderationStates } from '@acheep/contract/feed/moderation-option';
import { stopForm } from '@acheep/contract/jobs/job-admin';
import { jobHolds } from '@acheep/contract/jobs/job-moderation-option';
import { jobStatuses } from '@acheep/contract/jobs/job-option';
import { savedViewSave } from '@acheep/contract/platform/saved-view';
import { healthChecks, healthStates } from '@acheep/contract/platform/site-health-option';
import { taskStates } from '@acheep/contract/platform/task-admin-option';
import { todayWaits } from '@acheep/contract/platform/today-option';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { breaksNothing, breaksNothingDeep } from './accessibility.ts';
import { jobForm } from './job-form.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe('the operator’s day', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (text: string) => new RegExp(text.replace(/[()]/g, '\\$&'), 'i');
  const faults: string[] = [];
  let page: Page;
  const go = (path: string) => page.goto(stack.url + path);

  beforeAll(async () => {
    page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await startSession(page, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await page?.context().close();
    expect(faults).toEqual([]);
  });

  it('begins with what waits, each number leading to its list', async () => {
    await go('/dashboard');
    const waits = page.getByRole('region', { name: t('dashboard:waits') });
    await expect.poll(() => page.getByRole('heading', { name: t('dashboard:title') }).count()).toBe(1);
    const topOf = async (region: Locator) => (await region.boundingBox())?.y ?? 0;
    const steps = page.getByRole('region', { name: t('dashboard:firstDay.title') });
    await steps.waitFor();
    expect(await topOf(waits)).toBeLessThan(await topOf(steps));
    await waits.getByRole('link', { name: named(todayWaits.company.en) }).click();
    await page.waitForURL(/\/admin\/company\?.*state=waiting/);
    await page.getByRole('row').nth(1).waitFor();
  });

  it('comes to a setting by its keyword, and to a page by what is done there', async () => {
    const option = (name: string) => page.getByRole('dialog').getByRole('option', { name });
    const type = async (words: string) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type(words);
    };
    await type('riel');
    await option('VAT and invoices').click();
    await page.getByRole('tab', { name: t('operator-setting:tab.invoicing'), selected: true }).waitFor();
    await type('new order');
    await option('New order').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/order\/create$/);
    await go('/admin/company?state=waiting');
  });

  it('keeps a view of the companies under a name, and comes back to it', async () => {
    const row = page.getByRole('row').nth(1);
    const views = page.getByRole('button', { name: t('widget:list.views') });
    const view = page.getByRole('link', { name: 'To verify' });
    const state = page.getByRole('button', { name: named(companyStates.waiting.en) });
    await views.click();
    await page
      .getByLabel(label(savedViewSave.body, 'name'), { exact: false })
      .or(page.getByLabel(t('widget:list.viewName')))
      .first()
      .fill('To verify');
    await page.getByRole('button', { name: t('widget:list.saveView') }).click();
    await view.waitFor();
    await breaksNothingDeep(page, 'saved views');
    await page.keyboard.press('Escape');
    await state.click();
    await page.waitForURL((url) => !url.search.includes('state=waiting'));
    await row.waitFor();
    await views.click();
    await view.click();
    await page.waitForURL(/state=waiting/);
    await state.waitFor();
    await views.click();
    await page
      .getByRole('button', { name: t('widget:list.removeView').replace('{{name}}', 'To verify') })
      .click();
    await view.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
  });

  it('verifies a company by what its page shows, and corrects its address with a reason', async () => {
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.waitForURL(/\/admin\/company\/[0-9a-f-]{36}$/);
    await page.getByRole('region', { name: t('company-admin:evidence.title') }).waitFor();
    await page.getByRole('button', { name: t('company-admin:verify.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: companyEvidence.phone.en }).check();
    await dialog.getByRole('button', { name: t('company-admin:verify.action') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('company-admin:unverify.action') }).waitFor();
    await page.getByRole('link', { name: t('company-admin:correct.action'), exact: true }).click();
    await page.getByLabel(named(`^${label(companyBody, 'address')}`)).fill('Street 63, Phnom Penh');
    await page
      .getByLabel(named(`^${label(adminCompanyUpdate.body, 'correctionReason')}`))
      .fill('It has moved.');
    // What the header partly covers while one scrolls is no fault.
    await page.evaluate(() => scrollTo(0, 0));
    await breaksNothingDeep(page, 'the correction of a company');
    await page.getByRole('button', { name: t('company-admin:correct.save') }).click();
    await page.getByText('Street 63, Phnom Penh', { exact: true }).waitFor();
    await page
      .getByRole('region', { name: t('company-admin:audit') })
      .getByText('It has moved.')
      .waitFor();
  });

  it('notes something about an account, which stays there', async () => {
    const { email } = demoAccountOf('user');
    await go(`/admin?search=${encodeURIComponent(email)}`);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click();
    await page.waitForURL(/\/admin\/user\//);
    const notes = page.getByRole('region', { name: t('admin:note.account') });
    const text = 'Asked how to change the photo';
    await notes.getByLabel(t('field:note.label')).fill(text);
    await notes.getByRole('button', { name: t('field:note.add') }).click();
    await notes.getByRole('article').getByText(text).waitFor();
  });

  it('sees the account as its owner does, is refused what changes it, and comes back', async () => {
    const address = page.url();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: t('admin:action.look') }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(named(`^${label(impersonationStart.body, 'reason')}`))
      .fill('You asked about the photo.');
    await dialog.getByRole('button', { name: t('admin:look.start') }).click();
    const bar = page.getByRole('region', { name: t('impersonation:label') });
    await bar.getByText(name).waitFor();
    await go('/profile');
    await bar.getByText(name).waitFor();
    const field = page.getByLabel(named(`^${label(profileBody, 'name')}`)).first();
    await field.fill('Somebody else');
    await breaksNothing(page, 'an account that is looked at');
    await page.getByRole('button', { name: t('common:save') }).click();
    await page.getByText(errorText('impersonation.read_only', 'en')).waitFor();
    await bar.getByRole('button', { name: t('impersonation:end') }).click();
    await page.getByRole('button', { name: t('admin:action.look') }).waitFor();
    expect(page.url()).toBe(address);
    await expect.poll(() => bar.count()).toBe(0);
    await page
      .getByRole('region', { name: t('admin:note.account') })
      .getByText('Asked how to change the photo')
      .waitFor();
  });

  it('hides an entry that is a swindle, and shows it again', async () => {
    const body = 'Pay us ten dollars and the job is yours.';
    const author = await sessionOf(stack, demoAccountOf('trainer'));
    const response = await fetch(`${stack.url}/api/v1/post`, {
      method: 'POST',
      headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ body, publish: true }),
    });
    const { data } = (await response.json()) as { data: { _id: string } };
    /** Returns the status for anyone who has the URL. */
    const statusOfPage = async () => (await fetch(`${stack.url}/public-post/${data._id}`)).status;
    const entry = page.getByRole('row').filter({ hasText: body });
    const act = (name: string) => entry.getByRole('button', { name: t(name), exact: true }).click();
    await expect.poll(statusOfPage).toBe(200);
    await go(`/admin/post?search=${encodeURIComponent(body)}`);
    await act('report-admin:moderation.act.hide');
    const dialog = page.getByRole('dialog');
    await breaksNothingDeep(page, 'hiding an entry');
    await dialog.getByLabel(label(moderationHide, 'reason')).selectOption('scam');
    await dialog.getByRole('button', { name: t('report-admin:moderation.hide.submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await entry.getByText(moderationStates.hidden.en, { exact: true }).waitFor();
    await expect.poll(statusOfPage).toBe(404);
    await act('report-admin:moderation.act.show');
    await dialog.getByRole('button', { name: t('report-admin:moderation.act.show'), exact: true }).click();
    await entry.getByText(moderationStates.shown.en, { exact: true }).waitFor();
    await expect.poll(statusOfPage).toBe(200);
  });

  describe('where new jobs are looked at first', () => {
    const title = 'Lighthouse Keeper';
    const words = 'Please say where the work is done.';
    const row = (of: Page) => of.getByRole('row').filter({ hasText: title });
    let recruiter: Person;
    let id = '';
    const statusOfPage = async () => (await fetch(`${stack.url}/job/${id}`)).status;

    beforeAll(async () => {
      recruiter = await newPerson(browser, stack, 'en', faults);
      const company = { name: 'Harbour', address: 'Street 271' };
      const email = 'harbour@journey.example';
      await recruiter.join({ role: 'recruiter', name: 'Chan Sophea', email, company });
      await recruiter.orderFreePackage();
      const { id: ownerId } = await database.prisma.user.findUniqueOrThrow({ where: { email } });
      const draft = { ownerId, title, status: 'draft', description: '<p>Keeps the light.</p>' } as const;
      ({ id } = await createJob(database.prisma, draft));
    });
    afterAll(() => recruiter?.page.context().close());

    it('says that the first job of each company waits', async () => {
      await go('/admin/setting?tab=applying');
      const section = page.getByRole('region', { name: t('operator-setting:moderation.title') });
      await section.getByLabel(jobHolds.first.en).check();
      await section.getByRole('button', { name: t('common:save') }).click();
      await page.getByText(t('operator-setting:saved')).waitFor();
    });

    it('a new recruiter publishes one, and is told that it waits', async () => {
      await recruiter.go(`/manage-job/${id}`);
      const { step, press } = jobForm(recruiter.page, 'en');
      await step('apply');
      await press('publish');
      await recruiter.page.waitForURL('**/manage-job');
      await recruiter.page.getByText(t('job-post:done.waits')).waitFor();
      await row(recruiter.page).getByText(jobStatuses.pending.en).waitFor();
      await expect.poll(statusOfPage).toBe(404);
    });

    it('reads and approves it, and it is public', async () => {
      await go('/admin/moderation');
      await row(page)
        .getByRole('button', { name: t('job-admin:queue.read') })
        .or(row(page).getByRole('button', { name: title }))
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Keeps the light.').waitFor();
      await breaksNothing(page, 'a job to approve');
      await dialog.getByRole('button', { name: t('job-admin:queue.approve'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(statusOfPage).toBe(200);
    });

    it('closes it with a reason, which its recruiter reads', async () => {
      await go(`/admin/job?search=${encodeURIComponent(title)}`);
      await row(page)
        .getByRole('button', { name: t('job-admin:close'), exact: true })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(label(stopForm, 'reason')).selectOption('unclear');
      await dialog.getByLabel(label(stopForm, 'words')).fill(words);
      await dialog.getByRole('button', { name: t('job-admin:stop.close.submit'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(statusOfPage).toBe(410);
      await recruiter.go('/manage-job');
      await row(recruiter.page).getByText(words).waitFor();
    });
  });

  it('reads the documentation of the API, and a call for partners with its responses', async () => {
    const docs = await page.context().newPage();
    docs.on('pageerror', (error) => faults.push(error.message));
    docs.on('response', (response) => {
      if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
    });
    // The description of all calls is seconds of work for a browser.
    await docs.goto(`${stack.url}/api/v1/docs?urls.primaryName=Calls%20for%20partners`);
    await docs.getByText('Acheep for partners').first().waitFor();
    await docs.locator('#operations-tag-partner').click();
    const call = docs.locator('.opblock', { hasText: '/partner/job/{id}' });
    await call.getByRole('button').first().click();
    await call.getByText('The key is missing or unknown').waitFor();
    await call.getByText('Keeps the books of the company.').waitFor();
    await docs.close();
  });

  describe('where a mail has failed', () => {
    const email = 'postman@journey.example';
    /** The region of one check on the health page. */
    const check = (name: keyof typeof healthChecks) =>
      page.getByRole('region', { name: new RegExp(healthChecks[name].en) });
    /** Returns the number of mails to the address in one state of the queue. */
    async function mails(state: 'completed' | 'failed'): Promise<number> {
      const { rows } = await database.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'mail' AND data->>'to' = $1 AND state::text = $2`,
        [email, state],
      );
      return rows[0]?.count ?? 0;
    }

    beforeAll(async () => {
      await createUser(database.prisma, { email });
      const response = await fetch(`${stack.url}/api/v1/users/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
      expect(response.status).toBe(200);
      await vi.waitFor(async () => expect(await mails('completed')).toBe(1), 20_000);
      // As the queue stores a mail that the server has rejected; it has been sent once before.
      await database.pool.query(
        `UPDATE pgboss.job SET state = 'failed', retry_count = 4, output = $2, completed_on = now()
         WHERE name = 'mail' AND data->>'to' = $1`,
        [email, JSON.stringify({ reason: 'mail not sent', code: 'ECONNECTION' })],
      );
    });

    it('reads of it in the health of the site, and sends it again', async () => {
      await go('/admin/health');
      await check('database').getByText(healthStates.ok.en, { exact: true }).waitFor();
      await check('queue').getByText(healthStates.warning.en, { exact: true }).waitFor();
      await go(`/admin/task?state=failed&search=${encodeURIComponent(email)}`);
      const row = page.getByRole('row').filter({ hasText: email });
      await row.getByText(taskStates.failed.en, { exact: true }).waitFor();
      await row.getByText('mail not sent · ECONNECTION').waitFor();
      await page.getByRole('button', { name: t('task-admin:retryAll') }).click();
      // Nothing happens before confirmation.
      const dialog = page.getByRole('dialog', { name: t('task-admin:retryAll') });
      await dialog.waitFor();
      expect(await mails('failed')).toBe(1);
      await dialog.getByRole('button', { name: t('task-admin:retry') }).click();
      await page.getByText(t('task-admin:empty.title')).waitFor();
      await stack.mailTo(email, /./, 2);
      await page
        .getByRole('navigation', { name: t('menu:label') })
        .getByRole('link', { name: t('site-health:title'), exact: true })
        .click();
      await page.getByRole('button', { name: t('site-health:again') }).click();
      await check('queue').getByText(healthStates.ok.en, { exact: true }).waitFor();
    });
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loginBody } from '@acheep/contract/accounts/account';
import { packageNew } from '@acheep/contract/billing/package';
import { articleDraft } from '@acheep/contract/content/article-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import { type FirstDayStep, firstDaySteps } from '@acheep/contract/platform/first-day-option';
import { operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { todayWaits } from '@acheep/contract/platform/today-option';
import { connect } from '@acheep/database/connection';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../api/src/testing/empty-database.ts';
import { runCommand } from '../../api/src/testing/run-command.ts';
import { breaksNothing } from './accessibility.ts';
import { jobForm } from './job-form.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const site = { en: 'Angkor Jobs', km: 'ការងារអង្គរ' };
const first = { email: 'sokha@angkor-jobs.example', password: 'first day at the site 2026' };
const second = { email: 'bopha@angkor-jobs.example', password: 'ថ្ងៃទីពីរនៅគេហទំព័រ 2026' };
const support = 'help@angkor-jobs.example';
const title = 'ជាងឈើ';

const product = await startOwnProduct({ admin: first });
const browser = sharedBrowser();
const faults: string[] = [];
let sokha: Admin;
let bopha: Admin;
let recruiter: Person;

beforeAll(async () => {
  sokha = await newAdmin('en');
  bopha = await newAdmin('km');
  recruiter = await newPerson(browser, product, 'km', faults);
});
afterAll(async () => {
  // A page that is open would miss the product once it has stopped.
  for (const { page } of [sokha, bopha, recruiter]) await page?.context().close();
  expect(faults).toEqual([]);
});

/** Someone who runs the site, in their language. */
async function newAdmin(locale: Locale) {
  const { page, go } = await newPerson(browser, product, locale, faults);
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const named = (name: string) => new RegExp(`^${name}( \\*)?$`, 'i');
  const list = page.getByRole('region', { name: t('dashboard:firstDay.title') });
  const step = (what: FirstDayStep) =>
    list.getByRole('listitem').filter({ hasText: firstDaySteps[what][locale] });
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();

  return {
    page,
    t,
    label,
    named,
    list,
    step,
    press,
    async signIn({ email, password }: typeof first) {
      await go('/admin/login');
      await page.getByLabel(named(label(loginBody, 'email'))).fill(email);
      await page.getByLabel(named(label(loginBody, 'password'))).fill(password);
      await press('account:login.submit');
      await list.waitFor();
    },
    /** Opens the page to which a step leads, which has been open until now. */
    async begin(what: FirstDayStep) {
      await step(what).getByText(t('dashboard:firstDay.open')).waitFor({ state: 'attached' });
      await step(what).getByRole('link').click();
    },
    /** Goes back to the list by the menu, and sees that it knows of the step. */
    async sees(what: FirstDayStep, done: number) {
      const menu = page.getByRole('navigation', { name: t('menu:label') });
      await menu.getByRole('link', { name: t('menu:group.today'), exact: true }).click();
      await step(what).getByText(t('dashboard:firstDay.done')).waitFor({ state: 'attached' });
      const count = t('dashboard:firstDay.count').replace('{{done}}', String(done));
      await list.getByText(count.replace('{{count}}', String(Object.keys(firstDaySteps).length))).waitFor();
    },
    /** Fills in a group of settings and saves it. */
    async set(group: 'site' | 'khqr' | 'invoicing', fields: Record<string, string>) {
      const section = page.getByRole('region', { name: t(`operator-setting:${group}.title`), exact: true });
      for (const [field, value] of Object.entries(fields))
        await section.getByLabel(named(label(operatorSettingsBody, `${group}.${field}`))).fill(value);
      await section.getByRole('button', { name: t('common:save') }).click();
      await page.getByText(t('operator-setting:saved')).waitFor();
    },
  };
}
type Admin = Awaited<ReturnType<typeof newAdmin>>;

describe('the first day of a site', () => {
  it('begins with a list of what it needs, of which nothing is done', async () => {
    const { page, signIn, list, t } = sokha;
    expect(product.output()).toContain(`${product.url}/admin/login`);
    expect(product.output()).not.toContain(demoAccountOf('admin').email);
    await signIn(first);
    expect(await list.getByRole('listitem').count()).toBe(Object.keys(firstDaySteps).length);
    expect(await list.getByText(t('dashboard:firstDay.done'), { exact: false }).count()).toBe(1);
    await page.getByRole('heading', { name: t('dashboard:today.nothingTitle') }).waitFor();
  });

  it('gives the site name, logo and an address for support, which visitors see', async () => {
    const { page, begin, set, sees } = sokha;
    await begin('site');
    const logo = await page.getByRole('banner').getByRole('link').first().screenshot();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.getByRole('button', { name: sokha.t('field:image.replace') }).waitFor();
    await set('site', { name: site.en, nameKm: site.km });
    await sees('site', 1);
    await begin('support');
    await set('site', { supportEmail: support });
    await sees('support', 2);
    const visitor = await newPerson(browser, product, 'km', faults);
    await visitor.go('/contact');
    await visitor.page.getByRole('banner').getByRole('img', { name: site.km }).waitFor();
    await visitor.page.getByRole('main').getByText(support).waitFor();
    await visitor.page.context().close();
  });

  it('sends a mail under the new name, which says when it has arrived', async () => {
    const { page, t, step, press } = sokha;
    await press('dashboard:firstDay.sendMail');
    await page.getByText(t('dashboard:firstDay.mailSent')).waitFor();
    const mail = await product.mailTo(first.email);
    expect(mail.subject).toContain(site.en);
    await page.goto(/\S+mail=arrived/.exec(mail.text ?? '')?.[0] ?? '');
    await page.getByText(t('dashboard:firstDay.mailArrived')).waitFor();
    await step('mail').getByText(t('dashboard:firstDay.done')).waitFor({ state: 'attached' });
  });

  it('makes the legal texts its own', async () => {
    const { page, t, label, begin, sees } = sokha;
    for (const [name, done] of [
      ['Terms of service', false],
      ['Privacy', true],
    ] as const) {
      await begin('legal');
      await page.getByRole('row').getByRole('link', { name, exact: true }).click();
      const summary = page.getByLabel(sokha.named(label(articleDraft, 'summary.en')));
      await summary.fill(`What counts between you and Angkor Jobs: ${name}.`);
      await page.getByRole('button', { name: t('common:save'), exact: true }).click();
      await page.getByText(t('article-admin:done.saved')).waitFor();
      if (done) await sees('legal', 4);
      else
        await page
          .getByRole('navigation', { name: t('menu:label') })
          .getByRole('link')
          .first()
          .click();
    }
  });

  it('says how companies pay', async () => {
    const { begin, set, sees } = sokha;
    await begin('payment');
    await set('khqr', { accountId: 'angkor_jobs@aclb', merchantName: 'Angkor Jobs' });
    await sees('payment', 5);
  });

  it('gets a second admin by the command that the list names, who reads on in Khmer', async () => {
    const { page, step, begin } = sokha;
    await step('admin').getByText('admin create').waitFor();
    await begin('admin');
    await page.getByText(sokha.t('admin:users.adminHint')).waitFor();
    const made = await runCommand(
      ['admin', 'create', second.email],
      { DATABASE_URL: product.databaseUrl },
      second.password,
    );
    expect([made.code, made.output]).toEqual([0, 'The admin can sign in.']);
    await sokha.sees('admin', 6);
    await bopha.signIn(second);
    await bopha.sees('admin', 6);
  });

  it('sets the VAT and the seller', async () => {
    const { begin, set, sees } = bopha;
    await begin('invoicing');
    await set('invoicing', {
      vatRate: '0',
      sellerName: 'Angkor Jobs Co., Ltd.',
      sellerNameKm: 'ក្រុមហ៊ុន ការងារអង្គរ',
      sellerAddressKm: 'ផ្លូវ ៥១ ភ្នំពេញ',
    });
    await sees('invoicing', 7);
  });
});

describe('the first recruiter', () => {
  const t = wordsOf('km');
  const email = 'carpenter@angkor-jobs.example';
  const form = () => jobForm(recruiter.page, 'km');
  async function postJob() {
    const { page } = recruiter;
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:header.post'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: t('common:header.postJob') }).click();
  }

  it('finds no package yet, and keeps the job as a draft', async () => {
    const { page, signUp } = recruiter;
    const company = { name: 'សិប្បកម្មឈើមាស', address: 'ផ្លូវ ២៧១ ភ្នំពេញ' };
    await signUp({ role: 'recruiter', name: 'ឈឹម រតនា', email, company });
    await recruiter.go('/');
    await postJob();
    const dialog = page.getByRole('dialog', { name: t('package:title') });
    await dialog.getByText(t('package:none.title')).waitFor();
    await breaksNothing(page, 'no packages');
    await dialog.getByRole('button', { name: t('package:none.action') }).click();
    await page.waitForURL('**/km/manage-job/create');
    const { field, step, write, save } = form();
    await page.getByText(t('job-post:package.none.title')).waitFor();
    await field('title').fill(title);
    await field('categoryId').selectOption({ index: 1 });
    await field('type').selectOption({ index: 1 });
    await step('pay');
    await field('salaryFrom').fill('350');
    await field('provinceId').selectOption({ index: 1 });
    await step('texts');
    await write('description', 'ធ្វើតុ ទូ និងគ្រែ។');
    await step('person');
    await field('experience').selectOption({ index: 1 });
    await step('apply');
    await field('closingDate').fill(addDays(today(), 20));
    await save('field:form.saveDraft');
    await page.getByText(t('job-post:done.draft')).waitFor();
  });

  it('a visitor who wants to post a job is asked to sign in', async () => {
    const en = wordsOf('en');
    const visitor = await newPerson(browser, product, 'en', faults);
    await visitor.go('/package');
    await visitor.page.getByRole('button', { name: en('package:none.action') }).click();
    await visitor.page.getByRole('dialog', { name: en('account:login.title') }).waitFor();
    await visitor.page.context().close();
  });

  it('is offered a package, which costs nothing', async () => {
    const { page, begin, sees, label, named, press } = bopha;
    await begin('package');
    // Also offered where the list is empty.
    await page
      .getByRole('button', { name: bopha.t('package-admin:create'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByLabel(named(label(packageNew, name)));
    await field('title').fill('First jobs');
    await field('titleKm').fill('ការងារដំបូង');
    await field('jobs').fill('5');
    await dialog.getByRole('button', { name: bopha.t('common:save') }).click();
    await page.getByText(bopha.t('package-admin:done.created')).waitFor();
    await press('package-admin:action.activate');
    await page.getByText(bopha.t('package-admin:done.activate')).waitFor();
    await sees('package', 8);
  });

  it('orders it for the draft, which is published at once and read by visitors', async () => {
    const { page } = recruiter;
    await recruiter.go('/manage-job/draft');
    await page.getByRole('row').getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: t('job-post:package.see') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('package:start') })
      .click();
    await page.getByText(t('job-post:package.free.text')).waitFor();
    await form().step('apply');
    await form().press('order');
    await page.waitForURL('**/manage-order/*');
    const visitor = await newPerson(browser, product, 'en', faults);
    await expect
      .poll(async () => {
        const found = await fetch(`${product.url}/api/v1/job?limit=1`);
        return ((await found.json()) as { data: { title: string }[] }).data[0]?.title;
      })
      .toBe(title);
    await visitor.go('/');
    await visitor.page.getByRole('main').getByRole('link', { name: title }).first().click();
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await visitor.page.context().close();
  });
});

describe('the evening of the first day', () => {
  it('has a backup, and nothing says any more that there is none', async () => {
    const { page, t, begin, press, sees } = bopha;
    const none = page.getByText(path.join(product.data, 'backup'));
    await none.first().waitFor();
    await begin('backup');
    await none.waitFor();
    await press('site-health:backup.make');
    await page.getByRole('button', { name: t('site-health:backup.download') }).waitFor();
    await none.waitFor({ state: 'hidden' });
    await sees('backup', 9);
    expect(await none.count()).toBe(0);
  });

  it('has the backup restored elsewhere, and with that the list is done', async () => {
    const { page, t, list, step, press } = bopha;
    await step('restore').getByText('restore latest').waitFor();
    const elsewhere = await createEmptyDatabase(product.databaseUrl);
    const files = await mkdtemp(path.join(tmpdir(), 'acheep-restored-'));
    const restored = await runCommand(['restore', 'latest'], {
      DATABASE_URL: elsewhere.url,
      STORAGE_DIR: files,
      BACKUP_TO: path.join(product.data, 'backup'),
      PUBLIC_URL: product.url,
    });
    expect(restored.fault).toBe('');
    expect(restored.output).toMatch(/Restored and compared: \d+ rows and \d+ files/);
    const { rows } = await product.database.pool.query('SELECT count(*)::int AS jobs FROM job');
    const copy = connect({ url: elsewhere.url, poolSize: 1 });
    expect((await copy.pool.query('SELECT count(*)::int AS jobs FROM job')).rows).toEqual(rows);
    await copy.close();
    await Promise.all([elsewhere.drop(), rm(files, { recursive: true })]);
    await press('dashboard:firstDay.restored');
    await list.waitFor({ state: 'hidden' });
    await page.reload();
    await page.getByRole('region', { name: t('dashboard:waits') }).waitFor();
    expect(await list.count()).toBe(0);
  });

  it('ends with what waits: a company to verify', async () => {
    const { page, t } = sokha;
    const menu = page.getByRole('navigation', { name: t('menu:label') });
    await menu.getByRole('link', { name: t('menu:group.today'), exact: true }).click();
    const waits = page.getByRole('region', { name: t('dashboard:waits') });
    await page.reload();
    await waits.getByRole('link', { name: new RegExp(todayWaits.company.en, 'i') }).click();
    await page.getByRole('row').getByRole('link', { name: 'សិប្បកម្មឈើមាស' }).waitFor();
  });
});

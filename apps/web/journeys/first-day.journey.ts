import path from 'node:path';
import { loginBody, verifyEmail } from '@acheep/contract/accounts/account';
import { adminUserInvite } from '@acheep/contract/accounts/admin-access';
import { ownProof } from '@acheep/contract/accounts/password';
import { packageNew } from '@acheep/contract/billing/package';
import { articleDraft } from '@acheep/contract/content/article-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { type FirstDayStep, firstDaySteps } from '@acheep/contract/platform/first-day-option';
import { operatorSettingsBody } from '@acheep/contract/platform/operator-setting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { jobForm } from './job-form.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const site = { en: 'Angkor Jobs', km: 'ការងារអង្គរ' };
const first = { email: 'sokha@angkor-jobs.example', password: 'first day at the site 2026' };
const second = { email: 'vanna@angkor-jobs.example', password: 'a second key to the site' };
const support = 'help@angkor-jobs.example';
const channel = 'https://t.me/angkorjobs';
const title = 'ជាងឈើ';

const product = await startOwnProduct({ admin: first });
const browser = sharedBrowser();
const { prisma } = product.database;
const faults: string[] = [];
/** Who runs the site, a recruiter, and somebody who looks at it. */
let sokha: Person;
let recruiter: Person;
let visitor: Person;

beforeAll(async () => {
  sokha = await newPerson(browser, product, 'en', faults);
  recruiter = await newPerson(browser, product, 'km', faults);
  visitor = await newPerson(browser, product, 'km', faults);
});
afterAll(async () => {
  // A page that is open would miss the product once it has stopped.
  for (const person of [sokha, recruiter, visitor]) await person?.page.context().close();
  expect(faults).toEqual([]);
});

describe('the first day of a site', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const named = (name: string) => new RegExp(`^${name}( \\*)?$`, 'i');
  const list = () => sokha.page.getByRole('region', { name: t('dashboard:firstDay.title') });
  const step = (what: FirstDayStep) =>
    list().getByRole('listitem').filter({ hasText: firstDaySteps[what].en });
  const press = (key: string) => sokha.page.getByRole('button', { name: t(key), exact: true }).click();
  /** Goes back to the list by the menu. */
  const back = () =>
    sokha.page
      .getByRole('navigation', { name: t('menu:label') })
      .getByRole('link', { name: t('menu:group.today'), exact: true })
      .click();
  /** Opens the page to which a step leads, which has been open until now. */
  async function begin(what: FirstDayStep) {
    await step(what).getByText(t('dashboard:firstDay.open')).waitFor({ state: 'attached' });
    await step(what).getByRole('link').click();
  }
  /** Sees that the list knows of the step, and how many are done. */
  async function sees(what: FirstDayStep, done: number) {
    await step(what).getByText(t('dashboard:firstDay.done')).waitFor({ state: 'attached' });
    const count = t('dashboard:firstDay.count').replace('{{done}}', String(done));
    await list()
      .getByText(count.replace('{{count}}', String(Object.keys(firstDaySteps).length)))
      .waitFor();
  }
  const settings = (group: string) =>
    sokha.page.getByRole('region', { name: t(`operator-setting:${group}.title`), exact: true });
  const setting = (field: string) => sokha.page.getByLabel(named(label(operatorSettingsBody, field)));
  /** Fills in a group of settings and saves it. */
  async function set(group: 'site' | 'khqr' | 'invoicing', fields: Record<string, string>) {
    for (const [field, value] of Object.entries(fields)) await setting(`${group}.${field}`).fill(value);
    await settings(group)
      .getByRole('button', { name: t('common:save') })
      .click();
  }
  const saved = () => sokha.page.getByText(t('operator-setting:saved')).waitFor();

  it('begins with a list of what it needs, of which nothing is done', async () => {
    const { page, go } = sokha;
    expect(product.output()).toContain(`${product.url}/admin/login`);
    expect(product.output()).not.toContain(demoAccountOf('admin').email);
    await go('/admin/login');
    await page.getByLabel(named(label(loginBody, 'email'))).fill(first.email);
    await page.getByLabel(named(label(loginBody, 'password'))).fill(first.password);
    await press('account:login.submit');
    await list().waitFor();
    await expect.poll(() => list().getByRole('listitem').count()).toBe(Object.keys(firstDaySteps).length);
    await expect.poll(() => list().getByText(t('dashboard:firstDay.done'), { exact: false }).count()).toBe(1);
    await page.getByRole('heading', { name: t('dashboard:today.nothingTitle') }).waitFor();
  });

  it('gives the site name, logo, colour, links and an address for support, which visitors see', async () => {
    const { page } = sokha;
    await begin('site');
    const logo = await page.getByRole('banner').getByRole('link').first().screenshot();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
    await page.getByRole('button', { name: t('field:image.replace') }).waitFor();
    await page.getByRole('slider', { name: label(operatorSettingsBody, 'site.hue') }).fill('210');
    await set('site', {
      name: site.en,
      nameKm: site.km,
      'social.telegram': channel.replace('https', 'http'),
    });
    await expect.poll(() => setting('site.social.telegram').getAttribute('aria-invalid')).toBe('true');
    await set('site', { 'social.telegram': channel });
    await saved();
    await page.getByRole('banner').getByRole('img', { name: site.en }).first().waitFor();
    await back();
    await sees('site', 1);
    await begin('support');
    await set('site', { supportEmail: support });
    await saved();
    await back();
    await sees('support', 2);

    await visitor.go('/');
    await visitor.page.getByRole('banner').getByRole('img', { name: site.km }).waitFor();
    await expect.poll(() => visitor.page.title()).toContain(site.km);
    const footer = visitor.page.getByRole('contentinfo');
    await expect
      .poll(() => footer.getByRole('link', { name: 'Telegram' }).getAttribute('href'))
      .toBe(channel);
    const ground = await visitor.page
      .getByRole('button', { name: wordsOf('km')('home:hero.search') })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    const [, red = 0, , blue = 0] = (/rgb\((\d+), (\d+), (\d+)\)/.exec(ground) ?? []).map(Number);
    expect(blue).toBeGreaterThan(red);
    await footer.getByRole('link', { name: wordsOf('km')('footer:contact'), exact: true }).click();
    await visitor.page.getByRole('main').getByText(support).waitFor();
  });

  it('sends a mail under the new name, which says when it has arrived', async () => {
    const { page } = sokha;
    await press('dashboard:firstDay.sendMail');
    await page.getByText(t('dashboard:firstDay.mailSent')).waitFor();
    const mail = await product.mailTo(first.email);
    expect(mail.subject).toContain(site.en);
    await page.goto(/\S+mail=arrived/.exec(mail.text ?? '')?.[0] ?? '');
    await page.getByText(t('dashboard:firstDay.mailArrived')).waitFor();
    await sees('mail', 3);
  });

  it('makes the legal texts its own', async () => {
    const { page } = sokha;
    await prisma.article.updateMany({
      where: { key: 'tos' },
      data: { updatedAt: new Date(Date.now() + 60_000) },
    });
    await begin('legal');
    await page.getByRole('row').getByRole('link', { name: 'Privacy', exact: true }).click();
    const summary = page.getByLabel(named(label(articleDraft, 'summary.en')));
    await summary.fill('What counts between you and Angkor Jobs.');
    await press('common:save');
    await page.getByText(t('article-admin:done.saved')).waitFor();
    await back();
    await sees('legal', 4);
  });

  it('says how companies pay, who sells, and who else runs the site', async () => {
    await begin('admin');
    await press('admin:invite.open');
    const invitation = sokha.page.getByRole('dialog', { name: t('admin:invite.title') });
    await invitation.getByLabel(named(label(adminUserInvite.body, 'email'))).fill(second.email);
    await invitation.getByLabel(named(label(adminUserInvite.body, 'name'))).fill('Chan Vanna');
    await invitation.getByLabel(named(label(ownProof, 'password'))).fill(first.password);
    await breaksNothingDeep(sokha.page, 'the invitation of an admin');
    await invitation.getByRole('button', { name: t('admin:invite.submit') }).click();
    await sokha.page.getByRole('heading', { level: 1, name: 'Chan Vanna' }).waitFor();
    const vanna = await newPerson(browser, product, 'en', faults);
    const { text } = await product.mailTo(second.email);
    await vanna.page.goto(/https?:\S+\/verify\?token=\S+/.exec(text ?? '')?.[0] ?? '');
    await vanna.page.getByLabel(named(label(verifyEmail.body, 'password'))).fill(second.password);
    await vanna.page.getByLabel(named(label(verifyEmail.body, 'confirmPassword'))).fill(second.password);
    await vanna.page.getByRole('button', { name: t('account:verify.submit') }).click();
    await vanna.page.getByRole('heading', { level: 1, name: t('dashboard:title') }).waitFor();
    await vanna.page.context().close();
    await back();
    await sees('admin', 5);
    await begin('payment');
    await set('khqr', { accountId: 'angkor_jobs@aclb', merchantName: 'Angkor Jobs' });
    await saved();
    await back();
    await sees('payment', 6);
    await begin('invoicing');
    await set('invoicing', {
      vatRate: '0',
      sellerName: 'Angkor Jobs Co., Ltd.',
      sellerNameKm: 'ក្រុមហ៊ុន ការងារអង្គរ',
      sellerAddressKm: 'ផ្លូវ ៥១ ភ្នំពេញ',
    });
    await saved();
    await back();
    await sees('invoicing', 7);
  });

  it('has a recruiter who finds no package yet, and keeps the job as a draft', async () => {
    const km = wordsOf('km');
    const { page, go, join } = recruiter;
    const company = { name: 'សិប្បកម្មឈើមាស', address: 'ផ្លូវ ២៧១ ភ្នំពេញ' };
    await join({ role: 'recruiter', name: 'ឈឹម រតនា', email: 'carpenter@angkor-jobs.example', company });
    await go('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: km('common:header.post'), exact: true })
      .click();
    await page.getByRole('menuitem', { name: km('common:header.postJob') }).click();
    const dialog = page.getByRole('dialog', { name: km('package:title') });
    await dialog.getByText(km('package:none.title')).waitFor();
    await breaksNothingDeep(page, 'no packages');
    await dialog.getByRole('button', { name: km('package:none.action') }).click();
    await page.waitForURL('**/km/manage-job/create');
    await page.getByText(km('job-post:package.none.title')).waitFor();
    const form = jobForm(page, 'km');
    // On a phone it begins in the upper half of the screen, whatever is said above it.
    const wide = page.viewportSize();
    const phone = { width: 390, height: 844 };
    await page.setViewportSize(phone);
    const top = async () => (await form.field('title').boundingBox())?.y;
    await expect.poll(top).toBeLessThan(phone.height / 2);
    if (wide) await page.setViewportSize(wide);
    await form.field('title').fill(title);
    await form.save('field:form.saveDraft');
    await page.getByText(km('job-post:done.draft')).waitFor();
    // The rest of the form is filled in where somebody publishes a job.
    const [{ id: categoryId }, { id: provinceId }] = await Promise.all([
      prisma.category.findFirstOrThrow(),
      prisma.province.findFirstOrThrow(),
    ]);
    await prisma.job.updateMany({
      where: { title },
      data: {
        ...{ categoryId, provinceId, type: 'full-time', experience: 'fresh', salaryFrom: 350_00n },
        ...{ description: '<p>ធ្វើតុ ទូ និងគ្រែ។</p>', closingDate: new Date(addDays(today(), 20)) },
      },
    });
  });

  it('offers a package, which costs nothing', async () => {
    const { page } = sokha;
    await begin('package');
    // Also offered where the list is empty.
    await page
      .getByRole('button', { name: t('package-admin:create'), exact: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByLabel(named(label(packageNew, name)));
    const save = dialog.getByRole('button', { name: t('common:save') });
    const isSeen = () =>
      save.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    // However long the form is, its end is in view.
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 1280, height: 600 });
    await expect.poll(isSeen).toBe(true);
    if (wide) await page.setViewportSize(wide);
    await field('title').fill('First jobs');
    await field('titleKm').fill('ការងារដំបូង');
    await field('jobs').fill('5');
    await save.click();
    await page.getByText(t('package-admin:done.created')).waitFor();
    await press('package-admin:action.activate');
    await page.getByText(t('package-admin:done.activate')).waitFor();
    await back();
    await sees('package', 8);
  });

  it('has the recruiter order it for the draft, which is published at once and read by visitors', async () => {
    const km = wordsOf('km');
    const { page } = recruiter;
    await page.reload();
    await page.getByRole('button', { name: km('job-post:package.see') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: km('package:start') })
      .click();
    await page.getByText(km('job-post:package.free.text')).waitFor();
    await jobForm(page, 'km').step('apply');
    await jobForm(page, 'km').press('order');
    await page.waitForURL('**/manage-order/*');
    await expect
      .poll(async () => {
        const found = await fetch(`${product.url}/api/v1/job?limit=1`);
        return ((await found.json()) as { data: { title: string }[] }).data[0]?.title;
      })
      .toBe(title);
    await visitor.go('/');
    await visitor.page.getByRole('main').getByRole('link', { name: title }).first().click();
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  it('ends with a backup; once the operator says that it was restored elsewhere, the list is done', async () => {
    const { page } = sokha;
    const none = page.getByText(path.join(product.data, 'backup'));
    await none.first().waitFor();
    await begin('backup');
    await none.waitFor();
    await press('site-health:backup.make');
    await page.getByRole('button', { name: t('site-health:backup.download') }).waitFor();
    await none.waitFor({ state: 'hidden' });
    await back();
    await sees('backup', 9);
    await expect.poll(() => none.count()).toBe(0);
    await step('restore').getByText('restore latest').waitFor();
    await press('dashboard:firstDay.restored');
    await list().waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: t('dashboard:waits') }).waitFor();
  });
});

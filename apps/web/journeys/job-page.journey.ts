import { reportDecision, visitorReport } from '@acheep/contract/feed/report';
import { reasonsOf, reportStatuses } from '@acheep/contract/feed/report-option';
import { reportAction } from '@acheep/contract/feed/report-word';
import type { JobCard, JobDetail } from '@acheep/contract/jobs/job';
import { adLanguages } from '@acheep/contract/jobs/job-option';
import { paths } from '@acheep/contract/paths';
import type { JobFit } from '@acheep/contract/talent/job-fit';
import { noResumeYet } from '@acheep/contract/talent/resume';
import { createJob } from '@acheep/prisma/factories/job';
import { createUser } from '@acheep/prisma/factories/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales, sampled } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

/** Printable width of each paper size, in CSS pixels. */
const papers = sampled(
  [
    ['A4', 718],
    ['A5', 483],
  ] as const,
  1,
);

async function ask<T>(token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${stack.url}/api/v1${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const read = (await response.json()) as { data: T };
  expect([path, response.status, read]).toEqual([path, 200, read]);
  return read.data;
}

/** A job whose gap one of the demo's trainings closes. */
async function closable(token: string) {
  for (const offset of [0, 100, 200, 300]) {
    for (const { _id } of await ask<JobCard[]>(token, `/job?limit=100&offset=${offset}`)) {
      const fit = await ask<JobFit>(token, `/job/${_id}/fit`);
      if (fit.trainings.length > 0) return { fit, job: await ask<JobDetail>(token, `/job/${_id}`) };
    }
  }
  throw new Error('No training of the demo names a skill that a job asks for.');
}

describe.each(journeyLocales('km'))('the page of a job, in %s', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const title = `Zeppelin keeper ${locale}`;
  const seekerName = 'Ouk Vanna';
  const faults: string[] = [];
  let person: Person;
  let office: Person;
  let id: string;
  let path: string;
  beforeAll(async () => {
    id = await publishJob(stack, title);
    path = `/job/${id}`;
    person = await newPerson(browser, stack, locale, faults);
    office = await newPerson(browser, stack, locale, faults);
    await startSession(office.page, stack, demoAccountOf('recruiter'));
  });
  afterAll(async () => {
    await Promise.all([person, office].map(({ page }) => page.context().close()));
    expect(faults).toEqual([]);
  });
  const tokenOf = async () => (await person.page.evaluate(() => localStorage.getItem('token'))) ?? '';

  describe('shows a visitor', () => {
    it('apps, the link and a code to share it by; the way by which somebody came leaves the address', async () => {
      const { page } = person;
      const viewed = page.waitForResponse(/\/view\?via=telegram$/);
      await person.go(`${path}?via=telegram`);
      expect((await viewed).status()).toBe(200);
      await page.waitForURL((url) => url.search === '');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: t('common:share'), exact: true }).click();
      const sheet = page.getByRole('dialog', { name: t('share:title') });
      const telegram = await sheet.getByRole('link', { name: 'Telegram' }).getAttribute('href');
      const given = new URL(telegram ?? '').searchParams.get('url') ?? '';
      expect(given).toBe(`${stack.url}${locale === 'km' ? '/km' : ''}${path}?via=telegram`);
      await sheet.getByRole('button', { name: 'QR' }).click();
      const download = page.waitForEvent('download');
      await sheet.getByRole('button', { name: t('share:qr.save') }).click();
      expect((await download).suggestedFilename()).toBe('QR.png');
      await breaksNothingDeep(page, 'the ways to share a job');
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'hidden' });
    });

    it.each(papers)('the job by itself on %s, whole and from edge to edge', async (format, width) => {
      const { page } = person;
      await page.setViewportSize({ width, height: 1000 });
      // Shown on screen but not printed.
      const menu = page.locator('header').first();
      const apply = page
        .locator('#content')
        .getByRole('link')
        .filter({ hasText: /Apply|ដាក់ពាក្យ/ });
      await menu.waitFor();
      await expect.poll(() => apply.filter({ visible: true }).count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: 'print' });
      for (const gone of [
        menu,
        page.locator('footer'),
        page.locator('nav'),
        page.locator('#content button'),
        apply,
      ])
        await expect.poll(() => gone.filter({ visible: true }).count()).toBe(0);
      const article = page.locator('#content article').first();
      for (const there of [
        article.locator('h1'),
        article.locator('aside').first(),
        article.locator('h2').last(),
      ])
        await expect.poll(() => there.isVisible()).toBe(true);
      const { left, right, wide } = await article.evaluate((element) => ({
        ...element.getBoundingClientRect().toJSON(),
        wide: document.documentElement.scrollWidth,
      }));
      expect([left, right, wide]).toEqual([0, width, width]);
      expect((await page.pdf({ format })).subarray(0, 5).toString()).toBe('%PDF-');
      await page.emulateMedia({ media: null });
    });

    it('how to follow its company, which they sign up for, and do by the mailed link on this page', async () => {
      const { page } = person;
      await page.setViewportSize({ width: 1280, height: 900 });
      // Further down the company can be followed.
      const company = page.getByRole('link', { name: t('job:company.jobs') });
      await company.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: t('company:follow.follow') }).click();
      await page.getByRole('dialog').getByText(t('account:reason.follow')).waitFor();
      await person.signUp({
        role: 'user',
        name: seekerName,
        email: `follow-${locale}@journey.example`,
        wants: true,
      });
      await page.waitForURL(new RegExp(`${path}$`));
      await page.getByRole('button', { name: t('common:share'), exact: true }).waitFor();
      await company.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: t('company:follow.following'), pressed: true }).waitFor();
    });
  });

  describe('says how a job seeker fits it:', () => {
    it('one without a CV is led to one; with one, the home page shows what fits', async () => {
      const { page } = person;
      await page.getByRole('link', { name: t('job-fit:beginAction') }).waitFor();
      const token = await tokenOf();
      const { updatedAt } = await ask<{ updatedAt: string }>(token, '/resume/personal', {
        title: { en: title, km: title },
        updatedAt: noResumeYet,
      });
      const skills = [{ kind: 'hard', name: { en: 'Zeppelin maintenance' } }];
      await ask(token, '/resume/skills', { skills, updatedAt });
      await person.go('/');
      const panel = page.getByRole('region', { name: t('match:jobs.title') });
      const entry = panel.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
      await entry.first().getByText(t('match:seeker.title').replace('{{title}}', title)).waitFor();
      await entry.first().getByRole('link', { name: title }).click();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    });

    it('what they lack is there, and the training that closes the gap', async () => {
      const { page } = person;
      const { job, fit } = await closable(await tokenOf());
      await person.go(`/job/${job._id}`);
      const panel = page.getByRole('region', { name: t('job-fit:title') });
      // One line on phones.
      const line = panel.locator('summary');
      await line.waitFor();
      if (await panel.locator('details:not([open])').count()) await line.click();
      const skill = job.skills.find(({ name }) => name === fit.trainings[0]?.skill);
      const lacking = skill?.names?.[locale] ?? skill?.name ?? '';
      await panel.getByText(t('job-fit:learn').replace('{{skill}}', lacking)).waitFor();
      // Skills of the site's list are in the reader's language.
      for (const { names } of job.skills) if (names) await panel.getByText(names[locale]).first().waitFor();
      await panel.getByRole('link', { name: fit.trainings[0]?.title ?? '' }).click();
      await page.getByRole('heading', { level: 1, name: fit.trainings[0]?.title ?? '' }).waitFor();
    });
  });

  describe('gives its recruiter', () => {
    it('a poster from the menu, in the language that is chosen', async () => {
      const { page } = office;
      await office.go('/manage-job/active');
      const menu = page.getByRole('button', {
        name: t('job-post:action.more').replace('{{title}}', title),
      });
      await menu.first().click();
      await page.getByRole('menuitem', { name: t('job-poster:action') }).click();
      const dialog = page.getByRole('dialog', { name: t('job-poster:title') });
      await dialog.locator('[data-waiting]').waitFor({ state: 'detached' });
      const print = dialog.getByRole('link', { name: t('job-poster:print') });
      const khmer = await print.getAttribute('href');
      await breaksNothingDeep(page, 'the poster of a job');
      await dialog.getByText(adLanguages.en[locale], { exact: true }).click();
      await page.waitForFunction((before) => !document.querySelector(`a[href="${before}"]`), khmer);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: t('job-poster:save') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`${t('job-poster:file').replace('{{title}}', title)}.pdf`);
      const opened = await page.request.get(`${stack.url}${await print.getAttribute('href')}`);
      expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
    });

    it('numbers: by which way people came, and who fits, nobody by name', async () => {
      const { page } = office;
      await office.go(`/manage-job/${id}/numbers`);
      await page
        .getByRole('region', { name: t('job-statistics:shared.title') })
        .getByRole('listitem')
        .filter({ hasText: 'Telegram' })
        .getByText('1', { exact: true })
        .waitFor();
      const fitting = page.getByRole('region', { name: t('match:talent.title') });
      await fitting.getByText(t('match:company.title').replace('{{title}}', title)).first().waitFor();
      await expect.poll(() => fitting.textContent()).not.toContain(seekerName);
    });
  });

  it('that asks for money is reported without an account; the operator closes it, and the reporter is told', async () => {
    const email = `witness-${locale}@journey.example`;
    const costly = `Easy work online ${locale}`;
    const { id } = await createJob(prisma, { title: costly, description: '<p>Registration fee: $10.</p>' });
    await prisma.jobMark.create({
      data: { jobId: id, kind: 'money', basis: 'fee', said: 'Registration fee: $10.', foundAt: new Date() },
    });
    const { page } = person;
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.setViewportSize({ width: 390, height: 844 });
    await person.go(paths.job(id));
    // The warning leads to the advice.
    await page.getByRole('link', { name: locale === 'en' ? 'How to stay safe' : 'របៀបការពារខ្លួន' }).waitFor();
    await page.getByRole('button', { name: reportAction.job[locale] }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: reasonsOf.job.scam[locale] }).click();
    await breaksNothingDeep(page, 'reporting a job');
    await dialog.getByLabel(label(visitorReport, 'words')).fill('They asked me for $10 on the phone.');
    await dialog.getByLabel(label(visitorReport, 'email')).fill(email);
    await dialog.getByRole('button', { name: t('engagement:report.send') }).click();
    await dialog.waitFor({ state: 'hidden' });

    await startSession(office.page, stack, demoAccountOf('admin'));
    await office.go(`/admin/report?search=${encodeURIComponent(costly)}`);
    const row = office.page.getByRole('row').filter({ hasText: costly });
    await row.getByText(email).waitFor();
    await row.getByRole('button', { name: t('report-admin:decide') }).click();
    const decision = office.page.getByRole('dialog');
    await decision.getByText(t('report-admin:background.unverified')).waitFor();
    await breaksNothingDeep(office.page, 'deciding on a report');
    const author = decision.getByRole('group', { name: t('report-admin:author.title') });
    await author.getByRole('link').first().waitFor();
    await decision.getByRole('radio', { name: t('report-admin:dialog.job.warn') }).click();
    await decision.getByLabel(label(reportDecision, 'warning')).fill('Never ask for money.');
    await decision.getByLabel(label(reportDecision, 'answer')).fill('It asked for money.');
    await decision.getByRole('button', { name: t('report-admin:dialog.save') }).click();
    await row.getByText(reportStatuses.hidden[locale], { exact: true }).waitFor();

    await expect.poll(async () => (await fetch(`${stack.url}${paths.job(id)}`)).status).not.toBe(200);
    expect((await stack.mailTo(email)).text).toContain('It asked for money.');
  });

  it('that strangers report to harm stays, by one decision about these people, on a phone', async () => {
    const wanted = `Envied job ${locale}`;
    const { id: jobId } = await createJob(prisma, { title: wanted });
    const strangers = await Promise.all([1, 2, 3].map(() => createUser(prisma)));
    await prisma.report.createMany({
      data: strangers.map(({ id: reporterId }) => ({
        reporterId,
        jobId,
        reason: 'scam',
        createdAt: new Date(),
      })),
    });
    await startSession(office.page, stack, demoAccountOf('admin'));
    await office.page.setViewportSize({ width: 390, height: 844 });
    await office.go(`/admin/report?search=${encodeURIComponent(wanted)}`);
    await office.page
      .getByRole('button', { name: t('report-admin:decide') })
      .first()
      .click();
    const people = office.page.getByRole('group', { name: t('report-admin:reporter.title') });
    for (const { name } of strangers)
      await expect.poll(() => people.getByRole('checkbox', { name }).isChecked()).toBe(true);
    await breaksNothingDeep(office.page, 'deciding about people who report');
    await people.getByRole('button', { name: t('report-admin:reporter.ignore') }).click();
    await office.page.getByRole('button', { name: t('report-admin:reporter.confirm.action') }).click();
    await office.page.getByText(reportStatuses.refused[locale], { exact: true }).first().waitFor();
    expect(await prisma.report.count({ where: { jobId, status: 'refused' } })).toBe(3);
  });
});

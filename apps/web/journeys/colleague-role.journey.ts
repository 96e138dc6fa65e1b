import { hiringReportTables } from '@acheep/contract/hiring/hiring-report-option';
import { demoAccounts, demoColleagues } from '@acheep/prisma/seed/demo/account';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const [interviewer] = demoColleagues;
let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await startSession(page, stack, interviewer);
});

/** Candidates that an account sees. */
async function candidatesOf(account: Parameters<typeof sessionOf>[1]) {
  const { token } = await sessionOf(stack, account);
  const response = await fetch(`${stack.url}/api/v1/application/candidate?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: { _id: string; name: string }[] }).data;
}

describe('the role of a colleague', () => {
  it.each(journeyLocales('en'))(
    'has an interviewer see their one candidate and nothing else, in %s',
    async (locale) => {
      const words = wordsOf(locale);
      const base = stack.url + (locale === 'km' ? '/km' : '');
      const [theirs] = await candidatesOf(interviewer);
      const name = theirs?.name ?? '';
      expect((await candidatesOf(demoAccounts[0])).length).toBeGreaterThan(1);

      await page.goto(`${base}/manage-job`);
      await page.waitForURL(`${base}/dashboard`);
      const menu = page.getByRole('navigation', { name: words('menu:label') });
      await menu.getByRole('link', { name: words('menu:group.candidates') }).click();
      await page.getByRole('link', { name }).waitFor();
      await expect.poll(() => page.locator('a[href*="/manage-applied/0"]').count()).toBe(1);
      await breaksNothingDeep(page, 'the list of an interviewer');

      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      const reject = page.getByRole('button', { name: words('application:decision.action.rejected') });
      await expect.poll(() => reject.count()).toBe(0);
      await page.getByRole('tab', { name: words('application:notes.title') }).click();
      const note = `Calm under pressure (${locale})`;
      const panel = page.getByRole('tabpanel');
      await panel.getByRole('textbox').first().fill(note);
      await panel.getByRole('button', { name: words('field:note.add') }).click();
      await page.getByText(note).waitFor();
    },
  );

  it('has an interviewer go from week to week, and follow the interviews in a calendar program', async () => {
    const t = wordsOf('en');
    await page.goto(`${stack.url}/manage-interview`);
    await page.getByRole('link', { name: t('interview:week.next') }).click();
    await page.waitForURL(/\?week=20\d\d-\d\d-\d\d$/);
    await breaksNothingDeep(page, 'the week of interviews');
    await page.getByRole('button', { name: t('interview:feed.action') }).click();
    await page.getByRole('button', { name: t('interview:feed.make') }).click();
    const address = page.getByText(/\/calendar\/[\w-]+\/interviews\.ics$/);
    const calendar = await fetch((await address.textContent()) ?? '');
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ]);
    await page.keyboard.press('Escape');
    await page.getByText(t('interview:list.asList'), { exact: true }).click();
    await page.waitForURL(/[?&]view=list/);
  });

  it('has an interviewer use a view that the owner shares, and not delete it', async () => {
    const words = wordsOf('en');
    const name = 'From the site';
    const views = (of: Page) => of.getByRole('button', { name: words('widget:list.views') });
    const owner = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await startSession(owner, stack, demoAccounts[0]);
    await owner.goto(`${stack.url}/manage-received?source=site`);
    await views(owner).click();
    await owner.getByLabel(words('widget:list.viewName')).fill(name);
    await owner.getByRole('checkbox', { name: words('widget:list.shareView') }).check();
    await owner.getByRole('button', { name: words('widget:list.saveView') }).click();
    await owner.getByText(words('widget:list.viewSaved')).waitFor();
    await breaksNothingDeep(owner, 'shared views');
    await owner.close();

    await page.goto(`${stack.url}/manage-received`);
    await views(page).click();
    const link = page.getByRole('link', { name });
    await link.waitFor();
    const remove = words('widget:list.removeView').replace('{{name}}', name);
    expect(await page.getByRole('button', { name: remove }).count()).toBe(0);
    await link.click();
    await page.waitForURL(/manage-received\?.*source=site/);
  });

  it('holds from the next call on, which says whom to ask, and the menu follows', async () => {
    const words = wordsOf('en');
    const owner = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await startSession(owner, stack, demoAccounts[0]);
    await owner.goto(`${stack.url}/profile/team`);
    await owner.getByRole('button', { name: `Change role of ${interviewer.name}` }).click();
    const dialog = owner.getByRole('dialog', { name: `Role of ${interviewer.name}` });
    await dialog.getByRole('radio', { name: 'Analyst' }).check();
    await dialog.getByRole('button', { name: words('common:save') }).click();
    await owner
      .getByRole('button', { name: words('team:role.confirm'), exact: true })
      .last()
      .click();
    await owner.getByText(`${interviewer.name}’s new role: Analyst`).waitFor();

    await page.goto(`${stack.url}/manage-applied`);
    // The list is refused, or the page learns of the role first: it says the same.
    await page.waitForURL(`${stack.url}/dashboard`);
    await page
      .getByText(/Your role at .+ is “Analyst”/)
      .first()
      .waitFor();
    const menu = page.getByRole('navigation', { name: words('menu:label') });
    await menu.getByRole('link', { name: words('menu:group.jobs') }).waitFor();
    await expect.poll(() => menu.getByRole('link', { name: words('menu:group.candidates') }).count()).toBe(0);
  });

  it('has an analyst see figures and jobs, and no candidate', async () => {
    const words = wordsOf('en');
    const menu = page.getByRole('navigation', { name: words('menu:label') });
    await menu.getByRole('link', { name: words('menu:group.today') }).click();
    await page.getByRole('heading', { name: words('dashboard:numbers.title') }).waitFor();
    await expect.poll(() => page.locator('a[href*="/manage-applied"]').count()).toBe(0);
    await breaksNothingDeep(page, 'the dashboard of a reader');
    await page
      .getByRole('link', { name: words('dashboard:numbers.report') })
      .first()
      .click();
    await page.getByLabel(words('hiring-report:range'), { exact: true }).selectOption('365d');
    await page.waitForURL('**/manage-report?range=365d');
    const funnel = page.getByRole('region', { name: hiringReportTables.funnel.en });
    await funnel.getByRole('row', { name: /^Applied / }).waitFor();
    const saved = page.waitForEvent('download');
    await funnel.getByRole('button', { name: words('widget:table') }).click();
    expect((await saved).suggestedFilename()).toMatch(/^hiring-funnel-.+\.csv$/);
    await breaksNothingDeep(page, 'the report of a reader');
    await menu.getByRole('link', { name: 'All jobs' }).click();
    await page.locator('a[href$="/manage-job/active"]').first().click();
    await page.waitForURL('**/manage-job/active');
    await page.locator('a[href$="/numbers"]').first().click();
    await page.getByRole('heading', { name: words('job-statistics:short'), exact: true }).waitFor();
    await expect.poll(() => page.locator('a[href*="/manage-applied"]').count()).toBe(0);
  });
});

import { demoAccounts, demoColleagues } from '@acheep/prisma/seed/demo/account';
import { expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const [interviewer, reader] = demoColleagues;
const prefix = { en: '', km: '/km' };

/** Candidates that an account sees. */
async function candidatesOf(account: Parameters<typeof sessionOf>[1]) {
  const { token } = await sessionOf(stack, account);
  const response = await fetch(`${stack.url}/api/v1/application/candidate?limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await response.json()) as { data: { _id: string; name: string }[] }).data;
}

it.each(journeyLocales('en'))(
  'an interviewer sees their one candidate and nothing else, in %s',
  async (locale) => {
    const words = wordsOf(locale);
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
    await startSession(page, stack, interviewer);
    const [theirs] = await candidatesOf(interviewer);
    const others = (await candidatesOf(demoAccounts[0])).filter(({ _id }) => _id !== theirs?._id);
    expect(others.length).toBeGreaterThan(0);

    await page.goto(`${stack.url}${prefix[locale]}/manage-applied`);
    await page.getByRole('link', { name: theirs?.name ?? '' }).waitFor();
    expect(await page.locator('a[href*="/manage-applied/0"]').count()).toBe(1);
    const menu = page.getByRole('navigation', { name: words('menu:label') });
    for (const group of ['candidates', 'interviews'] as const)
      await menu.getByRole('link', { name: words(`menu:group.${group}`) }).waitFor();
    for (const group of ['jobs', 'talent'] as const)
      expect(await menu.getByRole('link', { name: words(`menu:group.${group}`), exact: true }).count()).toBe(
        0,
      );
    await breaksNothing(page, 'the list of an interviewer');

    await page.getByRole('link', { name: theirs?.name ?? '' }).click();
    await page.getByRole('heading', { level: 1, name: theirs?.name ?? '' }).waitFor();
    expect(
      await page.getByRole('button', { name: words('application:decision.action.rejected') }).count(),
    ).toBe(0);
    await page.getByRole('tab', { name: words('application:notes.title') }).click();
    const note = `Calm under pressure (${locale})`;
    await page.getByRole('tabpanel').getByRole('textbox').first().fill(note);
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: words('field:note.add') })
      .click();
    await page.getByText(note).waitFor();

    await page.goto(`${stack.url}${prefix[locale]}/manage-applied/${others[0]?._id}`);
    await page.getByRole('alert').first().waitFor();
    for (const address of ['/manage-job', '/manage-order', '/talent/search']) {
      await page.goto(`${stack.url}${prefix[locale]}${address}`);
      await page.waitForURL(`${stack.url}${prefix[locale]}/dashboard`);
    }
  },
);

it('a role that is taken away is gone with the next call, which says whom to ask, and the menu follows', async () => {
  const words = wordsOf('en');
  const page = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage();
  await startSession(page, stack, interviewer);
  await page.goto(`${stack.url}/manage-applied`);
  const list = page.getByRole('link', { name: words('menu:group.candidates') });
  await page.getByRole('button', { name: words('menu:open') }).click();
  await list.waitFor();
  await page.keyboard.press('Escape');

  const owner = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await startSession(owner, stack, demoAccounts[0]);
  await owner.goto(`${stack.url}/profile/team`);
  const change = async (role: string, asks: boolean) => {
    await owner.getByRole('button', { name: `Change role of ${interviewer.name}` }).click();
    const dialog = owner.getByRole('dialog', { name: `Role of ${interviewer.name}` });
    await dialog.getByRole('radio', { name: role }).check();
    await dialog.getByRole('button', { name: words('common:save') }).click();
    if (asks)
      await owner
        .getByRole('button', { name: words('team:role.confirm'), exact: true })
        .last()
        .click();
    await owner.getByText(`${interviewer.name}’s new role: ${role}`).waitFor();
  };
  await breaksNothing(owner, 'the page of colleagues');
  await change('Reader of numbers', true);

  await page.reload();
  await page
    .getByText(/Your role at .+ is “Reader of numbers”/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: words('menu:open') }).click();
  await page.getByRole('link', { name: words('menu:group.jobs') }).waitFor();
  expect(await list.count()).toBe(0);
  await change('Interviewer', true);
});

it('a reader of numbers sees figures and jobs, and no candidate', async () => {
  const words = wordsOf('km');
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await startSession(page, stack, reader);
  await page.goto(`${stack.url}/km/dashboard`);
  await page.getByRole('heading', { name: words('dashboard:numbers.title') }).waitFor();
  expect(await page.locator('a[href*="/manage-applied"]').count()).toBe(0);
  await breaksNothing(page, 'the dashboard of a reader');
  await page.goto(`${stack.url}/km/manage-job/active`);
  await page.locator('a[href$="/numbers"]').first().click();
  await page.getByRole('heading', { name: words('job-statistics:short'), exact: true }).waitFor();
  expect(await page.locator('a[href*="/manage-applied"]').count()).toBe(0);
});

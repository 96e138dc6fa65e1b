import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { scorecardSave } from '@acheep/contract/hiring/scorecard';
import { scores } from '@acheep/contract/hiring/scorecard-option';
import { stageDraft } from '@acheep/contract/hiring/stage';
import { hiredName, standardStages } from '@acheep/contract/hiring/stage-option';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { startOwnProduct } from './product.ts';
import { demoApplicants, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const slow = { timeout: 10_000 };
const t = wordsOf('km');
const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;
let page: Page;
beforeAll(async () => {
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true })
  ).newPage();
  await startSession(page, stack, demoAccounts[0]);
});

const names = {
  received: applicationStatuses.received.km,
  rejected: applicationStatuses.rejected.km,
  toContact: standardStages[0].nameKm,
  interview: standardStages[1].nameKm,
  hired: hiredName.km,
};
const column = (place: keyof typeof names) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: names[place], exact: true }) });
/** Without the list, which is another one for each column. */
const addresses = async (where: Locator) => {
  const links = await where.getByRole('link').all();
  const all = await Promise.all(links.map((link) => link.getAttribute('href')));
  return all.map((href) => href?.split('?')[0]);
};

async function openBoard() {
  await page.goto(`${stack.url}/km/manage-applied?view=board`);
  await column('received').getByRole('article').first().waitFor();
}

/** Opens the menu of the first card of a column by keys, and takes one of its places. */
async function choose(from: keyof typeof names, to: keyof typeof names) {
  const [first] = await addresses(column(from));
  await column(from).getByRole('article').first().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: names[to] }).focus();
  await page.keyboard.press('Enter');
  return first;
}

it('a candidate is moved to a stage on the board by keys, and put back while nobody has been told', async () => {
  await openBoard();
  const first = await choose('received', 'interview');
  await expect.poll(async () => addresses(column('interview')), slow).toContain(first);
  await page
    .getByRole('status')
    .getByText(/ក្នុងបញ្ជីសម្រាំង/)
    .waitFor();
  await page.getByRole('button', { name: t('application:decision.undo') }).click();
  await expect.poll(async () => addresses(column('received')), slow).toContain(first);
});

it('is hired, and the job is offered to be closed once its vacancies are filled', async () => {
  await openBoard();
  const [card] = await addresses(column('interview'));
  // One vacancy is left.
  await database.prisma.$executeRaw`
    UPDATE job j SET vacancies = 1 +
      (SELECT count(*) FROM application a WHERE a.job_id = j.id AND a.status = 'shortlisted' AND a.hired_at IS NOT NULL)
    WHERE id = (SELECT job_id FROM application WHERE id = ${card?.split('/').at(-1)}::uuid)`;
  const first = await choose('interview', 'hired');
  await page
    .getByRole('dialog', { name: t('application:stage.filled.title') })
    .getByRole('button', { name: t('application:stage.filled.leave') })
    .click();
  await page
    .getByRole('status')
    .getByText(/ត្រូវបានទទួលឱ្យធ្វើការ/)
    .waitFor();
  await expect.poll(async () => addresses(column('hired')), slow).toContain(first);
});

it('and by the pointer, which asks why before a rejection', async () => {
  await openBoard();
  const card = column('received').getByRole('article').first();
  const [first] = await addresses(column('received'));
  await column('rejected').scrollIntoViewIfNeeded();
  await card.scrollIntoViewIfNeeded();
  const [from, to] = [await card.boundingBox(), await column('toContact').boundingBox()];
  if (!from || !to) throw new Error('The board is not there.');
  await page.mouse.move(from.x + 100, from.y + 50);
  await page.mouse.down();
  await page.mouse.move(from.x + 140, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + 120, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => addresses(column('toContact')), slow).toContain(first);
  const second = await choose('received', 'rejected');
  const why = page.getByRole('dialog');
  await why.getByLabel(t('application:reject.standard')).selectOption('salary');
  await why.getByRole('button', { name: t('application:decision.action.rejected') }).click();
  await expect.poll(async () => addresses(column('rejected')), slow).toContain(second);
});

it('and by a thumb, which holds the card a moment before it moves it', async () => {
  await openBoard();
  const card = column('received').getByRole('article').first();
  const [first] = await addresses(column('received'));
  const [from, to] = [await card.boundingBox(), await column('toContact').boundingBox()];
  if (!from || !to) throw new Error('The board is not there.');
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x + 60, from.y + 30);
  await page.waitForTimeout(400);
  await touch('touchMove', from.x + 90, from.y + 40);
  await touch('touchMove', to.x + 100, to.y + 110);
  await touch('touchMove', to.x + 120, to.y + 120);
  await touch('touchEnd');
  await expect.poll(async () => addresses(column('toContact')), slow).toContain(first);
});

it('a company makes a stage of its own in English, and deletes one when it has said where its candidates go', async () => {
  const en = wordsOf('en');
  await page.goto(`${stack.url}/manage-applied/stage`);
  await page.getByRole('button', { name: en('application:stage.page.create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(labelsOf('en')(stageDraft, 'nameEn')).fill('Second interview');
  await dialog.getByRole('button', { name: en('common:save') }).click();
  const list = page.getByRole('list', { name: en('application:stage.page.title') });
  await list.getByText('Second interview').first().waitFor();
  const item = list.getByRole('listitem').filter({ hasText: standardStages[0].nameEn });
  await item.getByRole('button', { name: en('field:order.delete') }).click();
  await dialog.getByLabel(en('application:stage.page.to')).selectOption({ label: 'Second interview' });
  await dialog.getByRole('button', { name: en('application:stage.page.delete') }).click();
  await expect.poll(() => list.getByText(standardStages[0].nameEn, { exact: true }).count(), slow).toBe(0);
  await page.goto(`${stack.url}/manage-applied?view=board`);
  const moved = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Second interview', exact: true }) });
  await moved.getByRole('article').first().waitFor();
});

it('several are chosen in the list, and decided on at once', async () => {
  await page.goto(`${stack.url}/km/manage-applied?status=received`);
  const boxes = demoApplicants(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByText('បានជ្រើសរើស 2 នាក់').waitFor();
  await page.getByRole('button', { name: t('application:decision.action.shortlisted') }).click();
  await page
    .getByRole('status')
    .getByText(/បេក្ខជន 2 នាក់/)
    .waitFor();
});

it('the CV is shown beside the candidate, and its text can be read aloud', async () => {
  // Other journeys short-list candidates of theirs, who come first in the list.
  const { id } = await database.prisma.application.findFirstOrThrow({
    where: {
      status: 'shortlisted',
      cvId: { not: null },
      email: { endsWith: '@example.com' },
      job: { company: { owner: { email: demoAccounts[0].email } } },
    },
    select: { id: true },
  });
  await page.goto(`${stack.url}/km/manage-applied/${id}`);
  await page.getByRole('img', { name: /ទំព័រទី 1/ }).waitFor();
  await expect.poll(() => page.getByText(/Curriculum vitae of an invented person/).count(), slow).toBe(1);
});

it('a colleague scores a candidate for themselves, and then sees what others think', async () => {
  const by = await database.prisma.user.findUniqueOrThrow({ where: { email: demoAccounts[0].email } });
  const scored = await database.prisma.application.findFirstOrThrow({
    where: { scorecards: { some: {}, none: { authorId: by.id } }, job: { company: { ownerId: by.id } } },
    select: { id: true, scorecards: { select: { author: { select: { name: true } } } } },
  });
  const other = page.getByRole('heading', { name: scored.scorecards[0]?.author?.name ?? '', exact: true });
  await page.goto(`${stack.url}/km/manage-applied/${scored.id}?tab=scorecards`);
  await page.getByText(t('scorecard:waiting_other').replace('{{count}}', '1')).waitFor();
  expect(await other.count()).toBe(0);
  const give = page.getByRole('button', { name: t('scorecard:submit') });
  await give.click();
  const overall = page.getByRole('radiogroup', { name: labelsOf('km')(scorecardSave.body, 'overall') });
  await overall.getByRole('radio', { name: scores.yes.km, exact: true }).check();
  await give.click();
  await other.waitFor();
  await page.getByRole('heading', { name: t('scorecard:summary') }).waitFor();
  await page.getByRole('button', { name: t('scorecard:change') }).click();
  await page.getByRole('button', { name: t('common:save'), exact: true }).waitFor();
});

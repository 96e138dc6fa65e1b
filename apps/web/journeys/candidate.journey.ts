import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { demoApplicants, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { sharedStack } from './stack.ts';
import { wordsOf } from './words.ts';

const slow = { timeout: 10_000 };
const t = wordsOf('km');
const stack = sharedStack();
const browser = sharedBrowser();
let page: Page;
beforeAll(async () => {
  page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true })
  ).newPage();
  await startSession(page, stack, demoAccounts[0]);
});

const column = (status: 'received' | 'shortlisted' | 'rejected') =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: states[status], exact: true }) });
const states = { received: 'បានទទួល', shortlisted: 'ជាប់សម្រាំង', rejected: 'មិនជ្រើសរើស' };
const addresses = async (where: Locator) =>
  Promise.all((await where.getByRole('link').all()).map((link) => link.getAttribute('href')));

async function openBoard() {
  await page.goto(`${stack.url}/km/manage-applied?view=board`);
  await column('received').getByRole('link').first().waitFor();
}

it('a candidate is moved on the board by keys, and put back while nobody has been told', async () => {
  await openBoard();
  const [first] = await addresses(column('received'));
  await column('received').getByRole('article').first().getByRole('button').focus();
  await page.keyboard.press('Space');
  await page
    .getByText(/នៅលើ បានទទួល/)
    .first()
    .waitFor();
  await page.keyboard.press('ArrowRight');
  await page
    .getByText(/នៅលើ ជាប់សម្រាំង/)
    .first()
    .waitFor();
  await page.keyboard.press('Space');
  await page
    .getByRole('status')
    .getByText(/ក្នុងបញ្ជីសម្រាំងហើយ/)
    .waitFor();
  await expect.poll(async () => addresses(column('shortlisted')), slow).toContain(first);
  await page.getByRole('button', { name: t('application:decision.undo') }).click();
  await expect.poll(async () => addresses(column('received')), slow).toContain(first);
});

it('and by the pointer', async () => {
  await openBoard();
  const card = column('received').getByRole('article').first();
  const [first] = await addresses(column('received'));
  const [from, to] = [await card.boundingBox(), await column('rejected').boundingBox()];
  if (!from || !to) throw new Error('The board is not there.');
  await page.mouse.move(from.x + 100, from.y + 50);
  await page.mouse.down();
  await page.mouse.move(from.x + 140, from.y + 60, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + 120, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => addresses(column('rejected')), slow).toContain(first);
});

it('and by a thumb, which holds the card a moment before it moves it', async () => {
  await openBoard();
  const card = column('received').getByRole('article').first();
  const [first] = await addresses(column('received'));
  const [from, to] = [await card.boundingBox(), await column('shortlisted').boundingBox()];
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
  await expect.poll(async () => addresses(column('shortlisted')), slow).toContain(first);
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
  await page.goto(`${stack.url}/km/manage-shortlist`);
  await demoApplicants(page).first().getByRole('link').click();
  await page.getByRole('img', { name: /ទំព័រទី 1/ }).waitFor();
  await expect.poll(() => page.getByText(/Curriculum vitae of an invented person/).count(), slow).toBe(1);
});

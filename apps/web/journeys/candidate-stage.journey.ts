import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { stageDraft } from '@acheep/contract/hiring/stage';
import { hiredName, standardStages } from '@acheep/contract/hiring/stage-option';
import { paths } from '@acheep/contract/paths';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { controlsBelow } from './controls-below.ts';
import { newPerson, type Person } from './person.ts';
import { countPresses } from './press-count.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const slow = { timeout: 10_000 };
/** Rows of a list on the first screen; there were 5. */
const minRows = 14;
/** Forty candidates: ten are rejected, so many go to each stage, and the last one is hired. */
const all = 40;
const shares = [11, 10, 8];
const ownStage = 'Second interview';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;
const t = wordsOf('en');
const faults: string[] = [];
let recruiter: Person;
let page: Page;
let presses: Awaited<ReturnType<typeof countPresses>>;
let cook: string;
let packer: string;

beforeAll(async () => {
  const email = 'stages@journey.example';
  recruiter = await newPerson(browser, stack, 'en', faults);
  page = recruiter.page;
  presses = await countPresses(page);
  const company = { name: 'Sampan Foods', address: 'Street 271' };
  await recruiter.join({ role: 'recruiter', name: 'Keo Mony', email, company });
  const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
  cook = (await createJob(prisma, { ownerId, title: 'Cook', vacancies: 1 })).id;
  packer = (await createJob(prisma, { ownerId, title: 'Packer' })).id;
  for (let number = 0; number < 4; number++)
    await createApplication(prisma, { jobId: cook, name: `Cook ${number}` });
  for (let number = 0; number < all; number++)
    await createApplication(prisma, { jobId: packer, name: `Packer ${number}` });
  // Their files were never stored: they are of a kind that the page does not show.
  await prisma.upload.updateMany({
    where: { applications: { some: { jobId: { in: [cook, packer] } } } },
    data: { mediaType: 'application/msword' },
  });
});
afterAll(() => expect(faults).toEqual([]));

describe('on the board, a candidate', () => {
  const names = {
    received: applicationStatuses.received.en,
    rejected: applicationStatuses.rejected.en,
    toContact: standardStages[0].nameEn,
    interview: standardStages[1].nameEn,
    hired: hiredName.en,
  };
  const columnOf = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const column = (place: keyof typeof names) => columnOf(names[place]);
  const first = (place: keyof typeof names) => column(place).getByRole('article').first();
  /** Without the list, which is another one for each column. */
  const addresses = async (where: Locator) => {
    const links = await where.getByRole('link').all();
    const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')));
    return hrefs.map((href) => href?.split('?')[0]);
  };
  const stands = (one: string | undefined, place: keyof typeof names) =>
    expect.poll(async () => addresses(column(place)), slow).toContain(one);
  /** A card is moved at once; the number at the head of a column is the server’s. */
  const counts = (place: keyof typeof names, count: number) =>
    column(place).getByText(String(count), { exact: true }).waitFor();
  const said = (text: RegExp) => page.getByRole('status').getByText(text).first().waitFor();

  /** Opens the menu of the first card of a column by keys, and takes one of its places. */
  async function choose(from: keyof typeof names, to: keyof typeof names) {
    const [one] = await addresses(column(from));
    await first(from).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: names[to] }).focus();
    await page.keyboard.press('Enter');
    return one;
  }

  /** Middle of a card, and a place in a column. */
  async function way(card: Locator, to: Locator) {
    await card.scrollIntoViewIfNeeded();
    const [from, there] = [await card.boundingBox(), await to.boundingBox()];
    if (!from || !there) throw new Error('The board is not there.');
    return {
      from: { x: from.x + from.width / 3, y: from.y + from.height / 2 },
      to: { x: there.x + there.width / 2, y: there.y + 120 },
    };
  }

  it('is moved to a stage by keys, and put back while nobody has been told', async () => {
    // A phone, whose columns stand beyond its edge.
    await page.setViewportSize({ width: 390, height: 844 });
    await recruiter.go(`/manage-applied?view=board&jobId=${cook}`);
    await first('received').waitFor();
    const one = await choose('received', 'interview');
    await stands(one, 'interview');
    await said(/short-listed in “Interview”/);
    // Whoever moves a card goes on from it, and sees it.
    const link = column('interview').getByRole('link').and(page.locator(':focus'));
    const { x, width } = (await link.boundingBox()) ?? { x: -1, width: 0 };
    expect([x > 0, x + width < 390]).toEqual([true, true]);
    await page.getByRole('button', { name: t('application:decision.undo') }).click();
    await stands(one, 'received');
    await counts('interview', 0);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('is one of twelve in a column at once, beside all other columns', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await recruiter.go(`/manage-applied?view=board&jobId=${packer}`);
    const cards = column('received').getByRole('article');
    await cards.nth(11).waitFor();
    expect(await cards.count()).toBe(12);
    const edges = await page
      .locator('section')
      .evaluateAll((every) =>
        every.filter((one) => one.querySelector('h2')).map((one) => one.getBoundingClientRect().right),
      );
    expect([edges.length, Math.max(...edges) <= 1280]).toEqual([6, true]);
    const last = await cards.nth(11).boundingBox();
    expect((last?.y ?? 800) + (last?.height ?? 0)).toBeLessThanOrEqual(800);
    await column('received').getByRole('button', { name: 'Show 28 more' }).click();
    await expect.poll(() => cards.count(), slow).toBe(36);
    await recruiter.go(`/manage-applied?view=board&jobId=${cook}`);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('is moved by its own keys, which the help tells', async () => {
    await first('received').waitFor();
    const [one] = await addresses(column('received'));
    await first('received').getByRole('link').focus();
    // The list that the card leaves is read anew before the one that it comes to.
    const late = Promise.withResolvers<void>();
    const isStage = (url: URL) => url.searchParams.has('filter[stage]');
    await page.route(isStage, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.keyboard.press('Shift+ArrowRight');
    await counts('received', 3);
    await stands(one, 'toContact');
    expect(await column('toContact').locator(':focus').count()).toBe(1);
    await page.keyboard.press('Shift+ArrowLeft');
    await stands(one, 'received');
    late.resolve();
    await counts('received', 4);
    await page.unroute(isStage);
    await page.getByRole('button', { name: t('application:keys.title') }).click();
    await page.getByText(t('application:board.keys.beside')).waitFor();
    await page.keyboard.press('Escape');
  });

  it('is hired, and the job is offered to be closed once its vacancies are filled', async () => {
    const one = await choose('received', 'interview');
    await stands(one, 'interview');
    await counts('interview', 1);
    await choose('interview', 'hired');
    await page
      .getByRole('dialog', { name: t('application:stage.filled.title') })
      .getByRole('button', { name: t('application:stage.filled.leave') })
      .click();
    await said(/ hired\. /);
    await stands(one, 'hired');
  });

  it('is rejected with a reason that is asked for', async () => {
    const one = await choose('received', 'rejected');
    const why = page.getByRole('dialog');
    await why.getByLabel(t('application:reject.standard')).selectOption('salary');
    await breaksNothing(page, 'the dialog that rejects');
    await why.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    await stands(one, 'rejected');
  });

  it('is moved by the pointer', async () => {
    const [one] = await addresses(column('received'));
    const { from, to } = await way(first('received'), column('toContact'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 10, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 8 });
    await page.mouse.up();
    await stands(one, 'toContact');
  });

  it('is moved by a thumb, which holds the card until it is lifted', async () => {
    const [one] = await addresses(column('received'));
    const card = first('received');
    const { from, to } = await way(card, column('toContact'));
    const hand = await page.context().newCDPSession(page);
    await hand.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    await page.locator('article[data-dragging]').waitFor();
    await touch('touchMove', to.x - 20, to.y - 10);
    await touch('touchMove', to.x, to.y);
    await touch('touchEnd');
    await hand.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await hand.detach();
    await stands(one, 'toContact');
  });

  it('stands in a stage of the company’s own once the one before is deleted', async () => {
    await recruiter.go('/manage-applied/stage');
    await page.getByRole('button', { name: t('application:stage.page.create') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(labelsOf('en')(stageDraft, 'nameEn')).fill(ownStage);
    await dialog.getByRole('button', { name: t('common:save') }).click();
    const list = page.getByRole('list', { name: t('application:stage.page.title') });
    await list.getByText(ownStage).first().waitFor();
    const item = list.getByRole('listitem').filter({ hasText: names.toContact });
    // On a phone they stand close together, and each button is as large as a thumb.
    await page.setViewportSize({ width: 390, height: 844 });
    const boxes = async (of: Locator) => Promise.all((await of.all()).map((one) => one.boundingBox()));
    const high = (await boxes(list.getByRole('listitem'))).map((box) => box?.height ?? 0);
    expect(Math.max(...high)).toBeLessThan(80);
    const sides = (await boxes(list.getByRole('button'))).flatMap((box) => [
      box?.width ?? 0,
      box?.height ?? 0,
    ]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
    await page.setViewportSize({ width: 1280, height: 900 });
    await item.getByRole('button', { name: t('field:order.delete') }).click();
    await dialog.getByLabel(t('application:stage.page.to')).selectOption({ label: ownStage });
    await dialog.getByRole('button', { name: t('application:stage.page.delete') }).click();
    await expect.poll(() => list.getByText(names.toContact, { exact: true }).count(), slow).toBe(0);
    await page.goBack();
    await columnOf(ownStage).getByRole('article').first().waitFor();
  });
});

describe('in the list, forty candidates', () => {
  /** Presses Tab until an element has the focus. */
  async function tabTo(to: Locator) {
    await to.waitFor();
    for (let pressed = 0; pressed < 200; pressed++) {
      if (await to.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there.');
  }
  const rows = () => page.locator('tbody tr');
  const bar = () => page.getByRole('region', { name: t('application:received.withChosen') });

  it('are shown many at once, and ten are rejected in a few presses', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await recruiter.go(paths.manageApplied({ status: 'received', jobId: packer }));
    await presses.reset();
    await rows().nth(19).waitFor();
    const shown = await rows().evaluateAll(
      (every) => every.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
    );
    expect(shown).toBeGreaterThanOrEqual(minRows);
    await rows().nth(0).getByRole('checkbox').click();
    await rows()
      .nth(9)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] });
    await bar()
      .getByRole('button', { name: t('application:decision.action.rejected') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    await expect
      .poll(() => prisma.application.count({ where: { jobId: packer, status: 'rejected' } }), slow)
      .toBe(10);
    await presses.expectFew('reject ten candidates');
  });

  it('are counted on the tab as in the list, with those who are decided on', async () => {
    await recruiter.go(paths.manageApplied());
    const words = new RegExp(`^${t('application:received.total_other').replace('{{count}}', '(\\d+)')}$`);
    const [, count] = words.exec((await page.getByText(words).textContent()) ?? '') ?? [];
    const tab = page.getByRole('navigation', { name: t('menu:states') }).locator('[aria-current=page]');
    await expect.poll(() => tab.textContent()).toMatch(new RegExp(`\\D${count}$`));
  });

  it('go to three stages by keyboard alone, and one is hired', async () => {
    const press = (key: string) => page.keyboard.press(key);
    await recruiter.go(paths.manageApplied({ status: 'received', jobId: packer }));
    const stages = [standardStages[1].nameEn, standardStages[2].nameEn, ownStage];
    let left = all - 10;
    for (const [index, share] of shares.entries()) {
      await expect.poll(() => rows().count()).toBe(Math.min(left, 20));
      for (let number = 0; number < share; number++) {
        await press('j');
        await press('x');
      }
      await tabTo(bar().getByRole('button', { name: t('application:stage.moveTo') }));
      await press('Enter');
      const item = page.getByRole('menuitem', { name: stages[index] ?? '', exact: true });
      await item.waitFor();
      await expect
        .poll(async () => {
          await press('ArrowDown');
          return item.evaluate((node) => node === document.activeElement);
        })
        .toBe(true);
      await press('Enter');
      await bar().waitFor({ state: 'hidden' });
      left -= share;
    }

    await expect.poll(() => rows().count()).toBe(left);
    await press('j');
    await press('Enter');
    await page.getByText(applicationStatuses.received.en, { exact: true }).first().waitFor();
    await page.getByRole('region', { name: t('application:decision.bar') }).waitFor();
    await press('h');
    const hire = page
      .getByRole('dialog')
      .getByRole('button', { name: t('application:decision.action.hired'), exact: true });
    await expect.poll(() => hire.evaluate((node) => node === document.activeElement)).toBe(true);
    await press('Enter');
    await expect
      .poll(() => prisma.application.count({ where: { jobId: packer, hiredAt: { not: null } } }), slow)
      .toBe(1);
    const stood = await prisma.application.groupBy({
      by: ['stageId'],
      where: { jobId: packer, status: 'shortlisted', hiredAt: null },
      _count: { _all: true },
    });
    expect(stood.map(({ _count }) => _count._all).sort()).toEqual([...shares].sort());

    // What can be pressed next is not below what is said.
    const said = page.getByRole('status').filter({ hasText: / hired\. / });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => said.evaluate(controlsBelow), slow).toEqual([]);
    }
  });
});

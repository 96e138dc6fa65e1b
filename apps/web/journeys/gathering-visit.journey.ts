import { eventTypes } from '@acheep/contract/events/gathering-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { createTrainer } from '@acheep/prisma/factories/gathering';
import { gatheringMaker } from '@acheep/prisma/factories/gathering-held';
import { createJob } from '@acheep/prisma/factories/job';
import { createRecruiter } from '@acheep/prisma/factories/user';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const title = 'វគ្គខ្លីស្ដីពីការគ្រប់គ្រងឃ្លាំងទំនិញ និងការដឹកជញ្ជូនសម្រាប់សហគ្រាសធុនតូច និងមធ្យមនៅតាមបណ្ដាខេត្ត';
const fairTitle = 'Okapi fair of the coast';
/** A month for which the demo has few records, so that its days have room. */
const first = addDays(today(), 100);
const second = addDays(first, 7);

const browser = sharedBrowser();
const { database } = stack;
let training: { id: string };
beforeAll(async () => {
  const db = database.prisma;
  const trainer = await createTrainer(db, { company: { name: 'Quagga Skills', nameKm: 'សាលា ក្វាហ្គា' } });
  const make = gatheringMaker(db, trainer.id, { venue: 'Room 3', seats: 12 });
  training = await make({ title, fee: 2500n, certificate: true }, [
    `${first} 08:00-11:30`,
    `${second} 08:00-11:30`,
  ]);
  const fair = await make({ kind: 'event', eventType: 'job-fair', title: fairTitle }, [
    `${first} 09:00-16:00`,
  ]);
  const recruiter = await createRecruiter(db, { company: { name: 'Okapi Trading' } });
  await createJob(db, { ownerId: recruiter.id, title: 'Warehouse keeper' });
  const { id: companyId } = await db.company.findUniqueOrThrow({ where: { ownerId: recruiter.id } });
  await db.gatheringCompany.create({ data: { gatheringId: fair.id, companyId, position: 0 } });
});

const isInside = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** Downloads the file behind a link and parses it with another library. */
async function calendarBehind(page: Page, name: string) {
  const link = page.getByRole('link', { name });
  const address = new URL((await link.getAttribute('href')) ?? '', stack.url);
  const text = await (await fetch(address)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}

describe.each(journeyLocales('km'))('somebody who reads %s', (locale) => {
  const width = { en: 390, km: 1280 }[locale];
  const t = wordsOf(locale);
  const faults: string[] = [];
  let page: Page;
  const go = (path: string) => page.goto(stack.url + (locale === 'km' ? '/km' : '') + path);
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width, height: 900 } });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (entry) => entry.type() === 'error' && faults.push(entry.text()));
  });
  afterAll(() => page?.context().close());

  it('finds a training by a Khmer word, and takes its dates along', async () => {
    await go('/training');
    const search = page.getByRole('searchbox', { name: t('gathering:search.label') });
    await search.fill('ឃ្លាំង');
    await search.press('Enter');
    const card = page.getByRole('link', { name: title });
    await card.waitFor();
    expect(await isInside(page)).toBe(true);
    await card.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const summary = page.getByRole('complementary', { name: t('gathering:summary') });
    await summary.getByText('$25', { exact: true }).waitFor();
    expect(await isInside(page)).toBe(true);

    const entries = await calendarBehind(page, t('gathering:addToCalendar'));
    expect(entries.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(
      [first, second].map((day) => `${day}T01:00:00.000Z`),
    );
    expect(entries[0]).toMatchObject({ summary: title });
  });

  it('looks through the calendar with the keyboard, and comes to the page of an event', async () => {
    await go(`/event?view=calendar&month=${first.slice(0, 7)}`);
    const entry = page.getByRole('link', { name: fairTitle });
    await entry.waitFor();
    expect(await isInside(page)).toBe(true);
    const before = page.getByRole('button', { name: t('gathering:calendar.before') });
    await before.click();
    await entry.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: t('gathering:calendar.after') }).click();
    await entry.waitFor();

    if (width > 1000) {
      const day = page.locator(`[data-day="${first}"]`);
      const other = addDays(first, first.endsWith('-01') ? 1 : -1);
      await day.focus();
      await page.keyboard.press(first.endsWith('-01') ? 'ArrowRight' : 'ArrowLeft');
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-day')))
        .toBe(other);
    }
    // The number of a day links to the list of that day.
    await page.locator(`a[data-day="${first}"]`).click();
    await page.waitForURL((url) => url.searchParams.get('from') === first && !url.searchParams.has('view'));
    await page.getByRole('link', { name: fairTitle }).click();
    await page.getByText(eventTypes['job-fair'][locale]).first().waitFor();
    await page.getByRole('link', { name: 'Okapi Trading' }).first().waitFor();
    await page.getByRole('link', { name: 'Warehouse keeper' }).waitFor();
    expect(faults).toEqual([]);
  });

  it('is told of an address at which there is no event', async () => {
    await go(`/event/${training.id}`);
    await page.getByRole('heading', { name: t('gathering:event.missing') }).waitFor();
  });
});

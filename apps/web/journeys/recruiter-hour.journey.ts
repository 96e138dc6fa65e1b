import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { standardStages } from '@acheep/contract/hiring/stage-option';
import { paths } from '@acheep/contract/kernel/paths';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { journeyLocales } from './deep.ts';
import { newPerson } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;

/** How many of forty candidates go to each stage; the last one is hired. */
const shares = [14, 13, 12];
const all = 40;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, to: Locator) {
  await to.waitFor();
  for (let pressed = 0; pressed < 200; pressed++) {
    if (await to.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

describe.each(journeyLocales('en'))('a recruiter’s hour by keyboard alone (%s)', (locale) => {
  const t = wordsOf(locale);

  it('forty applications go to three stages, and one candidate is hired', { timeout: 240_000 }, async () => {
    const faults: string[] = [];
    const email = `hour-${locale}@journey.example`;
    const recruiter = await newPerson(browser, stack, locale, faults);
    const company = { name: `Sampan Foods ${locale}`, address: 'Street 271' };
    await recruiter.join({ role: 'recruiter', name: 'Keo Mony', email, company });
    const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
    const { id: jobId } = await createJob(prisma, { ownerId, title: 'Packer' });
    const files: string[] = [];
    for (let number = 0; number < all; number++) {
      const { cvId } = await createApplication(prisma, { jobId, name: `Packer ${number}` });
      if (cvId) files.push(cvId);
    }
    // Their files were never stored: they are of a kind that the page does not show.
    await prisma.upload.updateMany({
      where: { id: { in: files } },
      data: { mediaType: 'application/msword' },
    });
    const { page } = recruiter;
    const press = (key: string) => page.keyboard.press(key);
    const rows = page.locator('tbody tr');
    await recruiter.go(paths.manageApplied({ status: 'received' }));

    let left = all;
    for (const [index, share] of shares.entries()) {
      await expect.poll(() => rows.count()).toBe(Math.min(left, 20));
      for (let number = 0; number < share; number++) {
        await press('j');
        await press('x');
      }
      const bar = page.getByRole('region', { name: t('application:received.withChosen') });
      await tabTo(page, bar.getByRole('button', { name: t('application:stage.moveTo') }));
      await press('Enter');
      const stage = standardStages[index];
      const name = locale === 'km' ? stage?.nameKm : stage?.nameEn;
      const item = page.getByRole('menuitem', { name: name ?? '', exact: true });
      await item.waitFor();
      await expect
        .poll(async () => {
          await press('ArrowDown');
          return item.evaluate((node) => node === document.activeElement);
        })
        .toBe(true);
      await press('Enter');
      await bar.waitFor({ state: 'hidden' });
      left -= share;
    }

    await expect.poll(() => rows.count()).toBe(left);
    await press('j');
    await press('Enter');
    await page.getByText(applicationStatuses.received[locale], { exact: true }).first().waitFor();
    await page.getByRole('region', { name: t('application:decision.bar') }).waitFor();
    await press('h');
    await expect
      .poll(() => prisma.application.count({ where: { jobId, hiredAt: { not: null } } }), { timeout: 10_000 })
      .toBe(1);
    const stages = await prisma.application.groupBy({
      by: ['stageId'],
      where: { jobId, hiredAt: null },
      _count: { _all: true },
    });
    expect(stages.map(({ _count }) => _count._all).sort()).toEqual([...shares].sort());
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

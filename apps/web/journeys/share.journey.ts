import { adLanguages } from '@acheep/contract/jobs/job-option';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('km'))('sharing a job, in %s', (locale) => {
  const t = wordsOf(locale);
  const faults: string[] = [];
  let person: Person;
  let id: string;
  beforeAll(async () => {
    id = await publishJob(stack, `Share keeper ${locale}`);
    person = await newPerson(browser, stack, locale, faults);
  });
  afterAll(async () => {
    await person.page.context().close();
    expect(faults).toEqual([]);
  });

  it('offers apps, the link and a code, and the company reads how many came by each', async () => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await person.go(`/job/${id}`);
    await page.getByRole('button', { name: t('common:share'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('share:title') });
    const telegram = await sheet.getByRole('link', { name: 'Telegram' }).getAttribute('href');
    const given = new URL(telegram ?? '').searchParams.get('url') ?? '';
    expect(given).toBe(`${stack.url}${locale === 'km' ? '/km' : ''}/job/${id}?via=telegram`);
    await sheet.getByRole('button', { name: 'QR' }).click();
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: t('share:qr.save') }).click();
    expect((await download).suggestedFilename()).toBe('QR.png');
    await breaksNothing(page, 'the ways to share a job');

    // Somebody else opens the shared link: the way is counted, and leaves the address.
    const other = await (await browser.newContext({ userAgent: `Somebody else, in ${locale}` })).newPage();
    const viewed = other.waitForResponse(/\/view\?via=telegram$/);
    await other.goto(given);
    expect((await viewed).status()).toBe(200);
    await other.waitForURL((url) => url.search === '');
    await other.context().close();
    await startSession(page, stack, demoAccountOf('recruiter'));
    await person.go(`/manage-job/${id}/numbers`);
    const numbers = page.getByRole('region', { name: t('job-statistics:shared.title') });
    await numbers
      .getByRole('listitem')
      .filter({ hasText: 'Telegram' })
      .getByText('1', { exact: true })
      .waitFor();
  });

  it('prints a poster of the job, from its menu, in the language that is chosen', async () => {
    const { page } = person;
    const title = `Share keeper ${locale}`;
    await person.go('/manage-job/active');
    const menu = page.getByRole('button', {
      name: t('job-post:action.more').replace('{{title}}', title),
    });
    await menu.first().click();
    await page.getByRole('menuitem', { name: t('job-poster:action') }).click();
    const dialog = page.getByRole('dialog', { name: t('job-poster:title') });
    await dialog.locator('[data-waiting]').waitFor({ state: 'detached' });
    const print = dialog.getByRole('link', { name: t('job-poster:print') });
    const khmer = await print.getAttribute('href');
    await breaksNothing(page, 'the poster of a job');
    await dialog.getByText(adLanguages.en[locale], { exact: true }).click();
    await page.waitForFunction((before) => !document.querySelector(`a[href="${before}"]`), khmer);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t('job-poster:save') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${t('job-poster:file').replace('{{title}}', title)}.pdf`);
    const opened = await page.request.get(`${stack.url}${await print.getAttribute('href')}`);
    expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { sharedStack } from './stack.ts';
import { wordsOf } from './words.ts';

const stack = sharedStack();
const browser = sharedBrowser();

describe.each(['en', 'km'] as const)('sharing a job, in %s', (locale) => {
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
});

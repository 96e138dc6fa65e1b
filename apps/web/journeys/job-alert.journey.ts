import { alertBody } from '@acheep/contract/jobs/job-alert';
import { alertFrequencies } from '@acheep/contract/jobs/job-alert-option';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  name: 'Mao Sreyneang',
  search: 'beekeeper',
  fits: ['Senior Beekeeper', 'Beekeeper of Mondulkiri'],
  fitsNot: 'Falconer',
};

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

/** Simulates the next morning for one person's searches: makes them due and starts the worker. */
async function nextMorning(email: string) {
  // A worker that is still running would mark the searches as done after they were made due.
  const atWork = `SELECT 1 FROM pgboss.job WHERE name = 'job-alert' AND state IN ('created', 'retry', 'active')`;
  await expect.poll(async () => (await database.pool.query(atWork)).rowCount, { timeout: 60_000 }).toBe(0);
  await database.pool.query(
    `UPDATE job_alert SET done_on = done_on - 1 FROM "user" WHERE "user".id = user_id AND email = $1`,
    [email],
  );
  await database.pool.query(`INSERT INTO pgboss.job (name) VALUES ('job-alert')`);
}

describe('a saved search', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'alert@journey.example';
  const faults: string[] = [];
  let seeker: Person;

  beforeAll(async () => {
    seeker = await newPerson(browser, stack, 'en', faults);
    await seeker.join({ role: 'user', name: story.name, email });
    await seeker.page.context().clearCookies();
    await seeker.page.evaluate(() => localStorage.clear());
  });
  afterAll(async () => {
    await seeker.page.context().close();
    expect(faults).toEqual([]);
  });

  it('is saved from the list by somebody who signs in for it', async () => {
    const { page } = seeker;
    await seeker.go(`/job?search=${encodeURIComponent(story.search)}`);
    await page.getByRole('button', { name: t('job:saveSearch.action') }).click();
    await seeker.signIn(email);
    const dialog = page.getByRole('dialog', { name: t('job:saveSearch.action') });
    const name = await dialog.getByLabel(label(alertBody, 'name')).inputValue();
    expect(name).toContain(story.search);
    await dialog.getByRole('button', { name: t('common:save') }).click();
    await dialog.waitFor({ state: 'detached' });
    await seeker.go('/manage-alert');
    await page.getByText(name, { exact: true }).waitFor();
    // It leads to what was searched for.
    await page.getByRole('listitem').filter({ hasText: name }).getByRole('link').first().click();
    await page.waitForURL((url) => url.searchParams.get('search') === story.search);
  });

  it('brings a mail in the morning with the jobs that fit, and the bell', async () => {
    const { page } = seeker;
    for (const title of [...story.fits, story.fitsNot]) await publishJob(stack, title);
    await nextMorning(email);
    const mail = await stack.mailTo(email, new RegExp(`2.*${story.search}`));
    for (const title of story.fits) expect(mail.text).toContain(title);
    expect(mail.text).not.toContain(story.fitsNot);
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    await seeker.go('/notification');
    await expect.poll(() => page.getByRole('main').getByText(new RegExp(story.search)).count()).toBe(1);
  });

  it('leads from the mail to the job, and ends by one click', async () => {
    const { page } = seeker;
    const { text = '', headers } = await stack.mailTo(email, new RegExp(`2.*${story.search}`));
    await page.goto(/https?:\S+\/job\/[0-9a-f-]{36}/.exec(text)?.[0] ?? '');
    await page.getByRole('heading', { level: 1, name: new RegExp(story.fits.join('|')) }).waitFor();

    const [, stop = ''] =
      /<(.+)>/.exec(headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '') ?? [];
    await page.goto(stop);
    await page.getByRole('button', { name: t('unsubscribe:job-alert.action') }).click();
    await page.getByText(t('unsubscribe:job-alert.done')).waitFor();
    await seeker.go('/manage-alert');
    await page.getByText(alertFrequencies.none.en, { exact: true }).waitFor();
  });
});

import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const story = { search: 'lamplighter', job: 'Lamplighter of Kampot', newcomer: 'Mao Sreyneang' };

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('the home page of a job seeker', () => {
  const t = wordsOf('en');
  const faults: string[] = [];
  let seeker: Person;

  beforeAll(async () => {
    seeker = await newPerson(browser, stack, 'en', faults);
    const account = demoAccountOf('user');
    const { token } = await sessionOf(stack, account);
    const saved = await fetch(`${stack.url}/api/v1/job-alert`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Lamps', frequency: 'none', criteria: { search: story.search } }),
    });
    expect(saved.status).toBe(201);
    await publishJob(stack, story.job);
    await startSession(seeker.page, stack, account);
  });
  afterAll(async () => {
    await seeker.page.context().close();
    expect(faults).toEqual([]);
  });

  const region = (name: string) => seeker.page.getByRole('region', { name });
  const news = () => region(t('home-known:news.week'));

  it('greets by name, and says what is next, what fits, and what is new in saved searches', async () => {
    const { page } = seeker;
    const { email } = demoAccounts[1];
    const { rows } = await stack.database.pool.query<{ name: string }>(
      'SELECT name FROM "user" WHERE email = $1',
      [email],
    );
    const [, given] = (rows[0]?.name ?? '').split(' ');
    await seeker.go('/dashboard');
    await page.waitForURL(`${stack.url}/`);
    await page.getByRole('heading', { level: 1, name: new RegExp(`^Good \\w+, ${given}$`) }).waitFor();
    const next = region(t('home-known:next.interview'));
    // One is agreed for tomorrow, and one waits for an answer.
    await next.getByRole('link', { name: t('interview:open') }).waitFor();
    await next.getByRole('link', { name: t('interview:choose') }).waitFor();
    await next.getByRole('link', { name: t('interview:map') }).waitFor();
    const matches = region(t('match:jobs.title'));
    await expect.poll(() => matches.getByRole('article').count()).toBe(3);
    for (const one of await matches.getByRole('list', { name: t('match:why') }).all())
      expect(await one.getByRole('listitem').count()).toBe(1);
    await news().getByRole('heading', { name: 'Lamps' }).waitFor();
    await news().getByRole('link', { name: story.job }).waitFor();
    await breaksNothingDeep(page, 'the home page of a job seeker');
  });

  it('keeps what is new when it is reloaded, and has the search of the last minute', async () => {
    const { page } = seeker;
    await page.getByRole('searchbox').fill(story.search);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === story.search);
    await page.getByRole('heading', { name: story.job }).waitFor();
    await seeker.go('/');
    await region(t('home-known:recent.title')).getByRole('link', { name: story.search }).waitFor();
    await news().getByRole('link', { name: story.job }).waitFor();
  });

  it('has one thing to do for who is new, and no empty boxes', async () => {
    const { page } = seeker;
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await seeker.join({ role: 'user', name: story.newcomer, email: 'newcomer@journey.example' });
    await seeker.go('/');
    await page.getByRole('heading', { level: 1, name: /, Sreyneang$/ }).waitFor();
    await page.getByRole('link', { name: t('widget:resume.questions') }).waitFor();
    const own = [t('home-known:start.title'), t('home:categories'), t('home:latest.title')];
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect.poll(async () => (await headings.allTextContents()).slice(0, 3)).toEqual(own);
    await page.getByRole('link', { name: t('widget:resume.questions') }).click();
    await page.waitForURL(/\/resume\/questions/);
  });
});

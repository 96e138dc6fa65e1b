import { enquiryNew } from '@acheep/contract/content/enquiry';
import { createApplication } from '@acheep/prisma/factories/application';
import { createInterview } from '@acheep/prisma/factories/interview';
import { createJob } from '@acheep/prisma/factories/job';
import { createResume } from '@acheep/prisma/factories/resume';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing, breaksNothingDeep } from './accessibility.ts';
import { sampled } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { startUnreliableNetwork } from './unreliable-network.ts';
import { labelsOf, wordsOf } from './words.ts';

const story = {
  name: 'Keo Dara',
  job: 'Keeper of the lighthouse',
  applied: 'Pilot of the harbour',
  pitch: 'Twelve years between reefs.',
  address: 'Pier 3, Sihanoukville',
  phone: '+85512345678',
  subject: 'A boat without a signal',
};

const stack = await startOwnProduct();
const browser = sharedBrowser({ serviceWorkers: true });
const { database } = stack;

/** Ignores messages about the missing network, which are not faults of the page. */
const isFault = (text: string) =>
  !/Failed to load resource|ERR_INTERNET_DISCONNECTED|Unable to preload CSS/.test(text);

/**
 * Waits until the service worker controls the page. If one of its files failed to load, it is installed with the next
 * page.
 */
const controlled = (page: Page) =>
  expect
    .poll(
      async () => {
        const answers = await page
          .waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
            timeout: 15_000,
          })
          .catch(() => undefined);
        if (!answers) await page.reload();
        return answers !== undefined;
      },
      { timeout: 60_000 },
    )
    .toBe(true);

/** Returns the URLs of everything cached in this browser, by cache. */
const keptIn = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => `${name} ${new URL(url).pathname}`);
    });
    return (await Promise.all(all)).flat();
  });

/** Delivers a push message to the page's service worker. */
async function push(page: Page, title: string) {
  const context = page.context();
  const origin = new URL(page.url()).origin;
  await context.grantPermissions(['notifications'], { origin });
  const devtools = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const data = JSON.stringify({ title, body: title, lang: 'en', path: '/notification' });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await known, data });
  await devtools.detach();
}

const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration();
    return (await worker?.getNotifications())?.map(({ title }) => title);
  });

describe('a telephone whose network comes and goes', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const faults: string[] = [];
  const email = 'no-signal@journey.example';
  let network: Awaited<ReturnType<typeof startUnreliableNetwork>>;
  let seeker: Person;
  let jobId: string;
  let application: { id: string; jobId: string };
  let apply: (jobId: string) => Promise<unknown>;

  const bar = (page: Page) => page.getByRole('status').filter({ hasText: t('offline:bar') });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const named = (text: string) => new RegExp(`^${text.replace(/[()]/g, '\\$&')}`, 'i');

  beforeAll(async () => {
    const { id: ownerId } = await createRecruiter(database.prisma, { jobs: 0 });
    ({ id: jobId } = await createJob(database.prisma, { ownerId, title: story.job }));
    network = await startUnreliableNetwork(stack.url);
    seeker = await newPerson(browser, { ...stack, url: network.url }, 'en', faults);
    await seeker.join({ role: 'user', name: story.name, email });
    const { id: applicantId } = await database.prisma.user.findUniqueOrThrow({ where: { email } });
    const contact = { applyBy: ['site' as const, 'phone' as const], contactPhone: story.phone };
    const applied = await createJob(database.prisma, { ownerId, title: story.applied, ...contact });
    application = await createApplication(database.prisma, { applicantId, jobId: applied.id });
    const agreed = { applicationId: application.id, status: 'agreed', address: story.address } as const;
    await createInterview(database.prisma, agreed);
    await createResume(database.prisma, { userId: applicantId, objectiveEn: story.pitch });
    apply = (id) => createApplication(database.prisma, { applicantId, jobId: id });
  });
  afterAll(async () => {
    await seeker?.page.context().close();
    await network?.stop();
    expect(faults.filter(isFault)).toEqual([]);
  });

  it('a job that was looked at and the latest list open without one, and say from when they are', async () => {
    const { page, go } = seeker;
    await go('/job');
    const found = page
      .getByRole('region', { name: t('job:list.results') })
      .getByRole('link', { name: story.job, exact: true });
    await found.waitFor();
    await controlled(page);
    await expect.poll(() => keptIn(page)).toContainEqual(expect.stringMatching(/^kept-.* \/kept\/results$/));
    await go(`/job/${jobId}`);
    await heading(page, story.job).waitFor();
    await expect
      .poll(() => keptIn(page))
      .toContainEqual(expect.stringMatching(`^kept-.* /kept/job/${jobId}$`));
    await page.context().setOffline(true);
    await bar(page).waitFor();
    await page.reload();
    await heading(page, story.job).waitFor();
    const [before = ''] = t('offline:asOf').split('{{when}}');
    await bar(page).getByText(before.trim()).waitFor();
    await breaksNothingDeep(page, 'a job without a network');
    await go('/job');
    await found.waitFor();
    await bar(page).getByText(before.trim()).waitFor();
    await breaksNothingDeep(page, 'a list without a network');
  });

  it('own applications open without one, and no job that was applied for offers to apply', async () => {
    const { page, go } = seeker;
    await page.context().setOffline(false);
    await apply(jobId);
    await go('/resume');
    await page.getByText(story.pitch).first().waitFor();
    await expect
      .poll(() => keptIn(page))
      .toContainEqual(expect.stringMatching('/kept/answer/.*resume.*views'));
    await go('/manage-user-applied');
    const own = page.getByRole('article').filter({ hasText: story.applied });
    await own.getByRole('link', { name: story.applied }).click();
    await heading(page, story.applied).waitFor();
    await page.getByText(story.address).waitFor();
    await page.getByRole('link', { name: t('application:mine.seeJob') }).click();
    await page.locator('[data-applied]').first().waitFor();
    for (const one of [application.id, application.jobId])
      await expect.poll(() => keptIn(page)).toContainEqual(expect.stringMatching(`/kept/answer/.*${one}`));
    await page.context().setOffline(true);
    await bar(page).waitFor();
    await page.reload();
    await page.locator('[data-applied]').first().waitFor();
    // It was seen before its reader applied for it.
    await go(`/job/${jobId}`);
    await page.locator('[data-applied]').first().waitFor();
    await go('/manage-user-applied');
    const ways = async (place: Locator) => {
      await place.getByText(story.address).waitFor();
      await place.getByRole('link', { name: t('interview:map') }).waitFor();
      expect(await place.locator('a[href^="tel:"]').getAttribute('href')).toBe(`tel:${story.phone}`);
    };
    await ways(own);
    await own.getByRole('link', { name: story.applied }).click();
    await heading(page, story.applied).waitFor();
    await ways(page.getByRole('main'));
    await go('/resume');
    await page.getByText(story.pitch).first().waitFor();
    expect(await page.getByText(t('common:error.offline')).count()).toBe(0);
  });

  it('what needs the network says so, shows what is kept, and comes by itself', async () => {
    const { page, go } = seeker;
    await go('/');
    await heading(page, t('offline:needed.title')).waitFor();
    await page.getByRole('link', { name: story.job }).click();
    await heading(page, story.job).waitFor();
    await go('/');
    await heading(page, t('offline:needed.title')).waitFor();
    await page.getByRole('button', { name: t('common:retry') }).click();
    await heading(page, t('offline:needed.title')).waitFor();
    await breaksNothing(page, 'a page that needs the network');
    await page.context().setOffline(false);
    await heading(page, t('offline:needed.title')).waitFor({ state: 'detached' });
    await page.getByRole('searchbox').first().waitFor();
    await bar(page).waitFor({ state: 'detached' });
  });

  it('a form that is sent without one waits, can be called off, and arrives once', async () => {
    const { page, go } = seeker;
    const field = (name: string) => page.getByLabel(named(label(enquiryNew, name)));
    const send = page.getByRole('button', { name: t('library:form.send'), exact: true });
    const waits = page.getByText(t('offline:waiting.one'));
    const arrived = async () => {
      const { rows } = await database.pool.query('SELECT id FROM enquiry WHERE subject = $1', [
        story.subject,
      ]);
      return rows.length;
    };
    await go('/contact');
    await field('subject').fill(story.subject);
    await field('message').fill(story.subject);
    await page.context().setOffline(true);
    await bar(page).waitFor();
    await send.click();
    await waits.waitFor();
    await breaksNothingDeep(page, 'a form that waits for the network');
    await page.getByRole('button', { name: t('offline:waiting.callOff') }).click();
    await waits.waitFor({ state: 'detached' });
    await expect.poll(() => field('subject').inputValue()).toBe(story.subject);
    await send.click();
    await waits.waitFor();
    // Moves to another page of the application meanwhile.
    await bar(page)
      .getByRole('link', { name: t('offline:kept') })
      .click();
    await heading(page, t('offline:page.title')).waitFor();
    expect(await arrived()).toBe(0);
    await page.context().setOffline(false);
    await page.getByText(t('offline:sent')).waitFor();
    expect(await arrived()).toBe(1);
  });

  it('security 46: whoever signs out leaves nothing behind, in another tab, on the way back and without a network', async () => {
    const { page, go } = seeker;
    const other = await page.context().newPage();
    const tabs = [page, other];
    await go('/profile');
    await other.goto(`${network.url}/profile`);
    for (const tab of tabs)
      await expect
        .poll(() => tab.getByRole('main').getByRole('textbox').first().inputValue())
        .toBe(story.name);
    await push(page, story.subject);
    // Chromium's headless shell denies all notifications; a full Chromium (`CHROMIUM_PATH`) shows them.
    if (await page.evaluate(() => Notification.permission === 'granted'))
      await expect.poll(() => shownBy(page)).toEqual([story.subject]);
    const own = await page.evaluate(() => localStorage.getItem('token') !== null);
    expect(own).toBe(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:header.me') })
      .click();
    await page.getByRole('menuitem', { name: t('common:header.signOut') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common:yes') })
      .click();
    const isForVisitors = async (tab: Page) => {
      await tab
        .getByRole('banner')
        .getByRole('button', { name: t('common:header.signUp') })
        .waitFor();
      for (const theirs of [story.name, email])
        await expect.poll(() => tab.locator('body').textContent()).not.toContain(theirs);
    };
    for (const tab of tabs) {
      await isForVisitors(tab);
      const kept = await tab.evaluate(async () => ({
        stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
        databases: (await indexedDB.databases()).map(({ name }) => name),
      }));
      // Only the seen announcement, and the expiry times of cached release files.
      expect(kept.stored.filter((name) => name !== 'splash')).toEqual([]);
      expect(kept.databases).toEqual(['workbox-expiration']);
    }
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
    await expect
      .poll(async () => (await keptIn(page)).filter((entry) => /^kept-|\/api\//.test(entry)))
      .toEqual([]);
    await expect.poll(() => shownBy(page)).toEqual([]);
    await other.close();
    await page.goBack();
    await isForVisitors(page);
    await page.context().setOffline(true);
    // Only now is the network certainly gone: a document requested before may still arrive.
    await bar(page).waitFor();
    for (const path of sampled(['/profile', '/notification', '/resume'], 1)) {
      await go(path);
      await bar(page).waitFor();
      await isForVisitors(page);
    }
    await page.context().setOffline(false);
  });

  it('a new version asks before it takes over, and again where a form would be lost', async () => {
    const { page, go } = seeker;
    await page.setViewportSize({ width: 390, height: 844 });
    await go(`/job/${jobId}/apply`);
    const name = page.locator('main input[name=name]');
    await name.fill(story.name);
    network.release('/assets/app-newer.js');
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText(t('offline:version.ready')).waitFor();
    await breaksNothingDeep(page, 'a new version');
    const load = page.getByRole('status').getByRole('button', { name: t('offline:version.load') });
    await load.click();
    const dialog = page.getByRole('dialog', { name: t('offline:version.unsaved.title') });
    await dialog.getByRole('button', { name: t('offline:version.later') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => name.inputValue()).toBe(story.name);
    const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    expect(await waits()).toBe(true);
    await load.click();
    const anew = page.waitForEvent('load');
    await dialog.getByRole('button', { name: t('offline:version.load') }).click();
    await anew;
    expect(await waits()).toBe(false);
  });
});

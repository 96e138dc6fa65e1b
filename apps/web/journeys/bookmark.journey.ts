import { bookmarkNouns } from '@acheep/contract/feed/bookmark-option';
import { createGathering, createTrainer } from '@acheep/prisma/factories/gathering';
import { createJob } from '@acheep/prisma/factories/job';
import { createPost } from '@acheep/prisma/factories/post';
import { createRecruiter } from '@acheep/prisma/factories/user';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const story = {
  company: { name: 'Lotus Silk House', nameKm: 'ផ្ទះសូត្រផ្កាឈូក' },
  name: 'Pich Sokha',
  training: 'Weaving silk by hand',
  event: 'Fair of the silk weavers',
  post: 'We have a new loom, and look for hands.',
  job: 'Silk weaver',
  note: 'Ask Sreymom how the hall is.',
};

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

describe('what a job seeker wants to find again', () => {
  const t = wordsOf('en');
  const faults: string[] = [];
  const email = 'silk-saver@journey.example';
  let seeker: Person;
  let made: { training: string; event: string; post: string; job: string };

  const button = (name: string, pressed: boolean) =>
    seeker.page.getByRole('button', { name: t('common:bookmark.label').replace('{{name}}', name), pressed });
  const tab = (noun: keyof typeof bookmarkNouns, count: number) =>
    seeker.page
      .getByRole('navigation', { name: t('bookmark:kinds') })
      .getByRole('link', { name: `${bookmarkNouns[noun].en} ${count}`, exact: true });
  /** The button says so at once; whoever leaves for another address before the answer breaks the request off. */
  async function saves(press: () => Promise<void>) {
    const answer = seeker.page.waitForResponse(
      (one) => /\/favorite\//.test(one.url()) && one.request().method() === 'PUT',
    );
    await press();
    await answer;
  }
  const row = (text: string) => seeker.page.getByRole('article').filter({ hasText: text });

  /** Writes a private note, and keeps it when the job is put out and saved again by mistake. */
  async function writesNote(saved: Locator) {
    const { page } = seeker;
    await saved.getByRole('button', { name: t('field:note.add') }).click();
    await saved.getByRole('textbox', { name: t('bookmark:note.label') }).fill(story.note);
    await breaksNothingDeep(page, 'a note on a saved job');
    await saved.getByRole('button', { name: t('field:note.save') }).click();
    await saved.getByText(story.note).waitFor();
    await button(story.job, true).click();
    await saved.getByText(story.note).waitFor({ state: 'detached' });
    const written = page.waitForResponse((one) => one.url().endsWith('/note'));
    await button(story.job, false).click();
    await written;
    await page.reload();
    await saved.getByText(story.note).waitFor();
    await saved.getByRole('link', { name: t('job:apply.action') }).waitFor();
  }

  beforeAll(async () => {
    const { prisma } = database;
    const { company } = story;
    const { id: recruiterId } = await createRecruiter(prisma, { company, jobs: 0 });
    const { id: trainerId } = await createTrainer(prisma, { company });
    const training = await createGathering(prisma, { ownerId: trainerId, title: story.training });
    const event = await createGathering(prisma, {
      ownerId: trainerId,
      kind: 'event',
      title: story.event,
    });
    const post = await createPost(prisma, { ownerId: recruiterId, body: story.post });
    const job = await createJob(prisma, { ownerId: recruiterId, title: story.job });
    made = { training: training.id, event: event.id, post: post.id, job: job.id };
    seeker = await newPerson(browser, stack, 'en', faults);
    await seeker.join({ role: 'user', name: story.name, email });
    await seeker.page.context().clearCookies();
    await seeker.page.evaluate(() => localStorage.clear());
  });
  afterAll(async () => {
    await seeker.page.context().close();
    expect(faults).toEqual([]);
  });

  it('a training is saved from its list by who signs in for it', async () => {
    const { page, go, signIn } = seeker;
    await go('/training');
    await page.getByRole('searchbox', { name: t('gathering:search.label') }).fill(story.training);
    await page.keyboard.press('Enter');
    await button(story.training, false).click();
    await saves(() => signIn(email));
    await button(story.training, true).waitFor();
    // Who signs in stays where they are.
    expect(new URL(page.url()).pathname).toBe('/training');
  });

  it('an event is saved on its page, and a job on its card', async () => {
    const { page, go } = seeker;
    await go(`/event/${made.event}`);
    await saves(() => page.getByRole('button', { name: t('common:bookmark.save'), exact: true }).click());
    await page
      .getByRole('button', { name: t('common:bookmark.saved'), exact: true, pressed: true })
      .waitFor();
    await go(`/job?search=${encodeURIComponent(story.job)}`);
    await saves(() => button(story.job, false).first().click());
    await button(story.job, true).first().waitFor();
  });

  it('a post is saved in the corner of it', async () => {
    const { page, go } = seeker;
    await go(`/public-post/${made.post}`);
    await saves(() => button(story.post, false).click());
    await button(story.post, true).waitFor();
    await breaksNothingDeep(page, 'a saved post');
  });

  it('all of it stands below Saved, each kind in a tab of its own, says what is over or gone, and is put out', async () => {
    const { page, go } = seeker;
    await database.pool.query(
      "UPDATE gathering SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' WHERE id = $1",
      [made.training],
    );
    await database.pool.query("UPDATE post SET status = 'hidden' WHERE id = $1", [made.post]);
    await go('/manage-bookmarked');
    await row(story.job).waitFor();
    await writesNote(row(story.job));
    const open = async (noun: 'training' | 'event' | 'post') => {
      await tab(noun, 1).click();
      await page.waitForURL(`**/manage-bookmarked?noun=${noun}`);
    };
    await open('event');
    await row(story.event).waitFor();
    await open('training');
    await row(story.training).getByText(t('gathering-card:over')).waitFor();
    await breaksNothingDeep(page, 'what is saved of trainings');
    const search = page.getByRole('searchbox', { name: t('bookmark:training.search') });
    await search.fill('zzz');
    await page.keyboard.press('Enter');
    await page.getByText(t('bookmark:training.empty.title')).waitFor();
    await open('post');
    await page.getByText(t('bookmark:gone')).waitFor();
    await expect.poll(() => page.getByText(story.post).count()).toBe(0);
    await page.getByRole('article').getByRole('button', { pressed: true }).click();
    await tab('post', 0).waitFor();
    await page.reload();
    await page.getByText(t('bookmark:post.none.title')).waitFor();
  });
});

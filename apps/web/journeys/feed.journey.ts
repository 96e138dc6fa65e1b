import path from 'node:path';
import { postPin } from '@acheep/contract/feed/post-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const size = { width: 390, height: 800 };
const t = wordsOf('en');
/** Opens the home page's feed by its tab. */
async function toFeed(page: Page) {
  await page.getByRole('link', { name: t('home:tab.feed'), exact: true }).click();
  await page.getByRole('heading', { name: t('post:feed.title') }).waitFor();
}

describe('the feed', () => {
  const label = labelsOf('en');
  const home = `${stack.url}/`;
  let reader: Page;
  /** In which first an operator, then a recruiter is signed in. */
  let office: Page;
  beforeAll(async () => {
    const open = async () => (await browser.newContext({ viewport: size })).newPage();
    [reader, office] = [await open(), await open()];
    await reader.clock.install();
  });
  afterAll(async () => {
    await Promise.all([reader, office].map((page) => page?.context().close()));
  });

  it('is led by what an operator pins, until the pin is taken away', async () => {
    const words = 'Pinned for everybody, in';
    const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
    const response = await fetch(`${stack.url}/api/v1/post`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ body: words, publish: true }),
    });
    const { data } = (await response.json()) as { data: { _id: string } };
    await startSession(office, stack, demoAccountOf('admin'));
    await office.goto(`${stack.url}/public-post/${data._id}`);
    const entry = office.getByRole('article').filter({ hasText: words });
    const dialog = office.getByRole('dialog', { name: t('post-admin:title') });
    const open = async (item: 'pin' | 'pinChange') => {
      await entry.getByRole('button', { name: t('post:card.menu').split('{{name}}')[0] }).click();
      await office.getByRole('menuitem', { name: t(`post:card.${item}`), exact: true }).click();
    };
    const pinUntil = async (day: string) => {
      await dialog.getByLabel(label(postPin, 'pinnedUntil')).fill(day);
      await dialog.getByRole('button', { name: t('post-admin:save'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    };
    const mark = entry.getByText(t('post:card.pinned'), { exact: true });
    await open('pin');
    await dialog.getByText(words).waitFor();
    await breaksNothingDeep(office, 'the dialog of a pin');
    await pinUntil(addDays(today(), 3));
    await mark.waitFor();

    // Oldest first: only the pin brings it to the top.
    await reader.goto(`${home}?sort=postedAt_1`);
    const leading = reader.getByRole('article').filter({ hasText: t('post:card.pinned') });
    await leading.filter({ hasText: words }).waitFor();

    await open('pinChange');
    await pinUntil('');
    await mark.waitFor({ state: 'hidden' });
  });

  it('brings what a recruiter writes before a visitor who is reading, and loses what is archived', async () => {
    await reader.goto(home);
    await toFeed(reader);
    await reader.getByRole('article').first().waitFor();

    await startSession(office, stack, demoAccountOf('recruiter'));
    await office.goto(home);
    await toFeed(office);
    await office.getByRole('button', { name: t('post:form.prompt') }).click();
    const dialog = office.getByRole('dialog', { name: t('post:form.new') });
    const words = 'Open house on Saturday, said in';
    await dialog.getByLabel(t('post:form.text')).fill(words);
    const picture = path.resolve(import.meta.dirname, '../public/icon-512.png');
    await dialog.locator('input[type="file"]').first().setInputFiles(picture);
    await dialog.getByRole('list').getByRole('img').waitFor();
    await breaksNothingDeep(office, 'the dialog of a post');
    await dialog.getByRole('button', { name: t('post:form.publish'), exact: true }).click();
    await office.getByText(t('post:form.published')).waitFor();
    await office.getByRole('article').filter({ hasText: words }).waitFor();

    // Announced to the reader, not inserted while they read.
    await expect.poll(() => reader.getByText(words).count()).toBe(0);
    const news = reader.getByRole('button', { name: /\d new posts?$|^ការបង្ហោះថ្មីចំនួន/ });
    // Refetched on return to the page.
    await reader.clock.fastForward('01:00');
    await reader.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await news.click();
    const entry = reader.getByRole('article').filter({ hasText: words });
    await entry.locator('time').click();
    await reader.waitForURL(/\/public-post\//);
    await reader.getByRole('heading', { level: 1, name: words }).waitFor({ state: 'attached' });

    await office.goto(`${stack.url}/post`);
    const row = office.getByRole('listitem').filter({ hasText: words });
    await row.getByRole('button', { name: words }).click();
    await office.getByRole('menuitem', { name: t('post:own.action.archive') }).click();
    await office.getByText(t('post:own.done.archive')).waitFor();
    expect((await reader.reload())?.status()).toBe(410);
    await reader.getByRole('heading', { name: t('post:page.missingTitle') }).waitFor();
  });
});

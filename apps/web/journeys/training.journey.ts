import { trainingLevels } from '@acheep/contract/events/gathering-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { trainingForm } from './training-form.ts';
import { wordsOf } from './words.ts';

const story = {
  company: { name: 'Kampot Pepper School', address: 'Kampot' },
  name: 'Ly Dara',
  title: 'Pepper farming for beginners',
  later: 'Pepper farming for beginners, autumn',
  text: 'From planting to picking.',
  venue: 'Farm house, Kampot',
};

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('a trainer’s training', () => {
  const t = wordsOf('en');
  const faults: string[] = [];
  let trainer: Person;
  let form: ReturnType<typeof trainingForm>;

  const act = async (title: string, action: string) => {
    const more = t('gathering-post:action.more').replace('{{title}}', title);
    await trainer.page.getByRole('button', { name: more }).click();
    await trainer.page.getByRole('menuitem', { name: t(`gathering-post:action.${action}`) }).click();
  };

  beforeAll(async () => {
    trainer = await newPerson(browser, stack, 'en', faults);
    form = trainingForm(trainer.page, 'en');
    await trainer.join({
      role: 'trainer',
      name: story.name,
      email: 'pepper@journey.example',
      company: story.company,
    });
  });
  afterAll(async () => {
    await trainer.page.context().close();
    expect(faults).toEqual([]);
  });

  it('is written in steps, with Saturdays that repeat, and published', async () => {
    const { page } = trainer;
    await trainer.go('/dashboard');
    await page.getByRole('link', { name: t('dashboard:trainer.postTraining'), exact: true }).click();
    await page.waitForURL('**/manage-training/create');
    await form.field('title').fill(story.title);
    await form.field('categoryId').selectOption({ index: 3 });
    await form.field('level').selectOption({ label: trainingLevels.beginner.en });
    await form.speaks('km');

    await form.step('time');
    await form.repeat({ first: addDays(today(), 10), weeks: 6 });
    const removers = form.removers();
    await expect.poll(() => removers.count()).toBe(6);
    // One session is on a holiday and is removed.
    await removers.nth(2).click();
    await expect.poll(() => removers.count()).toBe(5);
    await form.field('provinceId').selectOption({ index: 1 });
    await form.field('venue').fill(story.venue);

    await form.step('texts');
    await form.write('description', story.text);
    await form.step('fee');
    await form.field('seats').fill('12');
    await form.press('publish');
    await page.waitForURL('**/manage-training/active');
    await page.getByText(t('gathering-post:done.publish')).waitFor();
    await page.getByRole('link', { name: story.title }).first().waitFor();
  });

  it('offers its own company who takes part, and no seat', async () => {
    const { page } = trainer;
    const edit = await page.getByRole('link', { name: story.title }).first().getAttribute('href');
    const id = edit?.split('/').at(-1) ?? '';
    await trainer.go(`/training/${id}`);
    await page.getByText(t('registration:panel.own.training')).waitFor();
    expect(await page.getByRole('button', { name: t('registration:panel.register') }).count()).toBe(0);
    await page.getByRole('link', { name: t('registration:panel.participants'), exact: true }).click();
    await page.waitForURL(`**/manage-training/${id}/participants`);
    await trainer.go('/manage-training/active');
  });

  it('is edited, closed, and opened with new dates', async () => {
    const { page } = trainer;
    await page.getByRole('link', { name: story.title }).first().click();
    await page.waitForURL(/manage-training\/[0-9a-f-]{36}$/);
    await form.field('title').fill(story.later);
    await form.save();
    await page.getByText(t('gathering-post:done.saved')).waitFor();

    await trainer.go('/manage-training/active');
    await act(story.later, 'close');
    await page.getByRole('button', { name: t('gathering-post:confirm.close.action'), exact: true }).click();
    await page.getByRole('row').filter({ hasText: story.later }).waitFor({ state: 'detached' });
    await trainer.go('/manage-training/closed');
    await page.getByRole('link', { name: story.later }).first().click();
    await form.step('time');
    await page.getByRole('button', { name: t('gathering-post:sessions.add') }).click();
    await form.press('publishAgain');
    await page.waitForURL('**/manage-training/active');
    const row = page.getByRole('row').filter({ hasText: story.later });
    await row.waitFor();
    expect(await row.textContent()).toContain('6');
    await trainer.go('/manage-training?status=archived');
    await page.getByText(t('gathering-post:empty.archived')).waitFor();
  });
});

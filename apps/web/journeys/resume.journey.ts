import { type ResumeSection, resumeSections } from '@acheep/contract/talent/resume-option';
import { resumeBodies } from '@acheep/contract/talent/resume-part';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const slow = { timeout: 10_000 };
const phone = { width: 390, height: 844 };
const stack = await startOwnProduct();
const browser = sharedBrowser();

const words = {
  cook: 'Cook',
  chef: 'Head chef',
  other: 'Baker',
  mine: 'Pastry chef',
  goal: 'To cook for many.',
};

describe('a CV on a phone', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'cv@example.com';
  const faults: string[] = [];
  let person: Person;
  let page: Page;
  let second: Person;

  beforeAll(async () => {
    person = await newPerson(browser, stack, 'en', faults);
    page = person.page;
    await person.join({ role: 'user', name: 'Sok Dara', email });
    await page.setViewportSize(phone);
  });

  const field = (at: Page, section: ResumeSection, name: string) =>
    at.locator(`#${section}`).getByLabel(label(resumeBodies[section], name)).last();
  const status = (at: Page, key: string) =>
    at
      .getByRole('status')
      .getByText(t(`resume:status.${key}`), { exact: true })
      .waitFor(slow);
  async function open(at: Page, section: ResumeSection) {
    const toggle = at.locator(`#${section}`).getByRole('button').first();
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  }
  async function addWork(title: string) {
    await page.getByRole('button', { name: t('resume:add.work'), exact: true }).click();
    await field(page, 'work', 'work.0.title').fill(title);
    await status(page, 'saved');
  }
  const chooseKhmer = (at: Page, control: 'edit.language' | 'readIn') =>
    at
      .getByRole('radiogroup', { name: t(`resume:${control}`) })
      .getByText(t('resume:language.km'), { exact: true })
      .click();
  const order = async (at: Page) => {
    const rows = at.locator('#work li button[aria-controls] b, #work li button[aria-controls] span > span');
    return (await rows.allTextContents()).filter((text) => [words.cook, words.chef].includes(text));
  };

  it('begins with nothing, and is saved while it is typed', async () => {
    await person.go('/resume');
    await page.getByRole('link', { name: t('resume:none.begin') }).click();
    await field(page, 'personal', 'title').fill(words.cook);
    await status(page, 'saved');
    await open(page, 'work');
    await addWork(words.cook);
    await addWork(words.chef);
    expect(await order(page)).toEqual([words.cook, words.chef]);
    await breaksNothingDeep(page, 'a CV that is written');
  });

  it('is put into another order by keys', async () => {
    await page.getByRole('button', { name: t('resume:entry.move').replace('{{name}}', words.chef) }).focus();
    await page.keyboard.press('Space');
    const said = (key: string, name: string, place = '') =>
      page
        .getByText(t(`resume:entry.${key}`).replace('{{name}}', name).replace('{{place}}', place))
        .first()
        .waitFor({ ...slow, state: 'attached' });
    await said('over', words.chef, '2');
    await page.keyboard.press('ArrowUp');
    await said('over', words.chef, '1');
    await page.keyboard.press('Space');
    await expect.poll(() => order(page), slow).toEqual([words.chef, words.cook]);
    await status(page, 'saved');
  });

  it('is kept while there is no connection, also when the page is closed, and sent when there is one', async () => {
    await open(page, 'objective');
    await page.context().setOffline(true);
    await field(page, 'objective', 'objective').fill(words.goal);
    await status(page, 'waiting');
    await page.context().setOffline(false);
    await status(page, 'saved');

    await page.context().setOffline(true);
    await field(page, 'objective', 'objective').fill(`${words.goal} 2`);
    await status(page, 'waiting');
    page.once('dialog', (dialog) => void dialog.accept());
    const next = await page.context().newPage();
    await page.close({ runBeforeUnload: false });
    page = next;
    await page.setViewportSize(phone);
    await page.context().setOffline(false);
    await page.goto(`${stack.url}/resume/edit#objective`);
    await expect.poll(() => field(page, 'objective', 'objective').inputValue(), slow).toBe(`${words.goal} 2`);
    await status(page, 'saved');
  });

  it('is opened on a second device by a visitor who wants to post one, and signs in on the way', async () => {
    second = await newPerson(browser, stack, 'en', []);
    const { page: other } = second;
    await second.go('/');
    const banner = other.getByRole('banner');
    await banner.getByRole('button', { name: t('common:header.post'), exact: true }).click();
    await other.getByRole('menuitem', { name: 'Post CV' }).click();
    await other.getByText('To post your CV, sign in').waitFor();
    await second.signIn(email);
    await other.waitForURL(/\/resume\/edit$/);
    await other.setViewportSize(phone);
    await open(other, 'work');
    await expect.poll(() => order(other), slow).toEqual([words.chef, words.cook]);
    await open(other, 'personal');
    await expect.poll(() => field(other, 'personal', 'title').inputValue()).toBe(words.cook);
  });

  it('is written on two devices: the second is told, and nothing is lost', async () => {
    const { page: other } = second;
    await open(page, 'personal');
    await field(page, 'personal', 'title').fill(words.other);
    await status(page, 'saved');
    await field(other, 'personal', 'title').fill(words.mine);
    await status(other, 'conflict');
    await other.getByRole('alert').getByText(t('field:conflict.title')).waitFor();
    await expect.poll(() => field(other, 'personal', 'title').inputValue()).toBe(words.mine);
    await other.getByRole('button', { name: t('field:conflict.mine') }).click();
    await status(other, 'saved');
    // A change to another section of the same CV is no conflict.
    await open(page, 'work');
    await page.locator('#work li').first().getByRole('button', { expanded: false }).click();
    await page
      .locator('#work li')
      .first()
      .getByLabel(label(resumeBodies.work, 'work.0.employer'))
      .fill('Hotel');
    await status(page, 'saved');
  });

  it('reads in its other language too, once something is written in it', async () => {
    const { page: other } = second;
    const mine = 'អ្នកធ្វើនំ';
    await chooseKhmer(other, 'edit.language');
    await field(other, 'personal', 'title').fill(mine);
    await status(other, 'saved');
    await other.getByRole('link', { name: t('resume:edit.read') }).click();
    const article = other.getByRole('article');
    await article.getByText(words.mine).waitFor();
    await article.getByText('Hotel').waitFor();
    await chooseKhmer(other, 'readIn');
    await article.getByText(mine).waitFor();
    await article.getByRole('heading', { name: resumeSections.work.km }).waitFor();
    // Wherever the page stands now, the bar at its foot may cover half a button.
    await other.evaluate(() => window.scrollTo(0, 0));
    await breaksNothingDeep(other, 'a CV that is read');
  });

  it('is written beside its page on a laptop, with every part in a list', async () => {
    const { page: other } = second;
    await other.setViewportSize({ width: 1280, height: 800 });
    await other.getByRole('link', { name: t('resume:editAction'), exact: true }).click();
    const parts = other.getByRole('navigation', { name: t('resume:edit.parts') });
    await expect.poll(() => parts.getByRole('button').count(), slow).toBe(11);
    const aside = other.getByRole('complementary', { name: t('resume:page.title') });
    await aside.getByText(t('resume:page.fits'), { exact: true }).waitFor(slow);
    const drawn = () => aside.locator('canvas').evaluate((one: HTMLCanvasElement) => one.toDataURL());
    const before = await drawn();
    const objective = parts.getByRole('button', { name: resumeSections.objective.en });
    await objective.focus();
    await other.keyboard.press('Enter');
    expect(await objective.getAttribute('aria-current')).toBe('true');
    expect(await objective.evaluate((one) => one === document.activeElement)).toBe(true);
    await field(other, 'objective', 'objective').fill(`${words.goal} And to bake.`);
    await status(other, 'saved');
    await expect.poll(drawn, slow).not.toBe(before);
    const written = await drawn();
    await aside.getByLabel(t('resume:print.design')).selectOption('modern');
    await expect.poll(drawn, slow).not.toBe(written);
    await breaksNothingDeep(other, 'a CV that is written beside its page');
  });

  it('logs no error but those of the lost connection and of the second device', () => {
    expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|409/.test(fault))).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe.each(journeyLocales('km'))('a visitor who follows the company of a job, in %s', (locale) => {
  const t = wordsOf(locale);
  const faults: string[] = [];
  let person: Person;
  let path: string;
  beforeAll(async () => {
    path = `/job/${await publishJob(stack, `Followed keeper ${locale}`)}`;
    person = await newPerson(browser, stack, locale, faults);
  });
  afterAll(async () => {
    await person.page.context().close();
    expect(faults).toEqual([]);
  });

  const follow = () => person.page.getByRole('button', { name: t('company:follow.follow') });
  const following = () =>
    person.page.getByRole('button', { name: t('company:follow.following'), pressed: true });

  /** The company stands below the job, which the page has drawn once it can be shared. */
  async function below() {
    const { page } = person;
    await page.getByRole('button', { name: t('common:share'), exact: true }).waitFor();
    await page.getByRole('link', { name: t('job:company.jobs') }).scrollIntoViewIfNeeded();
  }

  async function press() {
    await person.go(path);
    await below();
    await follow().click();
    await person.page.getByRole('dialog').getByText(t('account:reason.follow')).waitFor();
  }

  it('signs up for it, and follows it by the mailed link on the page of the job', async () => {
    await press();
    await person.signUp({
      role: 'user',
      name: 'Ouk Vanna',
      email: `follow-${locale}@journey.example`,
      wants: true,
    });
    await person.page.waitForURL(new RegExp(`${path}$`));
    await below();
    await following().waitFor();
  });

  it('signs in for it, and stays on the page of the job', async () => {
    await person.page.evaluate(() => localStorage.clear());
    await press();
    await person.signIn(`follow-${locale}@journey.example`);
    await following().waitFor();
    expect(new URL(person.page.url()).pathname.endsWith(path)).toBe(true);
  });
});

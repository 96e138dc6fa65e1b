import type { Locale } from '@acheep/contract/kernel/locale';
import { notificationKinds } from '@acheep/contract/messaging/notification-kind';
import { candidateExperiences } from '@acheep/contract/talent/resume-option';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const slow = { timeout: 10_000 };
const stack = await startOwnProduct();
const browser = sharedBrowser();

interface Cv {
  name: string;
  title: string;
  /** Searches that find the CV: in the page's language and in the other. */
  searches: [string, string];
  work: { title: object; employer: object; description: object };
}
const cvs: Record<Locale, Cv> = {
  en: {
    name: 'Meas Rothana',
    title: 'Gamelan tuner',
    searches: ['gamelan', 'សៀមគង'],
    work: {
      title: { en: 'Instrument maker', km: 'អ្នកផលិតសៀមគង' },
      employer: { en: 'Blue Heron Workshop' },
      description: { en: 'Rothana led twelve people at Blue Heron Workshop. Call 012 777 888.' },
    },
  },
  km: {
    name: 'មាស រតនា',
    title: 'អ្នកជួសជុលរទេះគោ',
    searches: ['រទេះគោ', 'oxcart'],
    work: {
      title: { km: 'ជាងឈើ', en: 'Oxcart carpenter' },
      employer: { km: 'រោងជាងដើមត្នោត' },
      description: { km: 'ខ្ញុំឈ្មោះ មាស រតនា ធ្វើការនៅ រោងជាងដើមត្នោត ទូរស័ព្ទ ០១២ ៧៧៧ ៨៨៨' },
    },
  },
};

/** Saves a section of the signed-in user's CV through the API. */
const save = (page: Page, section: string, body: object) =>
  page.evaluate(
    async ([section, body]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      const own = await (await fetch('/api/v1/users/resume', { headers })).json();
      const updatedAt = own.data?.updatedAt ?? new Date(0).toISOString();
      const response = await fetch(`/api/v1/resume/${section}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ updatedAt, ...(body as object) }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    [section, body] as const,
  );

describe.each(journeyLocales('en'))('somebody is found and their CV opened, in %s', (locale) => {
  const t = wordsOf(locale);
  const { name, title, searches, work } = cvs[locale];
  const faults: string[] = [];
  let seeker: Person;
  let recruiter: Person;
  let views: string | null;

  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.join({ role: 'user', name, email: `talent-${locale}@example.com` });
    await save(seeker.page, 'personal', { title: { [locale]: title }, phone: ['+85512777888'] });
    await save(seeker.page, 'work', { experience: '4-years', work: [work] });
    recruiter = await newPerson(browser, stack, locale, faults);
    await startSession(recruiter.page, stack, demoAccountOf('recruiter'));
  });

  const card = () => recruiter.page.getByRole('article').getByRole('link', { name: title });
  const secrets = [...name.split(' '), 'Heron', 'ដើមត្នោត', '777 888', '៧៧៧'];
  async function namesNobody() {
    const text = await recruiter.page.getByRole('main').textContent();
    for (const secret of secrets) expect(text).not.toContain(secret);
  }

  it('is found in both languages and by filters, and by no name', async () => {
    const { page, go } = recruiter;
    await go('/talent/search');
    const field = page.getByRole('main').getByRole('searchbox');
    for (const search of searches) {
      await field.fill(search);
      await field.press('Enter');
      await card().waitFor(slow);
    }
    await page.getByRole('checkbox', { name: candidateExperiences['4-years'][locale], exact: true }).click();
    await page.waitForURL(/experience/);
    await card().waitFor(slow);
    await namesNobody();
    await field.fill(name);
    await field.press('Enter');
    await page.getByText(t('talent:talents.none')).waitFor(slow);
    await page.goBack();
    await card().waitFor(slow);
  });

  it('is found among everything: by companies without a name, by job seekers once the CV is public', async () => {
    const everywhere = `/search?search=${encodeURIComponent(searches[0])}`;
    await recruiter.go(everywhere);
    const talents = recruiter.page.getByRole('region', { name: t('search:talents') });
    await talents.getByRole('link', { name: title }).waitFor(slow);
    await namesNobody();
    const { page, go } = await newPerson(browser, stack, locale, faults);
    await startSession(page, stack, demoAccountOf('user'));
    const found = page.getByRole('region', { name: t('search:resumes') }).getByRole('link', { name });
    await go(everywhere);
    await page.getByRole('heading', { level: 1, name: searches[0] }).waitFor(slow);
    expect(await found.count()).toBe(0);
    await save(seeker.page, 'visibility', { visibility: 'public' });
    await page.reload();
    await found.waitFor(slow);
    await breaksNothing(page, 'CVs among everything');
    await save(seeker.page, 'visibility', { visibility: 'recruiters' });
  });

  it('is read without a name', async () => {
    const { page } = recruiter;
    await recruiter.go(`/talent/search?search=${encodeURIComponent(searches[0])}`);
    await card().click();
    await page.getByRole('heading', { name: title, level: 2 }).waitFor(slow);
    await page.getByText(t('talent:detail.hidden')).waitFor(slow);
    await namesNobody();
    await breaksNothing(page, 'a talent');
  });

  it('is opened whole for one CV view', async () => {
    const { page, go } = recruiter;
    await go('/resume/search');
    const left = () => page.locator('.ac-page-header').getByText(/\d/).textContent();
    views = await left();
    await go(`/resume/search?search=${encodeURIComponent(searches[0])}`);
    await card().click();
    const open = page.getByRole('button', { name: t('talent:open.action') });
    await open.waitFor(slow);
    await namesNobody();
    await breaksNothing(page, 'a CV to open');
    await open.click();
    await page.getByRole('heading', { name, level: 2 }).first().waitFor(slow);
    await page.getByRole('link', { name: '12 777 888' }).first().waitFor(slow);
    await breaksNothing(page, 'an opened CV');
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: t('talent:open.pdf') }).click();
    expect((await pdf).suggestedFilename()).toBe(`CV ${name}.pdf`);
    await go('/resume/search?opened=opened');
    await page.getByRole('article').getByRole('link', { name }).waitFor(slow);
    const number = (text: string | null) => Number(text?.replace(/\D/g, ''));
    expect(number(await left())).toBe(number(views) - 1);
  });

  it('its owner sees which company it was, and hears of it', async () => {
    const { page, go } = seeker;
    await go('/notification');
    const [, after = ''] = notificationKinds['resume-opened'][locale].split('{company}');
    await page.getByText(after.trim()).first().waitFor(slow);
    await go('/resume');
    const viewers = page.getByRole('list', { name: t('resume:views.list') });
    await viewers.getByRole('link').first().waitFor(slow);
    await viewers.getByRole('button', { name: t('ignored-company:ignore.ignore') }).click();
    await recruiter.page.reload();
    await recruiter.go(`/talent/search?search=${encodeURIComponent(searches[0])}`);
    await recruiter.page.getByText(t('talent:talents.none')).waitFor(slow);
  });

  it('nothing went wrong on the way', () => {
    expect(faults).toEqual([]);
  });
});

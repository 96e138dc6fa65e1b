import type { FittingJobs, FittingTalents } from '@acheep/contract/fitting';
import { locales } from '@acheep/contract/locale';
import { people } from '@acheep/prisma/seed/demo/person';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { newPerson, type Person } from './person.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedStack } from './stack.ts';
import { wordsOf } from './words.ts';

const stack = sharedStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const ask = async <T>(token: string, path: string): Promise<T> => {
  const answer = await fetch(`${stack.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect([path, answer.status]).toEqual([path, 200]);
  return ((await answer.json()) as { data: T }).data;
};

describe.each(locales)('what fits, in %s', (locale) => {
  const t = wordsOf(locale);
  const faults: string[] = [];
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(browser, stack, locale, faults);
  });
  afterAll(async () => {
    await person.page.context().close();
    expect(faults).toEqual([]);
  });

  it('a job seeker sees jobs that fit their CV, each with why, and opens one', async () => {
    const { page } = person;
    const seeker = demoAccountOf('user');
    const { token } = await sessionOf(stack, seeker);
    const { jobs } = await ask<FittingJobs>(token, '/job/fitting');
    expect(jobs.length).toBeGreaterThan(0);
    await startSession(page, stack, seeker);
    await person.go('/dashboard');
    const panel = page.getByRole('region', { name: t('fit:jobs.title') });
    await panel
      .getByRole('list', { name: t('fit:why') })
      .first()
      .waitFor();
    expect(await panel.getByRole('list', { name: t('fit:why') }).count()).toBe(jobs.length);
    const [why = ''] = await panel
      .getByRole('list', { name: t('fit:why') })
      .first()
      .allInnerTexts();
    expect(why).toMatch(locale === 'km' ? /\p{Script=Khmer}/u : /[a-z]/);
    await panel
      .getByRole('link', { name: jobs[0]?.job.title ?? '', exact: true })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: jobs[0]?.job.title ?? '' }).waitFor();
  });

  it('a recruiter sees who fits a job of theirs, and nobody by name', async () => {
    const { page } = person;
    const recruiter = demoAccountOf('recruiter');
    const { token } = await sessionOf(stack, recruiter);
    const own = await ask<{ _id: string }[]>(token, '/job/own?filter[status]=active&limit=50');
    let found: FittingTalents = [];
    let id = '';
    for (const job of own) {
      found = await ask<FittingTalents>(token, `/job/own/${job._id}/talent`);
      id = job._id;
      if (found.length > 0) break;
    }
    expect(found.length).toBeGreaterThan(0);
    await startSession(page, stack, recruiter);
    await person.go(`/manage-job/${id}/numbers`);
    const section = page.getByRole('region', { name: t('fit:talent.title') });
    await section
      .getByRole('list', { name: t('fit:why') })
      .first()
      .waitFor();
    expect(await section.getByRole('list', { name: t('fit:why') }).count()).toBe(found.length);
    const said = await section.innerText();
    for (const { name, nameKm } of people) for (const one of [name, nameKm]) expect(said).not.toContain(one);
  });
});

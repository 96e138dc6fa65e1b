import type { JobCard, JobDetail } from '@acheep/contract/jobs/job';
import type { JobFit } from '@acheep/contract/talent/job-fit';
import { noResumeYet } from '@acheep/contract/talent/resume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

async function ask<T>(token: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${stack.url}/api/v1${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const read = (await response.json()) as { data: T };
  expect([path, response.status, read]).toEqual([path, 200, read]);
  return read.data;
}

/** A job whose gap one of the demo's trainings closes. */
async function closable(token: string) {
  // Other journeys have put their jobs before the demo's.
  for (const offset of [0, 100, 200, 300]) {
    for (const { _id } of await ask<JobCard[]>(token, `/job?limit=100&offset=${offset}`)) {
      const fit = await ask<JobFit>(token, `/job/${_id}/fit`);
      if (fit.trainings.length > 0) return { fit, job: await ask<JobDetail>(token, `/job/${_id}`) };
    }
  }
  throw new Error('No training of the demo names a skill that a job asks for.');
}

describe.each(journeyLocales('km'))('how a job seeker fits a job, in %s', (locale) => {
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

  it('a visitor is led to a CV; with one, the gap and the training that closes it are there', async () => {
    const { page } = person;
    await person.join({ role: 'user', name: 'Ouk Chanthy', email: `fit-${locale}@journey.example` });
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const [any] = await ask<JobCard[]>(token, '/job?limit=1');
    await person.go(`/job/${any?._id}`);
    await page.getByRole('link', { name: t('job-fit:beginAction') }).waitFor();
    const { updatedAt } = await ask<{ updatedAt: string }>(token, '/resume/personal', {
      title: { en: 'Zeppelin captain', km: 'អ្នកបើកយន្តហោះ' },
      updatedAt: noResumeYet,
    });
    const own = [{ kind: 'hard', name: { en: 'Zeppelin maintenance' } }];
    await ask(token, '/resume/skills', { skills: own, updatedAt });

    const { job, fit } = await closable(token);
    await person.go(`/job/${job._id}`);
    const panel = page.getByRole('region', { name: t('job-fit:title') });
    const skill = job.skills.find(({ name }) => name === fit.trainings[0]?.skill);
    const lacking = skill?.names?.[locale] ?? skill?.name ?? '';
    await panel.getByText(t('job-fit:learn').replace('{{skill}}', lacking)).waitFor();
    // Skills of the site's list are in the reader's language.
    for (const { names } of job.skills) if (names) await panel.getByText(names[locale]).first().waitFor();
    // Further down the company can be followed.
    await page.getByRole('link', { name: t('job:company.jobs') }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: t('company:follow.follow') }).click();
    await page.getByRole('button', { name: t('company:follow.following'), pressed: true }).waitFor();
    await panel.getByRole('link', { name: fit.trainings[0]?.title ?? '' }).click();
    await page.getByRole('heading', { level: 1, name: fit.trainings[0]?.title ?? '' }).waitFor();
  });
});

import { noResumeYet } from '@acheep/contract/talent/resume';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
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

const name = 'Chhim Sreypich';

describe('what fits', () => {
  const t = wordsOf('en');
  const faults: string[] = [];
  const job = { id: '', title: '' };
  let person: Person;
  beforeAll(async () => {
    person = await newPerson(browser, stack, 'en', faults);
    const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
    const own = '/job/own?filter[status]=active&limit=1';
    const [first] = await ask<{ _id: string; title: string }[]>(token, own);
    Object.assign(job, { id: first?._id, title: first?.title });
  });
  afterAll(async () => {
    await person.page.context().close();
    expect(faults).toEqual([]);
  });

  it('somebody with a CV sees the job that fits it, with the reasons, and opens it', async () => {
    const { page } = person;
    await person.join({ role: 'user', name, email: 'fitting@journey.example' });
    await person.go('/dashboard');
    const panel = page.getByRole('region', { name: t('match:jobs.title') });
    await panel.getByText(t('match:jobs.none')).waitFor();
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
    const skills = [{ kind: 'hard', name: { en: 'Teamwork' } }];
    const title = { en: job.title, km: job.title };
    const { updatedAt } = await ask<{ updatedAt: string }>(token, '/resume/personal', {
      title,
      updatedAt: noResumeYet,
    });
    await ask(token, '/resume/skills', { skills, updatedAt });
    await page.reload();
    const entry = panel.getByRole('listitem').filter({ has: page.getByRole('link', { name: job.title }) });
    await entry.first().getByText(t('match:seeker.title').replace('{{title}}', job.title)).waitFor();
    await entry.first().getByRole('link', { name: job.title }).click();
    await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
  });

  it('the recruiter of that job sees who fits, and nobody by name', async () => {
    const { page } = person;
    await startSession(page, stack, demoAccountOf('recruiter'));
    await person.go(`/manage-job/${job.id}/numbers`);
    const section = page.getByRole('region', { name: t('match:talent.title') });
    await section.getByText(t('match:company.title').replace('{{title}}', job.title)).first().waitFor();
    expect(await section.textContent()).not.toContain(name);
  });
});

import { expect, it } from 'vitest';
import { breaksNothing } from '../accessibility.ts';
import { newPerson } from '../person.ts';
import { startOwnProduct } from '../product.ts';
import { saveResume } from '../save-resume.ts';
import { demoAccountOf, startSession } from '../session.ts';
import { sharedBrowser } from '../shared-browser.ts';
import { wordsOf } from '../words.ts';

const slow = { timeout: 10_000 };
const stack = await startOwnProduct();
const browser = sharedBrowser();
const t = wordsOf('en');

it('a CV is found among everything: by companies without a name, by job seekers once it is public', async () => {
  const [name, title, search] = ['Meas Rothana', 'Gamelan tuner', 'gamelan'];
  const faults: string[] = [];
  const seeker = await newPerson(browser, stack, 'en', faults);
  await seeker.join({ role: 'user', name, email: 'talent@example.com' });
  await saveResume(seeker.page, 'personal', { title: { en: title } });
  const recruiter = await newPerson(browser, stack, 'en', faults);
  await startSession(recruiter.page, stack, demoAccountOf('recruiter'));
  await recruiter.go(`/search?search=${search}`);
  const talents = recruiter.page.getByRole('region', { name: t('search:talents') });
  await talents.getByRole('link', { name: title }).waitFor(slow);
  const text = await recruiter.page.getByRole('main').textContent();
  for (const part of name.split(' ')) expect(text).not.toContain(part);

  const { page, go } = await newPerson(browser, stack, 'en', faults);
  await startSession(page, stack, demoAccountOf('user'));
  const found = page.getByRole('region', { name: t('search:resumes') }).getByRole('link', { name });
  await go(`/search?search=${search}`);
  await page.getByRole('heading', { level: 1, name: search }).waitFor(slow);
  await expect.poll(() => found.count()).toBe(0);
  await saveResume(seeker.page, 'visibility', { visibility: 'public' });
  await page.reload();
  await found.waitFor(slow);
  await breaksNothing(page, 'CVs among everything');
  expect(faults).toEqual([]);
});

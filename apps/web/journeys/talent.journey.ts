import type { Locale } from '@acheep/contract/kernel/locale';
import { notificationKinds } from '@acheep/contract/notices';
import { candidateExperiences } from '@acheep/contract/talent/resume-option';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { saveResume } from './save-resume.ts';
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

describe.each(journeyLocales('en'))('somebody who is found, invited and read whole, in %s', (locale) => {
  const t = wordsOf(locale);
  const { name, title, searches, work } = cvs[locale];
  const faults: string[] = [];
  let seeker: Person;
  let recruiter: Person;
  const email = `talent-${locale}@example.com`;
  const message = 'Come on Monday.';
  let jobId: string;

  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.join({ role: 'user', name, email });
    await saveResume(seeker.page, 'personal', { title: { [locale]: title }, phone: ['+85512777888'] });
    await saveResume(seeker.page, 'work', { experience: '4-years', work: [work] });
    recruiter = await newPerson(browser, stack, locale, faults);
    await startSession(recruiter.page, stack, demoAccountOf('recruiter'));
    jobId = await publishJob(stack, `Waiter ${locale}`);
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

  it('is read without a name, saved with a note and invited to a job', async () => {
    const { page } = recruiter;
    await card().click();
    await page.getByRole('heading', { name: title, level: 2 }).waitFor(slow);
    await page.getByText(t('talent:detail.hidden')).waitFor(slow);
    await namesNobody();
    await breaksNothingDeep(page, 'a talent');
    await page.getByRole('textbox', { name: t('field:note.label') }).fill('Speaks Thai');
    await page.getByRole('button', { name: t('field:note.add') }).click();
    await page.getByText('Speaks Thai').waitFor();
    await page.getByRole('button', { name: t('saved-talent:saved'), pressed: true }).waitFor();

    await page.getByRole('button', { name: t('invitation:invite.job') }).click();
    const dialog = page.getByRole('dialog');
    const jobs = dialog.getByRole('combobox');
    await jobs.locator(`option[value="${jobId}"]`).waitFor({ state: 'attached' });
    await jobs.selectOption(jobId);
    await dialog.getByRole('textbox').fill('See www.example.com');
    await dialog.getByRole('button', { name: t('invitation:invite.send') }).click();
    await dialog.locator('[aria-invalid=true]').waitFor();
    await breaksNothingDeep(page, 'the dialog that invites to a job');
    await dialog.getByRole('textbox').fill(message);
    await dialog.getByRole('button', { name: t('invitation:invite.send') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: t('invitation:sent.title') }).waitFor();
    await recruiter.go('/talent/saved');
    await card().first().waitFor();
  });

  it('is opened whole for one CV view', async () => {
    const { page, go } = recruiter;
    const number = (text: string | null) => Number(text?.replace(/\D/g, ''));
    const left = async () => number(await page.locator('.ac-page-header').getByText(/\d/).textContent());
    await go(`/resume/search?search=${encodeURIComponent(searches[0])}`);
    const before = await left();
    await card().click();
    const open = page.getByRole('button', { name: t('talent:open.action') });
    await open.waitFor(slow);
    await namesNobody();
    await breaksNothingDeep(page, 'a CV to open');
    await open.click();
    await page.getByRole('heading', { name, level: 2 }).first().waitFor(slow);
    await page.getByRole('link', { name: '12 777 888' }).first().waitFor(slow);
    await breaksNothingDeep(page, 'an opened CV');
    const pdf = page.waitForEvent('download');
    await page.getByRole('button', { name: t('talent:open.pdf') }).click();
    expect((await pdf).suggestedFilename()).toBe(`CV ${name}.pdf`);
    await go('/resume/search?opened=opened');
    await page.getByRole('article').getByRole('link', { name }).waitFor(slow);
    expect(await left()).toBe(before - 1);
  });

  it('reads the invitation, by mail and bell, and goes on to the application', async () => {
    const { page, go } = seeker;
    const invites = /invites you to apply|អញ្ជើញអ្នកឱ្យដាក់ពាក្យ/;
    expect((await stack.mailTo(email, invites)).text).toContain('/manage-invitation');
    await go('/notification');
    const [, after = ''] = notificationKinds['resume-opened'][locale].split('{company}');
    await page.getByText(after.trim()).first().waitFor(slow);
    await page.getByRole('link', { name: invites }).first().click();
    await breaksNothingDeep(page, 'the invitations of a job seeker');
    const row = page.getByRole('listitem').filter({ hasText: message });
    await row.getByRole('button', { name: t('invitation:decline') }).click();
    await row.getByRole('button', { name: t('invitation:reconsider') }).click();
    await row.getByRole('link', { name: t('invitation:apply') }).click();
    await page.waitForURL(/\/job\/[^/]+\/apply$/);
  });

  it('sees which company has opened the CV, and is found by it no more once it is ignored', async () => {
    const { page, go } = seeker;
    await go('/resume');
    const viewers = page.getByRole('list', { name: t('resume:views.list') });
    await viewers.getByRole('link').first().waitFor(slow);
    const ignored = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
    await viewers.getByRole('button', { name: t('ignored-company:ignore.ignore') }).click();
    await ignored;
    await recruiter.go(`/talent/search?search=${encodeURIComponent(searches[0])}`);
    await recruiter.page.getByText(t('talent:talents.none')).waitFor(slow);
  });

  it('nothing went wrong on the way', () => {
    expect(faults).toEqual([]);
  });
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { applicationBody } from '@acheep/contract/hiring/application';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { suggestedQuestion } from '@acheep/contract/hiring/question-suggestion';
import { scheduledHour } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { demoCv, demoTasks } from '@acheep/prisma/seed/demo/document';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobForm } from './job-form.ts';
import { newPerson, type Person } from './person.ts';
import { sharedBrowser } from './shared-browser.ts';
import type { Stack } from './stack.ts';
import { labelsOf, wordsOf } from './words.ts';

const locale = 'km';
const story = {
  company: { name: 'ទន្លេ ដឹកជញ្ជូន', address: 'ផ្លូវជាតិលេខ 5 បាត់ដំបង' },
  recruiter: 'ចាន់ សុភា',
  seeker: 'សុខ តារា',
  title: 'បុគ្គលិកគណនេយ្យឃ្លាំងទំនិញ',
  search: 'ឃ្លាំង',
  description: 'កត់ត្រាបញ្ជីចំណូលចំណាយប្រចាំថ្ងៃ។',
  tasks: 'ភារកិច្ចលម្អិត.pdf',
  letter: 'ខ្ញុំមានបទពិសោធន៍បីឆ្នាំ។',
  file: 'ប្រវត្តិរូប សុខ តារា.pdf',
};

/** E-mail addresses of the two, whose password is that of every person. */
export const email = {
  recruiter: 'recruiter@journey.example',
  seeker: 'seeker@journey.example',
};

/**
 * What the product is for, on any running one: a job is posted, found, applied for and decided on. In Khmer: an order
 * covers English.
 */
export const mainJob = (stack: Stack) =>
  describe('the main job', () => {
    const browser = sharedBrowser();
    const t = wordsOf(locale);
    const labelOf = labelsOf(locale);
    let folder: string;
    const question = suggestedQuestion('experience', locale).text;
    const faults: string[] = [];
    let recruiter: Person;
    let seeker: Person;

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'acheep-cv-'));
      recruiter = await newPerson(browser, stack, locale, faults);
      seeker = await newPerson(browser, stack, locale, faults);
    });
    afterAll(async () => {
      await recruiter.page.context().close();
      await seeker.page.context().close();
      await rm(folder, { recursive: true, force: true });
      expect(faults).toEqual([]);
    });

    it('a recruiter signs up, confirms the e-mail and signs in', async () => {
      const { company } = story;
      await recruiter.signUp({ role: 'recruiter', name: story.recruiter, email: email.recruiter, company });
      await recruiter.orderFreePackage();
    });

    it('posts a job; what is missing is said first, and nothing typed is lost', async () => {
      const { page } = recruiter;
      const { step, field, write, press } = jobForm(page, locale);
      await recruiter.go('/manage-job/create');
      await field('title').fill(story.title);
      await step('apply');
      await press('publish');
      // The missing fields are in other steps, and the errors link to them.
      await page.getByRole('alert').first().getByRole('link').first().click();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
        .toBe('categoryId');
      await expect.poll(() => field('title').inputValue()).toBe(story.title);
      // Simulates a phone that closed the page: the input is restored.
      await page.waitForFunction((title) => JSON.stringify(localStorage).includes(title), story.title);
      await page.reload();
      await page.getByText(t('field:draft.restored')).waitFor();
      await expect.poll(() => field('title').inputValue()).toBe(story.title);

      await field('categoryId').selectOption({ index: 1 });
      await field('type').selectOption({ index: 1 });
      await field('vacancies').fill('2');
      await step('pay');
      await field('salaryFrom').fill('300');
      await field('salaryTo').fill('450');
      await field('provinceId').selectOption({ index: 1 });
      await step('person');
      await field('experience').selectOption({ index: 2 });
      await step('questions');
      const questions = page.getByRole('region', { name: t('job-post:form.questions') });
      await questions.getByRole('button', { name: t('job-post:question.add') }).click();
      await questions.getByRole('menuitem', { name: question }).click();
      await step('apply');
      await field('closingDate').fill(addDays(today(), 20));
      await step('texts');
      await write('description', story.description);
      const tasks = path.join(folder, story.tasks);
      await writeFile(tasks, demoTasks({ title: 'Tasks', company: 'In detail' }));
      await page.locator('input[type=file]').setInputFiles(tasks);
      await page.getByText(story.tasks).waitFor();
      await step('apply');
      await page.getByRole('button', { name: t('job-post:form.preview') }).click();
      await page.getByRole('heading', { level: 1, name: story.title }).waitFor();
      await page.getByText(story.description).waitFor();
      await page.getByRole('link', { name: t('job-post:preview.back') }).click();
      // Scheduled, the job is a draft that says when it is published; it can still be published at once.
      const choose = (when: 'now' | 'later') =>
        page
          .getByRole('radio', { name: t(`job-post:when.${when}`).replace('{{hour}}', String(scheduledHour)) })
          .check();
      await step('apply');
      await choose('later');
      await field('scheduledOn').fill(addDays(today(), 2));
      await press('schedule');
      await page.waitForURL('**/manage-job/draft');
      await page.getByText(new RegExp(`^${t('job-post:list.publishes').replace(/\{\{.*/, '')}`)).waitFor();
      await page.getByRole('link', { name: t('job-post:action.continue') }).click();
      await step('apply');
      await expect.poll(() => field('scheduledOn').inputValue()).toBe(addDays(today(), 2));
      await choose('now');
      await press('publish');
      await page.waitForURL('**/manage-job/active');
      await page.getByText(story.title).first().waitFor();
    });

    it('a job seeker finds the job, signs up on the way and applies with a CV file', async () => {
      const { page } = seeker;
      await seeker.go('/');
      await page.getByRole('main').getByLabel(t('home:hero.what')).fill(story.search);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('home:hero.search') })
        .click();
      await page.waitForURL((url) => url.searchParams.get('search') === story.search);
      // The URL changes before the list is shown: a click in between would hit the page that is about to be replaced.
      await page.getByRole('heading', { name: t('home:hero.title') }).waitFor({ state: 'hidden' });
      // Opens beside the list with its documents and the apply button.
      await page.getByRole('link', { name: story.title }).first().click();
      const tasks = await page.getByRole('link', { name: story.tasks }).getAttribute('href');
      const opened = await page.request.get(new URL(tasks ?? '', page.url()).href);
      expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
      await page
        .getByRole('link', { name: t('job:apply.action') })
        .first()
        .click();
      // An account can be created on the way.
      await page.getByRole('button', { name: t('application:easy.signIn') }).click();
      await page.getByRole('dialog').waitFor();
      await seeker.signUp({ role: 'user', name: story.seeker, email: email.seeker });
      // The mailed link signs in and returns to the intended page.
      await page.waitForURL('**/apply');
      const cv = path.join(folder, story.file);
      await writeFile(cv, demoCv({ name: 'Sok Dara', email: email.seeker, phone: '+85512345678' }));
      await page.locator('input[type=file]').setInputFiles(cv);
      await page.getByText(story.file).waitFor();
      await page.getByLabel(labelOf(applicationBody, 'phone')).last().fill('12 345 678');
      await page.getByLabel(labelOf(applicationBody, 'coverLetter')).fill(story.letter);
      await page.getByRole('button', { name: t('application:apply.submit') }).click();
      // The question is required.
      await page.getByRole('alert').first().waitFor();
      await page.getByLabel(question).last().fill('4');
      await page.getByRole('button', { name: t('application:apply.submit') }).click();
      await page.getByText(t('application:apply.doneTitle')).waitFor();
    });

    it('the recruiter finds the application on the first page, opens it and the file, and short-lists', async () => {
      const { page } = recruiter;
      await recruiter.go('/dashboard');
      const waiting = page.getByRole('region', { name: t('dashboard:unanswered.title') });
      await waiting.getByRole('link', { name: story.seeker, exact: true }).click();
      await page.getByRole('heading', { name: story.seeker }).first().waitFor();
      await page.getByText(story.letter).waitFor();
      const answers = page.getByRole('region', { name: t('application:answer.answers') });
      await answers.getByText(/^4 /).waitFor();
      await page.getByRole('button', { name: t('application:decision.action.shortlisted') }).click();
      const link = page.waitForResponse((response) => response.url().endsWith('/cv') && response.ok());
      await page.getByRole('button', { name: t('application:detail.openCv') }).click();
      const { data } = (await (await link).json()) as { data: { url: string } };
      const file = await fetch(new URL(data.url, stack.url));
      expect(file.headers.get('content-type')).toBe('application/pdf');
      expect(file.headers.get('content-disposition')).toContain(encodeURIComponent(story.file).slice(0, 20));
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    });

    it('nobody else gets at either', async () => {
      const application = recruiter.page.url().split('?')[0] ?? '';
      const address = application.replace(/\/(km\/)?manage-applied\//, '/api/v1/application/');
      const answer = await fetch(`${address}/candidate`);
      expect([application, answer.status]).toEqual([application, 401]);
      await seeker.page.goto(application);
      await seeker.page.waitForURL((url) => !url.pathname.includes('manage-applied'));
    });

    it('the job seeker is told of the decision, and sees it', async () => {
      await stack.mailTo(email.seeker, /^អ្នកជាប់ក្នុងបញ្ជីសម្រាំង/);
      await seeker.go('/manage-user-applied');
      await seeker.page.getByText(applicationStatuses.shortlisted[locale]).first().waitFor();
    });
  });

import { demoCv } from '@acheep/prisma/seed/demo/document';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { jobForm } from './job-form.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedStack } from './stack.ts';
import { wordsOf } from './words.ts';

const stack = sharedStack();
const t = wordsOf('en');
let browser: Browser;
let recruiter: Page;
let seeker: Page;
let jobId: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const open = async (role: 'recruiter' | 'user') => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await startSession(page, stack, demoAccountOf(role));
    return page;
  };
  jobId = await publishJob(stack, 'Van driver');
  [recruiter, seeker] = [await open('recruiter'), await open('user')];
});
afterAll(async () => {
  await browser?.close();
});

const questions = () => recruiter.getByRole('region', { name: t('job-post:form.questions') });
const save = async () => {
  await recruiter.getByRole('button', { name: t('job-post:form.save'), exact: true }).click();
  await recruiter.getByText(t('job-post:done.saved')).waitFor();
};

describe('screening questions', () => {
  it('are written by keyboard, put in order, and what is missing is named by its question', async () => {
    await recruiter.goto(`${stack.url}/manage-job/${jobId}`);
    const { step } = jobForm(recruiter, 'en');
    await step('questions');
    const add = async (name: string) => {
      await questions()
        .getByRole('button', { name: t('job-post:question.add') })
        .focus();
      await recruiter.keyboard.press('Enter');
      await questions().getByRole('menuitem', { name }).focus();
      await recruiter.keyboard.press('Enter');
    };
    await add('How many years have you done this kind of work?');
    await add('Do you have a driving licence?');
    await questions().getByRole('button', { name: 'Move question 2 up' }).focus();
    await recruiter.keyboard.press('Enter');
    // The focus goes along with the question, which is the first now.
    await expect.poll(() => recruiter.evaluate(() => document.activeElement?.id)).toBe('question-0-down');
    await questions().getByLabel(t('job-post:question.atLeast')).fill('3');
    await add(t('job-post:question.own'));
    await recruiter.getByRole('button', { name: t('job-post:form.save'), exact: true }).click();
    const summary = recruiter.getByRole('alert').getByRole('link', { name: /^Question 3: / });
    await summary.click();
    await recruiter.keyboard.type('Why with us?');
    await questions().getByLabel('Kind of answer').nth(2).selectOption('text');
    await breaksNothing(recruiter, 'the form of a job with questions');
    await save();
    await recruiter.reload();
    await step('questions');
    const first = () => questions().getByRole('textbox').first().inputValue();
    await expect.poll(first, { timeout: 10_000 }).toBe('Do you have a driving licence?');
  });

  it('are said on the job page, and asked of whoever applies', async () => {
    await seeker.goto(`${stack.url}/job/${jobId}`);
    await seeker.getByText('3 questions to answer').filter({ visible: true }).waitFor();
    await seeker.goto(`${stack.url}/job/${jobId}/apply`);
    await seeker
      .getByRole('radiogroup', { name: 'Do you have a driving licence?' })
      .getByLabel('Yes')
      .check();
    await seeker.getByLabel('How many years have you done this kind of work?').fill('2');
    await seeker.getByLabel('Why with us?').fill('I like vans.');
    await breaksNothing(seeker, 'the application form with questions');
  });

  it('that change meanwhile are told of, and nothing typed is lost', async () => {
    await seeker.waitForTimeout(600);
    await seeker.reload();
    await seeker.getByText(t('field:draft.restored')).waitFor();
    await questions().locator('input[value="Why with us?"]').fill('Why do you want to drive for us?');
    await save();
    const content = demoCv({ name: 'Sok Dara', email: 'seeker@example.com', phone: '+85512300000' });
    const file = { name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) };
    await seeker.locator('input[type=file]').setInputFiles(file);
    await seeker.getByText('CV.pdf').waitFor();
    const send = seeker.getByRole('button', { name: t('application:apply.submit') });
    await send.click();
    await seeker.getByText(t('application:answer.changed')).waitFor();
    expect(await seeker.getByLabel('Why do you want to drive for us?').inputValue()).toBe('I like vans.');
    await send.click();
    await seeker.getByText(t('application:apply.doneTitle')).waitFor();
  });

  it('show the applicant the own answers, and the recruiter what does not fit', async () => {
    await seeker.goto(`${stack.url}/manage-user-applied`);
    await seeker.getByRole('link', { name: 'Van driver' }).first().click();
    await seeker.getByText('2 years').waitFor();
    expect(await seeker.getByText(t('application:answer.unfit')).count()).toBe(0);

    await recruiter.goto(`${stack.url}/manage-applied?jobId=${jobId}&fit=unfit`);
    await recruiter
      .getByRole('list', { name: t('application:received.page.all') })
      .getByRole('link')
      .click();
    const answers = recruiter.getByRole('region', { name: t('application:answer.answers') });
    await answers.getByText('I like vans.').waitFor();
    expect(await answers.getByText(t('application:answer.unfit')).count()).toBe(1);
    expect(await answers.getByText(t('application:answer.fits'), { exact: true }).count()).toBe(1);
    await breaksNothing(recruiter, 'a candidate with answers');
  });
});

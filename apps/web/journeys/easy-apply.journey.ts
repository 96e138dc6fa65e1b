import { easyApplyBody } from '@acheep/contract/hiring/easy-apply';
import { demoCv } from '@acheep/prisma/seed/demo/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const name = 'Keo Pisey';
const letter = 'I have cooked for five years.';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('applying by phone', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'visitor@journey.example';
  const title = 'Cook of the night market';
  let jobId: string;
  let visitor: Page;
  let recruiter: Page;

  beforeAll(async () => {
    const open = async (width: number) => {
      const page = await (await browser.newContext({ viewport: { width, height: 844 } })).newPage();
      page.setDefaultTimeout(20_000);
      return page;
    };
    [visitor, recruiter] = [await open(390), await open(1280)];
    await startSession(recruiter, stack, demoAccountOf('recruiter'));
    jobId = await publishJob(stack, title);
  });
  afterAll(async () => {
    await visitor.context().close();
    await recruiter.context().close();
  });

  it('a visitor fills one form in, which survives a reload, and confirms it by the mail', async () => {
    await visitor.goto(`${stack.url}/job/${jobId}`);
    await visitor
      .getByRole('link', { name: t('job:apply.action') })
      .filter({ visible: true })
      .first()
      .click();
    const field = (name: string) => visitor.getByLabel(label(easyApplyBody, name)).first();
    await field('name').fill(name);
    await visitor.locator('input[type=email]').fill(email);
    await visitor.getByLabel(label(easyApplyBody, 'phone')).last().fill('12 345 678');
    await field('coverLetter').fill(letter);
    const buffer = Buffer.from(demoCv({ name: 'Keo Pisey', email, phone: '+85512345678' }));
    const file = { name: 'CV Pisey.pdf', mimeType: 'application/pdf', buffer };
    await visitor.locator('input[type=file]').setInputFiles(file);
    await visitor.getByText('CV Pisey.pdf').waitFor();
    await breaksNothing(visitor, 'the form for visitors');
    await expect
      .poll(() => visitor.evaluate(() => JSON.stringify({ ...localStorage }).includes('CV Pisey.pdf')))
      .toBe(true);
    await visitor.reload();
    await visitor.getByText(t('field:draft.restored')).waitFor();
    expect(await field('name').inputValue()).toBe(name);
    await visitor.getByRole('button', { name: t('application:apply.submit') }).click();
    await visitor.getByText(t('application:easy.confirmTitle')).waitFor();

    const mail = (await stack.mailTo(email)).text ?? '';
    await visitor.goto(/https?:\S+\/verify\?\S+/.exec(mail)?.[0] ?? '');
    await visitor.locator('input[type=password]').first().waitFor();
    for (const input of await visitor.locator('input[type=password]').all()) await input.fill(password);
    await visitor.getByRole('button', { name: t('account:verify.submitToSend') }).click();
    await visitor.waitForURL('**/manage-user-applied/*');
    await visitor.getByText('CV Pisey.pdf').first().waitFor();
  });

  it('the recruiter finds the candidate with the file', async () => {
    await recruiter.goto(`${stack.url}/manage-applied?jobId=${jobId}`);
    await recruiter.getByRole('link', { name }).first().click();
    await recruiter.getByText(letter).waitFor();
    await recruiter.getByText('CV Pisey.pdf').first().waitFor();
  });

  it('who keeps a CV here sends it with a click, and the recruiter reads it', async () => {
    const another = await publishJob(stack, `${title} 2`);
    // The CV is created with the first saved section.
    const skill = 'Grilling fish';
    await visitor.evaluate(
      async ([name, code]) => {
        const headers = {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${localStorage.getItem('token')}`,
        };
        const skills = [{ name: { [code as string]: name } }];
        const body = JSON.stringify({ skills, updatedAt: new Date(0).toISOString() });
        const response = await fetch('/api/v1/resume/skills', { method: 'PUT', headers, body });
        if (!response.ok) throw new Error(`no CV: ${response.status}`);
      },
      [skill, 'en'],
    );
    await visitor.goto(`${stack.url}/job/${another}/apply`);
    const send = visitor.getByRole('checkbox', { name: t('application:apply.resumeSend') });
    await send.waitFor();
    expect(await send.isChecked()).toBe(true);
    await breaksNothing(visitor, 'the form with a CV');
    await visitor.getByRole('button', { name: t('application:apply.resumeSee') }).click();
    await visitor.getByRole('dialog').getByText(skill).waitFor();
    await visitor.keyboard.press('Escape');
    await visitor.getByRole('dialog').waitFor({ state: 'hidden' });
    await visitor.getByRole('button', { name: t('application:apply.submit') }).click();
    await visitor.getByText(t('application:apply.doneTitle')).waitFor();

    await recruiter.goto(`${stack.url}/manage-applied?jobId=${another}`);
    await recruiter.getByRole('link', { name }).first().click();
    await recruiter.getByText(skill).waitFor();
    await recruiter.getByRole('button', { name: t('application:sentResume.pdf') }).waitFor();
    await breaksNothing(recruiter, 'a candidate with a CV of the site');
  });
});

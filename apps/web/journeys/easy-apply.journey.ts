import { phoneSignIn } from '@acheep/contract/accounts/phone';
import { easyApplyBody } from '@acheep/contract/hiring/easy-apply';
import { demoCv } from '@acheep/prisma/seed/demo/document';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { publishJob } from './publish-job.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const name = 'Keo Pisey';
const letter = 'I have cooked for five years.';
const skill = 'Grilling fish';

const stack = await startOwnProduct();
const browser = sharedBrowser();

describe('applying by phone', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'visitor@journey.example';
  const titles = ['Cook of the night market', 'Packer by the river', 'Cook of the morning market'];
  let [byMail, byCode, byResume] = ['', '', ''];
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
    const ids = [];
    for (const title of titles) ids.push(await publishJob(stack, title));
    [byMail = '', byCode = '', byResume = ''] = ids;
  });
  afterAll(async () => {
    await visitor.context().close();
    await recruiter.context().close();
  });

  const field = (name: string) => visitor.getByLabel(label(easyApplyBody, name)).first();
  const send = (at: Page | ReturnType<Page['getByRole']>) =>
    at.getByRole('button', { name: t('application:apply.submit') }).click();
  /** Opens what the recruiter got for a job. */
  const received = async (jobId: string) => {
    await recruiter.goto(`${stack.url}/manage-applied?jobId=${jobId}`);
    await recruiter.getByRole('link', { name }).first().click();
  };

  it('a visitor without e-mail fills one form in, and confirms it by the code that comes to the phone', async () => {
    await visitor.goto(`${stack.url}/job/${byCode}/apply`);
    // On a phone its number comes first; the file, which may be missing, comes last.
    await visitor.getByText(t('application:easy.phoneHint')).waitFor();
    const places = await visitor
      .locator('form input:is([name=name], [type=tel], [type=file])')
      .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ type }) => type));
    expect(places).toEqual(['tel', 'text', 'file']);
    await field('name').fill(name);
    await visitor.locator('input[type=tel]').first().fill('012 900 001');
    await breaksNothingDeep(visitor, 'the form for visitors with a phone');
    // A CV on paper, of two pages.
    const buffer = await recruiter.screenshot({ type: 'jpeg' });
    const photos = ['front.jpg', 'back.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }));
    await visitor.locator('input[type=file]').setInputFiles(photos);
    const pages = visitor.getByRole('dialog');
    await pages.getByRole('img').nth(1).waitFor();
    await breaksNothingDeep(visitor, 'photos of a CV');
    await pages.getByRole('button', { name: t('field:photo.use_other').replace('{{count}}', '2') }).click();
    await visitor.getByText('CV.pdf').waitFor();
    await send(visitor);
    const dialog = visitor.getByRole('dialog');
    await dialog.waitFor();
    await breaksNothingDeep(visitor, 'the code of an application');
    const [right = ''] = /\d{6}/.exec((await stack.mailTo('85512900001@sms.localhost')).text ?? '') ?? [];
    const code = dialog.getByLabel(label(phoneSignIn.body, 'code')).first();
    await code.fill(right === '000000' ? '000001' : '000000');
    await send(dialog);
    await dialog.locator('[aria-invalid=true]').waitFor();
    await code.fill(right);
    await send(dialog);
    await visitor.getByText(t('application:apply.doneTitle')).waitFor();
    // Without e-mail, the answer comes to the phone; without a CV here, one is offered.
    await visitor.getByText(t('application:apply.doneAnswer_noEmail')).waitFor();
    await visitor.getByRole('link', { name: t('application:apply.poster') }).waitFor();
    await breaksNothingDeep(visitor, 'an application that was sent');
  });

  it('the recruiter sees the number, how to write to it, and the photos as the pages of a CV', async () => {
    await received(byCode);
    await recruiter.getByText('CV.pdf').first().waitFor();
    await recruiter.getByRole('img', { name: /CV\.pdf.*2/ }).waitFor();
    await recruiter.getByRole('link', { name: '+855 12 900 001' }).first().waitFor();
    const telegram = recruiter.getByRole('link', { name: 'Telegram' }).first();
    await expect.poll(() => telegram.getAttribute('href')).toBe('https://t.me/+85512900001');
    await breaksNothingDeep(recruiter, 'a candidate without e-mail');
  });

  it('a visitor fills one form in, which survives a reload, and confirms it by the mail', async () => {
    await visitor.context().clearCookies();
    await visitor.evaluate(() => localStorage.clear());
    await visitor.goto(`${stack.url}/job/${byMail}`);
    await visitor
      .getByRole('link', { name: t('job:apply.action') })
      .filter({ visible: true })
      .first()
      .click();
    await visitor
      .getByRole('radiogroup')
      .getByText(new RegExp(`^${label(easyApplyBody, 'email')}$`, 'i'))
      .click();
    await field('name').fill(name);
    await visitor.locator('input[type=email]').fill(email);
    await visitor.getByLabel(label(easyApplyBody, 'phone')).last().fill('12 345 678');
    await field('coverLetter').fill(letter);
    const buffer = Buffer.from(demoCv({ name, email, phone: '+85512345678' }));
    const file = { name: 'CV Pisey.pdf', mimeType: 'application/pdf', buffer };
    await visitor.locator('input[type=file]').setInputFiles(file);
    await visitor.getByText('CV Pisey.pdf').waitFor();
    await breaksNothingDeep(visitor, 'the form for visitors');
    await expect
      .poll(() => visitor.evaluate(() => JSON.stringify({ ...localStorage }).includes('CV Pisey.pdf')))
      .toBe(true);
    await visitor.reload();
    await visitor.getByText(t('field:draft.restored')).waitFor();
    await expect.poll(() => field('name').inputValue()).toBe(name);
    await send(visitor);
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
    await received(byMail);
    await recruiter.getByText(letter).waitFor();
    await recruiter.getByText('CV Pisey.pdf').first().waitFor();
  });

  it('who keeps a CV here sends it with a click, and the recruiter reads it', async () => {
    // The CV is created with the first saved section.
    await visitor.evaluate(async (name) => {
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      const body = JSON.stringify({ skills: [{ name: { en: name } }], updatedAt: new Date(0).toISOString() });
      const response = await fetch('/api/v1/resume/skills', { method: 'PUT', headers, body });
      if (!response.ok) throw new Error(`no CV: ${response.status}`);
    }, skill);
    await visitor.goto(`${stack.url}/job/${byResume}/apply`);
    const choice = visitor.getByRole('checkbox', { name: t('application:apply.resumeSend') });
    await choice.waitFor();
    await expect.poll(() => choice.isChecked()).toBe(true);
    await breaksNothingDeep(visitor, 'the form with a CV');
    await visitor.getByRole('button', { name: t('application:apply.resumeSee') }).click();
    await visitor.getByRole('dialog').getByText(skill).waitFor();
    await visitor.keyboard.press('Escape');
    await visitor.getByRole('dialog').waitFor({ state: 'hidden' });
    await send(visitor);
    await visitor.getByText(t('application:apply.doneTitle')).waitFor();

    await received(byResume);
    await recruiter.getByText(skill).waitFor();
    await recruiter.getByRole('button', { name: t('application:sentResume.pdf') }).waitFor();
    await breaksNothingDeep(recruiter, 'a candidate with a CV of the site');
  });
});

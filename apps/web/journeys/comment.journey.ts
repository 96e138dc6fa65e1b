import { reportReasons } from '@acheep/contract/feed/report-option';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

async function writePost(body: string): Promise<string> {
  const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
  const response = await fetch(`${stack.url}/api/v1/post`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body, publish: true }),
  });
  return ((await response.json()) as { data: { _id: string } }).data._id;
}

describe('comments', () => {
  const t = wordsOf('en');
  /** Matches a button's label up to the interpolated name. */
  const upTo = (key: string) => new RegExp(t(key).split('{{name}}')[0] ?? '');
  const post = 'We open a branch.';
  const said = 'Congratulations from us';
  let id: string;
  let trainer: Person;
  let recruiter: Page;
  const faults: string[] = [];
  const pageOf = async (role: 'recruiter' | 'user' | 'admin', width = 1280) => {
    const page = await (await browser.newContext({ viewport: { width, height: 900 } })).newPage();
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => faults.push(error.message));
    await startSession(page, stack, demoAccountOf(role));
    return page;
  };

  it('a trainer likes an entry and writes below it, naming a company', async () => {
    id = await writePost(post);
    trainer = await newPerson(browser, stack, 'en', faults);
    const { page } = trainer;
    const email = 'comment@journey.example';
    const company = { name: 'Comment Academy', address: 'Street 271' };
    await trainer.join({ role: 'trainer', name: 'Chan Sophea', email, company });
    await trainer.go(`/public-post/${id}`);
    const like = page.getByRole('button', { name: upTo('engagement:like.label') });
    await like.click();
    await page.getByRole('button', { name: upTo('engagement:like.label'), pressed: true }).waitFor();
    const field = page.getByRole('textbox', { name: t('engagement:comment.field') });
    await field.pressSequentially(`${said} @Comment Aca`);
    await page.getByRole('option', { name: company.name }).click();
    expect(await field.inputValue()).toBe(`${said} @${company.name} `);
    await breaksNothing(page, 'the comments on an entry');
    await page.getByRole('button', { name: t('engagement:comment.send') }).click();
    const comment = page.getByRole('article').filter({ hasText: said }).last();
    await comment.getByRole('link', { name: `@${company.name}` }).waitFor();
    expect(await comment.getByRole('link', { name: `@${company.name}` }).getAttribute('href')).toContain(
      '/company/',
    );
  });

  it('the recruiter finds it by the bell, answers, and hides it', async () => {
    recruiter = await pageOf('recruiter', 390);
    await recruiter.goto(`${stack.url}/notification`);
    await recruiter.getByRole('link', { name: post }).first().click();
    const comment = recruiter.getByRole('article').filter({ hasText: said }).last();
    await comment.getByRole('button', { name: upTo('engagement:comment.answerTo') }).click();
    await recruiter.getByRole('textbox', { name: upTo('engagement:comment.answerTo') }).fill('Thank you!');
    await recruiter
      .getByRole('button', { name: t('engagement:comment.answer'), exact: true })
      .last()
      .click();
    await recruiter.getByRole('article').filter({ hasText: 'Thank you!' }).last().waitFor();
    await comment.getByRole('button', { name: upTo('engagement:comment.menu') }).click();
    await recruiter.getByRole('menuitem', { name: t('engagement:comment.hide.action') }).click();
    await recruiter.getByText(t('engagement:comment.hidden')).waitFor();
    await recruiter.reload();
    await recruiter.getByText(t('engagement:comment.hidden')).waitFor();
    await trainer.go('/notification');
    await trainer.page.getByRole('link', { name: post }).first().waitFor();
  });

  it('a job seeker reports the entry, and the operator takes it off', async () => {
    const seeker = await pageOf('user', 390);
    await seeker.goto(`${stack.url}/public-post/${id}`);
    await seeker.getByRole('button', { name: upTo('post:card.menu') }).click();
    await seeker.getByRole('menuitem', { name: t('post:card.report') }).click();
    const dialog = seeker.getByRole('dialog');
    await dialog.getByLabel(reportReasons.spam.en).check();
    await dialog.getByRole('textbox').fill('Twice a day');
    await breaksNothing(seeker, 'the dialog that reports');
    await dialog.getByRole('button', { name: t('engagement:report.send') }).click();
    await seeker.getByText(t('engagement:report.done')).waitFor();

    const admin = await pageOf('admin');
    await admin.goto(`${stack.url}/admin/report`);
    const row = admin.getByRole('row').filter({ hasText: 'Twice a day' });
    await row.getByRole('button', { name: t('report-admin:decide') }).click();
    const decision = admin.getByRole('dialog');
    await decision.getByLabel(t('report-admin:dialog.content.hidden'), { exact: true }).check();
    await decision.getByRole('textbox').fill('We agree.');
    await breaksNothing(admin, 'the decision on a report');
    await decision.getByRole('button', { name: t('report-admin:dialog.save') }).click();
    await decision.waitFor({ state: 'detached' });

    await seeker.goto(`${stack.url}/notification`);
    await seeker
      .getByText(/We agree\./)
      .first()
      .waitFor();
    await seeker.goto(`${stack.url}/public-post/${id}`);
    await seeker.getByText(t('post:page.missingTitle')).waitFor();
    for (const page of [seeker, admin, recruiter, trainer.page]) await page.context().close();
  });

  it('nothing failed on the way', () => {
    expect(faults).toEqual([]);
  });
});

import { reportReasons } from '@acheep/contract/feed/report-option';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
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

/** Takes off what was reported, as the operator: a journey of reports does so by its page. */
async function hideReported(words: string, answer: string) {
  const { token } = await sessionOf(stack, demoAccountOf('admin'));
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const address = `${stack.url}/api/v1/admin/report`;
  const found = await fetch(`${address}?search=${encodeURIComponent(words)}`, { headers });
  const { data } = (await found.json()) as { data: [{ _id: string; updatedAt: string }] };
  const { _id, updatedAt } = data[0];
  const body = JSON.stringify({ status: 'hidden', answer, updatedAt });
  expect((await fetch(`${address}/${_id}`, { method: 'PUT', headers, body })).status).toBe(200);
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
    await expect.poll(() => field.inputValue()).toBe(`${said} @${company.name} `);
    await breaksNothingDeep(page, 'the comments on an entry');
    await page.getByRole('button', { name: t('engagement:comment.send') }).click();
    const comment = page.getByRole('article').filter({ hasText: said }).last();
    await comment.getByRole('link', { name: `@${company.name}` }).waitFor();
    await expect
      .poll(() => comment.getByRole('link', { name: `@${company.name}` }).getAttribute('href'))
      .toContain('/company/');
  });

  it('the recruiter finds it by the bell, answers, and hides it', async () => {
    recruiter = await browser.newPage({ viewport: { width: 390, height: 900 } });
    recruiter.setDefaultTimeout(30_000);
    recruiter.on('pageerror', (error) => faults.push(error.message));
    await startSession(recruiter, stack, demoAccountOf('recruiter'));
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
  });

  it('the trainer is answered, reports the entry, and hears that the operator took it off', async () => {
    const { page } = trainer;
    await trainer.go('/notification');
    await page.getByRole('link', { name: post }).first().click();
    await page.getByRole('button', { name: upTo('post:card.menu') }).click();
    await page.getByRole('menuitem', { name: t('post:card.report') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(reportReasons.spam.en).check();
    await dialog.getByRole('textbox').fill('Twice a day');
    await breaksNothingDeep(page, 'the dialog that reports');
    await dialog.getByRole('button', { name: t('engagement:report.send') }).click();
    await page.getByText(t('engagement:report.done')).waitFor();

    await hideReported('Twice a day', 'We agree.');
    await trainer.go('/notification');
    await page
      .getByText(/We agree\./)
      .first()
      .waitFor();
    await trainer.go(`/public-post/${id}`);
    await page.getByText(t('post:page.missingTitle')).waitFor();
    expect(faults.splice(0).every((fault) => /404|410/.test(fault))).toBe(true);
  });

  it('nothing failed on the way', () => {
    expect(faults).toEqual([]);
  });
});

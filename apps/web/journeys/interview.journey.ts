import { addDays, today } from '@acheep/contract/kernel/calendar';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const [km, en] = [wordsOf('km'), wordsOf('en')];
const stack = await startOwnProduct();
const browser = sharedBrowser();
let recruiter: Page;
beforeAll(async () => {
  recruiter = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await startSession(recruiter, stack, demoAccounts[0]);
});

/** The candidate who has waited longest: the demo has scheduled interviews with the latest. */
async function candidate() {
  const { token } = await sessionOf(stack, demoAccounts[0]);
  const asked = 'filter[status]=shortlisted&sort=createdAt_1&limit=1';
  const response = await fetch(`${stack.url}/api/v1/application/candidate?${asked}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await response.json()) as { data: [{ _id: string; name: string; email: string }] };
  return data[0];
}

const day = addDays(today(), 5);
const nine = momentText(`${day}T09:00:00+07:00`, 'km');

it('an interview is proposed in Khmer, answered on a phone in English, and agreed for both', async () => {
  const { _id, email } = await candidate();
  await recruiter.goto(`${stack.url}/km/manage-applied/${_id}`);
  await recruiter.getByRole('tab', { name: km('application:detail.interviews') }).click();
  await recruiter.getByRole('button', { name: km('interview:company.propose') }).click();
  await recruiter.getByRole('button', { name: km('interview:form.send') }).click();
  await recruiter.getByRole('alert').waitFor();
  await recruiter.getByLabel(/ពេលណាត់ទី 1/).fill(`${day}T09:00`);
  // Repeated in full: the picker has no Khmer months.
  await recruiter.getByText(nine.replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2')).waitFor();
  await recruiter.getByRole('button', { name: km('interview:form.add') }).click();
  await recruiter.getByRole('radio', { name: 'តាមទូរស័ព្ទ' }).check();
  // What the decisions partly cover while one scrolls is no fault.
  await recruiter.setViewportSize({ width: 1280, height: 1600 });
  await breaksNothing(recruiter, 'the form of an interview');
  await recruiter.getByRole('button', { name: km('interview:form.send') }).click();
  await recruiter.getByText(km('interview:company.waiting')).waitFor();

  const mail = await stack.mailTo(email, /^Invitation to an interview/);
  const link = /https?:\S+\/interview\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: en('interview:own.pick') }).click();
  await phone.getByText(en('interview:own.pickNone')).waitFor();
  await breaksNothing(phone, 'the invitation');
  const wide = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await phone.getByRole('radio').first().check();
  await phone.getByRole('button', { name: en('interview:own.pick') }).click();
  await phone.getByText(en('interview:own.agreed')).waitFor();
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: en('interview:calendar') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`interview-${day}.ics`);

  const agreed = await stack.mailTo(email, /^Interview confirmed/);
  expect(agreed.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar');
  await recruiter.goto(`${stack.url}/km/manage-interview`);
  // Other candidates have interviews on the same day.
  const entry = recruiter.locator('li').filter({ has: recruiter.locator(`a[href*="${_id}"]`) });
  await entry.getByText('បានណាត់ពេល').waitFor();
  await entry.locator(`a[href*="${_id}"]`).click();
  await recruiter.getByRole('button', { name: km('interview:company.cancel') }).click();
  await recruiter
    .getByRole('dialog')
    .getByRole('button', { name: km('interview:cancel.action') })
    .click();
  await recruiter.getByText(km('interview:cancel.done')).waitFor();
  // The mail is delayed for minutes after the proposal; the link is up to date at once.
  await phone.reload();
  await phone.getByText(en('interview:own.failed')).waitFor();
});

import { readFile } from 'node:fs/promises';
import { trainingLevels } from '@acheep/contract/events/gathering-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import ICAL from 'ical.js';

import { beforeAll, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { sharedBrowser } from './shared-browser.ts';
import { trainingForm } from './training-form.ts';
import { wordsOf } from './words.ts';

const [km, en] = [wordsOf('km'), wordsOf('en')];
const stack = await startOwnProduct();
const faults: string[] = [];
const title = 'វគ្គចិញ្ចឹមដង្កូវនាងសម្រាប់អ្នកចាប់ផ្ដើម';
const link = 'https://meet.example.com/silkworm';
const browser = sharedBrowser();
const { database } = stack;
let [trainer, guest, seeker]: Person[] = [];
let id = '';

beforeAll(async () => {
  trainer = await newPerson(browser, stack, 'km', faults);
  guest = await newPerson(browser, stack, 'en', faults);
  seeker = await newPerson(browser, stack, 'km', faults);
});

/** Parsed with a library other than the one that wrote it, as in the API tests. */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}
const there = <T>(given: T | undefined): T => {
  if (given === undefined) throw new Error('The one before has failed.');
  return given;
};

it('a trainer writes a training of one seat, online and with certificates, and publishes it', async () => {
  const { page, go, join } = there(trainer);
  await join({
    role: 'trainer',
    name: 'ចាន់ សុភា',
    email: 'silk-trainer@journey.example',
    company: { name: 'Mulberry School', address: 'Street 271, Phnom Penh' },
  });
  await go('/manage-training/create');
  const { field, step, ...form } = trainingForm(page, 'km');
  await field('title').fill(title);
  await field('categoryId').selectOption({ index: 2 });
  await field('level').selectOption({ label: trainingLevels.beginner.km });
  await form.speaks('km');
  await step('time');
  await form.repeat({ first: addDays(today(), 10), weeks: 2 });
  await expect.poll(() => form.removers().count()).toBe(2);
  await form.turnOn('online');
  await field('link').fill(link);
  await step('texts');
  await form.write('description', 'ចាប់ពីការរើសពូជ រហូតដល់ការស្រាវសរសៃសូត្រ។');
  await step('fee');
  await field('seats').fill('1');
  await form.turnOn('certificate');
  await form.press('publish');
  await page.waitForURL('**/manage-training/active');
  await page.getByText(km('gathering-post:done.publish')).waitFor();
  const written = page.getByRole('row').getByRole('link', { name: title });
  id = (await written.getAttribute('href'))?.split('/').at(-1) ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
});

it('somebody registers for it, and has the seat', async () => {
  const first = there(guest);
  await first.join({ role: 'user', name: 'Mao Sreyneang', email: 'silk-first@journey.example' });
  await first.go(`/training/${id}`);
  await first.page.getByRole('button', { name: en('registration:panel.register') }).click();
  await first.page.getByText(en('registration:panel.seat'), { exact: true }).waitFor();
  await breaksNothing(first.page, 'a seat');
  const mail = await stack.mailTo('silk-first@journey.example', /^You’re registered/);
  expect(mail.text).toContain(link);
});

it('a job seeker finds it in Khmer, and signs in to wait for a seat', async () => {
  const { page, go, signUp, signIn } = there(seeker);
  const email = 'silk-second@journey.example';
  await signUp({ role: 'user', name: 'សុខ ដារ៉ា', email });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await go('/training');
  await page.getByRole('searchbox', { name: km('gathering:search.label') }).fill('ដង្កូវនាង');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: km('registration:panel.wait') }).click();
  await signIn(email);
  const place = km('registration:panel.place').replace('{{place}}', '1');
  await page.getByText(place).waitFor();
  await breaksNothing(page, 'the waiting list');
  await stack.mailTo(email, /^អ្នកស្ថិតក្នុងបញ្ជីរង់ចាំ/);
  expect(await page.getByText(link).count()).toBe(0);
});

it('the other gives the seat back, and the job seeker is moved up, with mail and calendar', async () => {
  const [first, next] = [there(guest), there(seeker)];
  await first.go('/manage-registration');
  await breaksNothing(first.page, 'own registrations');
  await first.page.getByRole('button', { name: en('registration:cancel.seat') }).click();
  await first.page
    .getByRole('dialog')
    .getByRole('button', { name: en('registration:cancel.seat') })
    .click();
  await first.page.getByText(en('registration:cancel.done')).waitFor();
  const mail = await stack.mailTo('silk-second@journey.example', /^អ្នកបានកៅអីហើយ/);
  expect(mail.text).toContain(link);
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const entries = entriesOf(new TextDecoder().decode(file?.content as ArrayBuffer));
  const { startsAt } = await database.prisma.gathering.findUniqueOrThrow({ where: { id } });
  expect(entries.map(({ summary }) => summary)).toEqual([title, title]);
  expect(entries[0]?.startDate.toJSDate()).toEqual(startsAt);
  await next.go('/manage-registration');
  await next.page
    .getByRole('link', { name: km('registration:join') })
    .first()
    .waitFor();
  const [saved] = await Promise.all([
    next.page.waitForEvent('download'),
    next.page.getByRole('button', { name: km('registration:calendar') }).click(),
  ]);
  expect(entriesOf(await readFile(await saved.path(), 'utf8'))).toHaveLength(2);
});

it('the trainer writes to who takes part, prints the sheet, and marks who was there', async () => {
  const { page, go } = there(trainer);
  await database.pool.query(
    `UPDATE gathering_session SET starts_at = now() - (3 - position) * interval '1 day',
       ends_at = now() - (3 - position) * interval '1 day' + interval '3 hours' WHERE gathering_id = $1`,
    [id],
  );
  await database.pool.query(
    `UPDATE gathering SET starts_at = s.first, ends_at = s.last FROM (
       SELECT min(starts_at) AS first, max(ends_at) AS last FROM gathering_session WHERE gathering_id = $1) s
     WHERE id = $1`,
    [id],
  );
  await go(`/manage-training/${id}/participants`);
  const row = page.getByRole('row').filter({ hasText: 'silk-second@journey.example' });
  await row.waitFor();
  await breaksNothing(page, 'participants');
  const name = 'សុខ ដារ៉ា';
  await row.getByRole('checkbox', { name: km('participant:choose').replace('{{name}}', name) }).check();
  await page.getByRole('button', { name: km('participant:bar.write') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(km('participant:message.subject')).fill('អរគុណដែលបានមក');
  await dialog.getByLabel(km('participant:message.text')).fill('សូមជួបគ្នាម្ដងទៀត។');
  await dialog
    .getByRole('button', { name: km('participant:message.send_other').replace('{{count}}', '1') })
    .click();
  await stack.mailTo('silk-second@journey.example', /^អរគុណដែលបានមក/);
  // The box is ticked once the server has confirmed, a moment after the click.
  await row
    .getByRole('checkbox', { name: km('participant:mark.wasThereOf').replace('{{name}}', name) })
    .click();
  await row.getByText(/^AC-\d{4}-/).waitFor();
  await page.getByRole('link', { name: km('participant:sheet.open') }).click();
  await page.waitForURL(/\/participants\/print$/);
  await page.getByRole('cell', { name, exact: true }).waitFor();
  await page.getByRole('columnheader').nth(4).waitFor();
});

it('the job seeker has the certificate, and the check page knows it', async () => {
  const { page, go } = there(seeker);
  const mail = await stack.mailTo('silk-second@journey.example', /^វិញ្ញាបនបត្ររបស់អ្នក/);
  const number = /AC-\d{4}-\w{4}-\w{4}/.exec(mail.text ?? '')?.[0] ?? '';
  await go('/manage-registration/certificate');
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: km('registration:certificates.pdf.km') }).click(),
  ]);
  expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(saved.suggestedFilename()).toContain(number);
  const nobody = await newPerson(browser, stack, 'en', faults);
  await nobody.go('/certificate');
  await nobody.page.getByLabel(en('certificate:number')).fill(number.toLowerCase());
  await nobody.page.getByRole('button', { name: en('certificate:check') }).click();
  await nobody.page.getByText(en('certificate:known')).waitFor();
  for (const said of ['សុខ ដារ៉ា', title, 'Mulberry School'])
    await nobody.page.getByText(said, { exact: true }).waitFor();
  await breaksNothing(nobody.page, 'the check of a certificate');
  expect(faults).toEqual([]);
});

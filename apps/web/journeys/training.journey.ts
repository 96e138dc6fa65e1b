import { readFile } from 'node:fs/promises';
import { registrationStates, trainingLevels } from '@acheep/contract/events/gathering-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { moneyText } from '@acheep/contract/kernel/money';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { trainingForm } from './training-form.ts';
import { wordsOf } from './words.ts';

const story = {
  company: { name: 'Mulberry School', address: 'Street 271, Phnom Penh' },
  trainer: 'Ly Dara',
  title: 'វគ្គចិញ្ចឹមដង្កូវនាង',
  later: 'វគ្គចិញ្ចឹមដង្កូវនាងសម្រាប់អ្នកចាប់ផ្ដើម',
  text: 'ចាប់ពីការរើសពូជ រហូតដល់ការស្រាវសរសៃសូត្រ។',
  link: 'https://meet.example.com/silkworm',
  fee: 20,
  seeker: 'សុខ ដារ៉ា',
  email: 'silk@journey.example',
  walkIn: 'Chea Sophea',
};

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { database } = stack;

/** Parsed with a library other than the one that wrote it, as in the API tests. */
function entriesOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
}

/** Calls the API as the demo’s job seeker, who wants the only seat too. */
async function rival(path: string): Promise<{ _id: string }> {
  const { token } = await sessionOf(stack, demoAccountOf('user'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${stack.url}/api/v1/registration/${path}`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return ((await response.json()) as { data: { _id: string } }).data;
}

describe('a training', () => {
  const [km, en] = [wordsOf('km'), wordsOf('en')];
  const faults: string[] = [];
  let trainer: Person;
  let seeker: Person;
  let id = '';
  let rivals: { _id: string };

  beforeAll(async () => {
    const { trainer: name, company } = story;
    trainer = await newPerson(browser, stack, 'en', faults);
    const account = { role: 'trainer', name, email: 'pepper@journey.example', company } as const;
    await (inject('isDeep') ? trainer.signUp(account) : trainer.join(account));
    seeker = await newPerson(browser, stack, 'km', faults);
    await seeker.join({ role: 'user', name: story.seeker, email: story.email });
    // Signs in again on the way to a seat.
    await seeker.page.context().clearCookies();
    await seeker.page.evaluate(() => localStorage.clear());
  });
  afterAll(() => expect(faults).toEqual([]));

  it('is written in steps, with weekdays that repeat, and published', async () => {
    const { page } = trainer;
    const { field, step, ...form } = trainingForm(page, 'en');
    await trainer.go('/dashboard');
    await page.getByRole('link', { name: en('dashboard:trainer.postTraining'), exact: true }).click();
    await page.waitForURL('**/manage-training/create');
    await field('title').fill(story.title);
    await field('categoryId').selectOption({ index: 3 });
    await field('level').selectOption({ label: trainingLevels.beginner.en });
    await form.speaks('km');
    await step('time');
    await form.repeat({ first: addDays(today(), 10), weeks: 3 });
    const removers = form.removers();
    await expect.poll(() => removers.count()).toBe(3);
    // One session is on a holiday and is removed.
    await removers.nth(1).click();
    await expect.poll(() => removers.count()).toBe(2);
    await form.turnOn('online');
    await field('link').fill(story.link);
    await step('texts');
    await form.write('description', story.text);
    await step('fee');
    await field('fee').fill(String(story.fee));
    await field('seats').fill('1');
    await form.turnOn('certificate');
    await form.press('publish');
    await page.waitForURL('**/manage-training/active');
    await page.getByText(en('gathering-post:done.publish')).waitFor();
  });

  it('is edited, closed, and opened with new dates', async () => {
    const { page } = trainer;
    const { field, step, ...form } = trainingForm(page, 'en');
    const list = (status: string) =>
      page
        .getByRole('navigation', { name: en('menu:states') })
        .locator(`a[href="/manage-training/${status}"]`)
        .click();
    await page.getByRole('row').getByRole('link', { name: story.title }).click();
    await page.waitForURL(/manage-training\/[0-9a-f-]{36}$/);
    id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await field('title').fill(story.later);
    await form.save();
    await page.getByText(en('gathering-post:done.saved')).waitFor();

    await trainer.go('/manage-training/active');
    const more = en('gathering-post:action.more').replace('{{title}}', story.later);
    await page.getByRole('button', { name: more }).click();
    await page.getByRole('menuitem', { name: en('gathering-post:action.close') }).click();
    await page.getByRole('button', { name: en('gathering-post:confirm.close.action'), exact: true }).click();
    await page.getByRole('row').filter({ hasText: story.later }).waitFor({ state: 'detached' });
    await list('closed');
    await page.getByRole('link', { name: story.later }).first().click();
    await step('time');
    await page.getByRole('button', { name: en('gathering-post:sessions.add') }).click();
    await form.press('publishAgain');
    await page.waitForURL('**/manage-training/active');
    const row = page.getByRole('row').filter({ hasText: story.later });
    await row.waitFor();
    await expect.poll(() => row.textContent()).toContain('3');
  });

  it('offers its own company who takes part, and no seat', async () => {
    const { page } = trainer;
    await page.getByRole('link', { name: en('gathering-post:action.view') }).click();
    await page.waitForURL(`**/training/${id}`);
    await page.getByText(en('registration:panel.own.training')).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: en('registration:panel.register') }).count())
      .toBe(0);
  });

  it('is registered for by who signs in on the way, after a look at the fee and how it is paid', async () => {
    const { page } = seeker;
    await seeker.go(`/training/${id}`);
    const register = page.getByRole('button', { name: km('registration:panel.register') });
    await register.click();
    await seeker.signIn(story.email);
    const sheet = page.getByRole('dialog', { name: km('registration:sheet.title') });
    await sheet.getByText(moneyText(story.fee * 100, 'USD'), { exact: true }).waitFor();
    await sheet.getByText(story.seeker).waitFor();
    await sheet.getByText(km('registration:sheet.direct')).waitFor();
    await breaksNothingDeep(page, 'the sheet before registering');
    await sheet.getByRole('button', { name: km('registration:sheet.cancel') }).click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => database.prisma.registration.count({ where: { gatheringId: id } })).toBe(0);

    await register.click();
    await sheet.getByRole('button', { name: km('registration:panel.register') }).click();
    await page.getByText(km('registration:panel.seat'), { exact: true }).waitFor();
    await breaksNothingDeep(page, 'a seat');
  });

  it('is given back by one, whose seat another takes, and waited for', async () => {
    const { page } = seeker;
    await page.getByRole('link', { name: km('registration:panel.all') }).click();
    await page.waitForURL('**/manage-registration');
    await page.getByRole('heading', { level: 1, name: km('registration:title') }).waitFor();
    await page.getByRole('button', { name: km('registration:cancel.seat') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: km('registration:cancel.seat') })
      .click();
    await page.getByText(km('registration:cancel.done')).waitFor();
    rivals = await rival(`gathering/${id}`);
    await seeker.go(`/training/${id}`);
    const wait = km('registration:panel.wait');
    await page.getByRole('button', { name: wait }).click();
    await page.getByRole('dialog').getByRole('button', { name: wait }).click();
    await page.getByText(km('registration:panel.place').replace('{{place}}', '1')).waitFor();
    await breaksNothingDeep(page, 'the waiting list');
    await expect.poll(() => page.getByText(story.link).count()).toBe(0);
  });

  it('has a seat for who waited, with mail and calendar', async () => {
    const { page } = seeker;
    await rival(`${rivals._id}/cancel`);
    const mail = await stack.mailTo(story.email, /^អ្នកបានកន្លែងហើយ/);
    expect(mail.text).toContain(story.link);
    const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    const entries = entriesOf(new TextDecoder().decode(file?.content as ArrayBuffer));
    const { startsAt } = await database.prisma.gathering.findUniqueOrThrow({ where: { id } });
    expect(entries.map(({ summary }) => summary)).toEqual(Array(3).fill(story.later));
    expect(entries[0]?.startDate.toJSDate()).toEqual(startsAt);
    await seeker.go('/manage-registration');
    const joined = page.getByRole('link', { name: km('registration:join') }).first();
    await expect.poll(() => joined.getAttribute('href')).toBe(story.link);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: km('registration:calendar') }).click(),
    ]);
    expect(entriesOf(await readFile(await saved.path(), 'utf8'))).toHaveLength(3);
  });

  it('has its trainer add who phones, beyond the limit, cancel for them and restore them', async () => {
    const { page, go } = trainer;
    await go(`/manage-training/${id}/participants`);
    await page.getByRole('button', { name: en('participant:add.title') }).click();
    const dialog = page.getByRole('dialog');
    const form = dialog.filter({ hasText: en('participant:add.lead') });
    await form.getByLabel('Name').fill(story.walkIn);
    await form.getByPlaceholder('012 345 678').fill('012300400');
    await form.getByRole('button', { name: en('participant:add.action'), exact: true }).click();
    const beyond = page.getByRole('button', { name: en('participant:full.beyond') });
    await beyond.click();
    const row = page.getByRole('row').filter({ hasText: story.walkIn });
    await row.getByText('012 300 400').waitFor();
    await breaksNothingDeep(page, 'the list with who was added');
    const choose = async (action: string) => {
      const more = en('participant:action.more').replace('{{name}}', story.walkIn);
      await row.getByRole('button', { name: more }).click();
      await page.getByRole('menuitem', { name: en(`participant:action.${action}`) }).click();
    };
    await choose('cancel');
    await dialog.getByLabel(en('participant:cancel.reason')).fill('Is ill.');
    await dialog.getByRole('button', { name: en('participant:action.cancel') }).click();
    await row.getByText(registrationStates.cancelled.en).waitFor();
    await choose('restore');
    await beyond.click();
    await row.getByText(registrationStates.seat.en).waitFor();
  });

  it('has its trainer write to who takes part, mark who was there, and print the sheet', async () => {
    const { page, go } = trainer;
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
    const row = page.getByRole('row').filter({ hasText: story.email });
    const named = (key: string) => en(key).replace('{{name}}', story.seeker);
    await row.getByRole('checkbox', { name: named('participant:choose') }).check();
    await page.getByRole('button', { name: en('participant:bar.write') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en('participant:message.subject')).fill('អរគុណដែលបានមក');
    await dialog.getByLabel(en('participant:message.text')).fill('សូមជួបគ្នាម្ដងទៀត។');
    await dialog
      .getByRole('button', { name: en('participant:message.send_one').replace('{{count}}', '1') })
      .click();
    await stack.mailTo(story.email, /^អរគុណដែលបានមក/);
    // The last session is chosen, being the last that has come; the others are marked for all.
    await row.getByRole('checkbox', { name: named('participant:mark.wasThereOf') }).click();
    for (const session of ['0', '1', '2']) {
      await page.getByLabel(en('participant:session.label')).selectOption(session);
      await page.getByRole('button', { name: en('participant:session.all') }).click();
      await dialog.getByRole('button', { name: en('participant:session.all') }).click();
      await dialog.waitFor({ state: 'detached' });
    }
    await row.getByText(/^AC-\d{4}-/).waitFor();
    const walkIn = page.getByRole('row').filter({ hasText: story.walkIn });
    await walkIn
      .getByRole('button', { name: en('participant:action.more').replace('{{name}}', story.walkIn) })
      .click();
    const [handedOut] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: en('participant:action.pdf.km') }).click(),
    ]);
    expect(handedOut.suggestedFilename()).toMatch(/^AC-.*-km\.pdf$/);
    await page.getByRole('link', { name: en('participant:sheet.open') }).click();
    await page.waitForURL(/\/participants\/print$/);
    await page.getByRole('cell', { name: story.seeker, exact: true }).waitFor();
    await page.getByRole('cell', { name: story.walkIn, exact: true }).waitFor();
    // The number, the name, the phone, and a signature for each day.
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(6);
  });

  it('gives a certificate, which the check page knows', async () => {
    const { page, go } = seeker;
    const mail = await stack.mailTo(story.email, /^វិញ្ញាបនបត្ររបស់អ្នក/);
    const number = /AC-\d{4}-\w{4}-\w{4}/.exec(mail.text ?? '')?.[0] ?? '';
    await go('/manage-registration/certificate');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: km('registration:certificates.pdf.km') }).click(),
    ]);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(saved.suggestedFilename()).toContain(number);
    await go('/certificate');
    await page.getByLabel(km('certificate:number')).fill(number.toLowerCase());
    await page.getByRole('button', { name: km('certificate:check') }).click();
    await page.getByText(km('certificate:known')).waitFor();
    for (const said of [story.seeker, story.later, story.company.name])
      await page.getByRole('main').getByText(said, { exact: true }).waitFor();
  });
});

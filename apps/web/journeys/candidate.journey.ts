import { applicationStatuses, rejectionNotices } from '@acheep/contract/hiring/application-option';
import { interviewFormats } from '@acheep/contract/hiring/interview-option';
import { scorecardSave } from '@acheep/contract/hiring/scorecard';
import { scores } from '@acheep/contract/hiring/scorecard-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { startOwnProduct } from './product.ts';
import { demoApplicants, type Session, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;
const wide = { width: 1280, height: 900 };
let session: Session;
/** The recruiter of the demo. */
let page: Page;
beforeAll(async () => {
  session = await sessionOf(stack, demoAccounts[0]);
  page = await (await browser.newContext({ viewport: wide })).newPage();
  await startSession(page, stack, demoAccounts[0]);
});

type Candidate = { _id: string; name: string; email: string };
/** The first candidates of a list; the oldest come first, so that places stay. */
const order = 'sort=createdAt_1';
async function candidatesOf(filter: string, limit: number) {
  const address = `${stack.url}/api/v1/application/candidate?${order}&limit=${limit}&${filter}`;
  const response = await fetch(address, { headers: { authorization: `Bearer ${session.token}` } });
  return ((await response.json()) as { data: [Candidate, ...Candidate[]] }).data;
}
const candidateOf = async (filter: string) => (await candidatesOf(filter, 1))[0];

describe.each(journeyLocales('km'))('in %s, one goes through the candidates', (locale) => {
  const limit = 20;
  const t = wordsOf(locale);
  const base = locale === 'km' ? `${stack.url}/km` : stack.url;
  const said = (key: Parameters<typeof t>[0], values: Record<string, string | number>) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  const placed = (place: number) =>
    new RegExp(`^${said('application:detail.place', { place, count: 0 }).replace(/0$/, '\\d+')}$`);
  const candidateAt = (place: number, filter = '') => candidateOf(`offset=${place - 1}${filter}`);
  const list = () => page.getByRole('navigation', { name: t('application:detail.list') });

  it('by keys over the end of a page of the list, and back', async () => {
    await page.setViewportSize(wide);
    await page.goto(`${base}/manage-applied?${order}`);
    const last = await candidateAt(limit);
    await page.locator(`a[href*="${last._id}"]`).click();
    await page.getByText(placed(limit)).waitFor();
    await page.keyboard.press('j');
    await page.getByText(placed(limit + 1)).waitFor();
    const next = await candidateAt(limit + 1);
    expect(new URL(page.url()).pathname).toContain(next._id);
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await page.keyboard.press('ArrowLeft');
    await page.getByText(placed(limit)).waitFor();
    await page.getByRole('button', { name: t('application:detail.showList') }).click();
    await list().locator('[aria-current=page]').waitFor();
    await breaksNothingDeep(page, 'a candidate beside the list');
    await page.getByRole('link', { name: t('application:received.page.all') }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/manage-applied') && !url.searchParams.has('page'));
  });

  it('and rejects one for tomorrow, who leaves the list while the next is a key away', async () => {
    const received = '&filter[status]=received';
    const place = 5;
    const [one, following] = [await candidateAt(place, received), await candidateAt(place + 1, received)];
    await page.goto(`${base}/manage-applied/${one._id}?status=received&${order}`);
    await page.getByText(placed(place)).waitFor();
    // It stands beside the candidate since one wanted it there.
    await list().locator('[aria-current=page]').waitFor();
    await page.getByRole('region', { name: t('application:decision.bar') }).waitFor();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('region', { name: t('candidate-message:preview.title') }).waitFor();
    await dialog.getByRole('radio', { name: rejectionNotices.morning[locale] }).check();
    await dialog.getByRole('button', { name: t('application:decision.action.rejected') }).click();
    await page.getByText(said('application:decision.later.morning', { name: one.name })).waitFor();
    await page.getByText(t('application:detail.noPlace')).waitFor();
    await page.getByRole('tab', { name: t('application:detail.history') }).click();
    const [hears = ''] = t('application:history.tellAt').split('{{date}}');
    await page.getByText(hears).waitFor();
    await page.keyboard.press('j');
    await page.waitForURL(`**/${following._id}?*`);
    await page.getByText(placed(place)).waitFor();
    // Hidden again for whoever comes next.
    await page.getByRole('button', { name: t('application:detail.hideList') }).click();
  });

  it('on a phone, where the CV is the first tab, words are found in it and it can be read aloud', async () => {
    const { _id } = await candidateAt(limit);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`${base}/manage-applied/${_id}`);
    await page.getByRole('tab', { name: t('application:detail.cv'), selected: true }).waitFor();
    await page.locator('canvas').first().waitFor();
    await expect.poll(() => page.getByText(/Curriculum vitae of an invented person/).count()).toBe(1);
    await page.getByRole('searchbox', { name: t('field:find.label') }).fill('invented person');
    await page.getByText('1/1', { exact: true }).waitFor();
    await breaksNothingDeep(page, 'a candidate on a phone');
  });
});

it('a name that is typed at once after Ctrl-K is searched for, however late the field comes, and decides nothing', async () => {
  const t = wordsOf('en');
  const { _id } = await candidateOf('filter[status]=received');
  const state = () =>
    prisma.application.findUniqueOrThrow({ where: { id: _id }, select: { status: true, stageId: true } });
  const before = await state();
  await page.setViewportSize(wide);
  await page.goto(`${stack.url}/manage-applied/${_id}`);
  const bar = page.getByRole('region', { name: t('application:decision.bar') });
  await bar.getByRole('button', { name: t('application:decision.action.hired') }).waitFor();
  const line = Promise.withResolvers<void>();
  await page.route('**/*.js', (route) => line.promise.then(() => route.continue()));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Hesrb');
  await page.keyboard.press('Backspace');
  line.resolve();
  const field = page.getByRole('dialog').getByRole('textbox', { name: t('menu:find.label') });
  await expect.poll(() => field.inputValue()).toBe('Hesr');
  await page.keyboard.type(' m');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The text of last time is there, and gives way to the next.
  await page.keyboard.press('Control+k');
  await expect.poll(() => field.inputValue()).toBe('Hesr m');
  await expect.poll(() => field.evaluate((node) => node === document.activeElement)).toBe(true);
  await page.keyboard.type('Bo');
  await expect.poll(() => field.inputValue()).toBe('Bo');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // One letter hires nobody.
  await page.keyboard.press('h');
  await page.keyboard.type('sbm');
  const question = page.getByRole('dialog');
  await question.getByText(/^Hire .+\?$/).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await state()).toEqual(before);
  await page.unroute('**/*.js');
});

it('a colleague scores a candidate for themselves, and then sees what others think', async () => {
  const t = wordsOf('km');
  const by = await prisma.user.findUniqueOrThrow({ where: { email: demoAccounts[0].email } });
  const scored = await prisma.application.findFirstOrThrow({
    where: { scorecards: { some: {}, none: { authorId: by.id } }, job: { company: { ownerId: by.id } } },
    select: { id: true, scorecards: { select: { author: { select: { name: true } } } } },
  });
  const other = page.getByRole('heading', { name: scored.scorecards[0]?.author?.name ?? '', exact: true });
  await page.setViewportSize(wide);
  await page.goto(`${stack.url}/km/manage-applied/${scored.id}?tab=scorecards`);
  await page.getByText(t('scorecard:waiting_other').replace('{{count}}', '1')).waitFor();
  await expect.poll(() => other.count()).toBe(0);
  const give = page.getByRole('button', { name: t('scorecard:submit') });
  await give.click();
  const overall = page.getByRole('radiogroup', { name: labelsOf('km')(scorecardSave.body, 'overall') });
  await overall.getByRole('radio', { name: scores.yes.km, exact: true }).check();
  await give.click();
  await other.waitFor();
  await page.getByRole('heading', { name: t('scorecard:summary') }).waitFor();
  await page.getByRole('button', { name: t('scorecard:change') }).waitFor();
});

it('an interview is proposed in Khmer, answered on a phone in English, agreed for both, and called off', async () => {
  const [km, en] = [wordsOf('km'), wordsOf('en')];
  const day = addDays(today(), 5);
  const nine = momentText(`${day}T09:00:00+07:00`, 'km');
  // Who has waited longest: the demo has scheduled interviews with the latest.
  const { _id, email } = await candidateOf('filter[status]=shortlisted');
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(`${stack.url}/km/manage-applied/${_id}`);
  await page.getByRole('tab', { name: km('application:detail.interviews') }).click();
  await page.getByRole('button', { name: km('interview:company.propose') }).click();
  await page.getByRole('button', { name: km('interview:form.send') }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel(/ម៉ោងសម្ភាសទី 1/).fill(`${day}T09:00`);
  // Repeated in full: the picker has no Khmer months.
  await page.getByText(nine.replace(/ (\S+) (\S+)$/, '\u00a0$1\u00a0$2')).waitFor();
  await page.getByRole('button', { name: km('interview:form.add') }).click();
  await page.getByRole('radio', { name: interviewFormats.phone.km }).check();
  await breaksNothingDeep(page, 'the form of an interview');
  await page.getByRole('button', { name: km('interview:form.send') }).click();
  await page.getByText(km('interview:company.waiting')).waitFor();

  const mail = await stack.mailTo(email, /^Invitation to an interview/);
  const link = /https?:\S+\/interview\?token=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
  const phone = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await phone.goto(link);
  await phone.getByRole('button', { name: en('interview:own.pick') }).click();
  await phone.getByText(en('interview:own.pickNone')).waitFor();
  await breaksNothingDeep(phone, 'the invitation');
  const over = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  await phone.getByRole('radio').first().check();
  await phone.getByRole('button', { name: en('interview:own.pick') }).click();
  await phone.getByText(en('interview:own.agreed')).waitFor();
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: en('interview:calendar') }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`interview-${day}.ics`);
  await phone.context().close();

  await page.goto(`${stack.url}/km/manage-interview?week=${day}`);
  // Other candidates have interviews on the same day.
  const entry = page.locator('li').filter({ has: page.locator(`a[href*="${_id}"]`) });
  await entry.getByText('បានណាត់ពេល').waitFor();
  await entry.locator(`a[href*="${_id}"]`).click();
  await page.getByRole('button', { name: km('interview:company.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: km('interview:cancel.action') })
    .click();
  await page.getByText(km('interview:cancel.done')).waitFor();
});

describe('several candidates', () => {
  const t = wordsOf('en');
  const dialog = () => page.getByRole('dialog');
  const text = () => dialog().getByRole('textbox', { name: 'Text in English' });
  const send = () => dialog().getByRole('button', { name: 'Send to 2 candidates' });
  const openDialog = async () => {
    await page.getByRole('button', { name: t('candidate-message:write') }).click();
    await text().waitFor();
  };

  it('are written to from the list, as the preview shows it, and nothing typed is lost', async () => {
    await page.setViewportSize(wide);
    await page.goto(`${stack.url}/manage-applied?status=received`);
    const rows = demoApplicants(page);
    await rows.nth(0).getByRole('checkbox').check();
    await rows.nth(1).getByRole('checkbox').check();
    await openDialog();
    await breaksNothingDeep(page, 'the dialog that writes to candidates');

    await dialog().getByRole('combobox').selectOption({ label: 'One more document needed' });
    await text().fill('Bring it on Monday, .');
    await text().evaluate((input: HTMLTextAreaElement) => input.setSelectionRange(20, 20));
    await dialog()
      .getByRole('button', { name: t('candidate-message:field.name'), exact: true })
      .click();
    await expect.poll(() => text().inputValue()).toBe('Bring it on Monday, {name}.');

    await text().pressSequentially(' {salary}');
    await send().click();
    await dialog()
      .getByText(/contains \{salary\}/)
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await openDialog();
    await expect.poll(() => text().inputValue()).toContain('{salary}');

    await text().fill('Bring it on Monday, {name}.');
    const preview = dialog().getByRole('region', { name: t('candidate-message:preview.title') });
    await preview.getByText(/^Bring it on Monday, [^{]+\.$/).waitFor();
    const shown = await preview.textContent();
    await preview.getByRole('button', { name: t('candidate-message:preview.next') }).click();
    await expect.poll(() => preview.textContent()).not.toBe(shown);
    await send().click();
    await page.getByText('Sending your message to 2 candidates.').waitFor();
    await dialog().waitFor({ state: 'detached' });

    await rows.nth(0).getByRole('link').click();
    await page.getByRole('tab', { name: t('application:detail.messages') }).click();
    await page.getByText(/^One more document for your application/).waitFor();
    await page.getByText(/^Bring it on Monday, [^{]+\.$/).waitFor();
  });

  it('are written to by a template, which is made of a standard one, changed and deleted', async () => {
    await page.goto(`${stack.url}/manage-applied/template`);
    await page.getByRole('button', { name: 'Copy “Invitation to an interview”' }).click();
    await dialog().getByRole('textbox', { name: 'Template name' }).fill('Our interview');
    await breaksNothingDeep(page, 'the dialog that writes a template');
    await dialog()
      .getByRole('button', { name: t('common:save') })
      .click();
    await page.getByRole('button', { name: 'Edit “Our interview”' }).click();
    await dialog().getByRole('textbox', { name: 'Subject in Khmer' }).fill('សម្ភាស {job}');
    await dialog()
      .getByRole('button', { name: t('common:save') })
      .click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete “Our interview”' }).click();
    await dialog()
      .getByRole('button', { name: t('candidate-message:page.delete'), exact: true })
      .click();
    await page.getByText(t('candidate-message:page.emptyTitle')).waitFor();
  });
});

it('eight candidates at 240 ms each are eight decisions, however slow the line, and the one that failed is named', async () => {
  const t = wordsOf('en');
  const eight = await candidatesOf('filter[status]=received', 8);
  const [first, , , , failing] = eight;
  await page.setViewportSize(wide);
  await page.goto(`${stack.url}/manage-applied/${first._id}?status=received&${order}`);
  const state = page.getByRole('main').getByText(applicationStatuses.shortlisted.en, { exact: true });
  const bar = page.getByRole('region', { name: t('application:decision.bar') });
  await bar.getByRole('button', { name: t('application:decision.action.shortlisted') }).waitFor();
  const line = Promise.withResolvers<void>();
  await page.route('**/status-at-company', (route) =>
    line.promise.then(() =>
      route.request().url().includes(`${failing?._id}`) ? route.abort() : route.continue(),
    ),
  );
  await page.route('**/application/*/candidate', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  for (const { _id } of eight) {
    await page.keyboard.press('s');
    if (_id === first._id) await state.first().waitFor();
    await page.waitForTimeout(120);
    await page.keyboard.press('j');
    await page.waitForTimeout(120);
  }
  await page.waitForURL((url) => !eight.some(({ _id }) => url.pathname.includes(_id)));
  line.resolve();
  const left = async () => {
    const ids = eight.map(({ _id }) => _id);
    const rows = await prisma.application.findMany({ where: { id: { in: ids }, status: 'received' } });
    return rows.map(({ id }) => id);
  };
  await expect.poll(left).toEqual([failing?._id]);
  const alert = page.getByRole('alert');
  await alert.getByText(t('application:decision.failed').replace('{{name}}', `${failing?.name}`)).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await alert.getByRole('button', { name: t('common:retry') }).click();
  await expect.poll(left).toEqual([]);

  // Whoever wants that is led on by the decision.
  const { _id: next } = await candidateOf('filter[status]=received');
  await page.goto(`${stack.url}/manage-applied/${next}?status=received&${order}`);
  await page.getByRole('button', { name: t('application:keys.title') }).click();
  await page.getByRole('switch', { name: t('application:keys.advance') }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.waitForURL((url) => !url.pathname.includes(next));
});

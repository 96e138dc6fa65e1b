import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { paths } from '@acheep/contract/kernel/paths';
import { todayWaits } from '@acheep/contract/platform/today-option';
import { createApplication } from '@acheep/prisma/factories/application';
import { createJob } from '@acheep/prisma/factories/job';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { jobForm } from './job-form.ts';
import { newPerson, type Person } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

/**
 * What common tasks cost, measured on the running product: presses of the pointer from the first page of the console.
 * Each is a ceiling. Before there was a console, as read off the pages of November 2026, they were 11, 3 and 3: nothing
 * asked whether a rejection is mailed, by what a company was verified, or how an order was paid. Of a job, each field
 * that has to be filled in is pressed; only the description has the focus already when its step opens.
 */
const most = { 'reject ten candidates': 5, 'verify a company': 5, 'confirm an order': 4, 'post a job': 12 };
/** Rows of a list on the first screen; there were 5. */
const rowsAtLeast = 14;

const stack = await startOwnProduct();
const browser = sharedBrowser();
const { prisma } = stack.database;
const t = wordsOf('en');
const measured: Record<string, number> = {};
afterAll(() => {
  for (const [task, presses] of Object.entries(measured)) process.stdout.write(`${task}: ${presses}\n`);
});

/** A page that counts presses of the pointer from now on. */
async function counted(person: Person) {
  await person.page.addInitScript(() =>
    window.addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        if (isTrusted)
          sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses') ?? 0) + 1));
      },
      true,
    ),
  );
  return person.page;
}
const note = async (page: Page, task: keyof typeof most) => {
  const presses = await page.evaluate(() => Number(sessionStorage.getItem('presses')));
  await page.evaluate(() => sessionStorage.removeItem('presses'));
  measured[task] = presses;
  expect(presses).toBeGreaterThan(0);
  expect(presses).toBeLessThanOrEqual(most[task]);
};

it('ten candidates are rejected in a few presses, in a list that shows many', {
  timeout: 120_000,
}, async () => {
  const email = 'effort@journey.example';
  const recruiter = await newPerson(browser, stack, 'en', []);
  const company = { name: 'Effort Foods', address: 'Street 51' };
  await recruiter.join({ role: 'recruiter', name: 'Keo Mony', email, company });
  const { id: ownerId } = await prisma.user.findUniqueOrThrow({ where: { email } });
  const { id: jobId } = await createJob(prisma, { ownerId, title: 'Packer' });
  for (let number = 0; number < 20; number++)
    await createApplication(prisma, { jobId, name: `Packer ${number}` });
  const page = await counted(recruiter);
  await page.setViewportSize({ width: 1280, height: 800 });
  await recruiter.go(paths.manageApplied({ status: 'received' }));
  const rows = page.locator('tbody tr');
  await rows.nth(19).waitFor();
  const shown = await rows.evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
  measured['rows at 1280 × 800'] = shown;
  expect(shown).toBeGreaterThanOrEqual(rowsAtLeast);
  await rows.nth(0).getByRole('checkbox').click();
  await rows
    .nth(9)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: t('application:received.withChosen') });
  await bar.getByRole('button', { name: t('application:decision.action.rejected') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('application:decision.action.rejected') }).click();
  await expect
    .poll(() => prisma.application.count({ where: { jobId, status: 'rejected' } }), { timeout: 10_000 })
    .toBe(10);
  await note(page, 'reject ten candidates');
});

it('a job is posted in a few presses, with no field that could be known', { timeout: 120_000 }, async () => {
  const email = 'effort-post@journey.example';
  const recruiter = await newPerson(browser, stack, 'en', []);
  const company = { name: 'Effort Bakery', address: 'Street 63' };
  await recruiter.join({ role: 'recruiter', name: 'Keo Mony', email, company });
  await recruiter.orderFreePackage();
  const page = await counted(recruiter);
  await recruiter.go('/dashboard');
  const { step, field, press } = jobForm(page, 'en');
  let filled = 0;
  /** Presses into a field, then fills it in. */
  const give = async (name: Parameters<typeof field>[0], text?: string) => {
    await field(name).click();
    if (text) await page.keyboard.insertText(text);
    else await field(name).selectOption({ index: 1 });
    filled += 1;
  };
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common:header.postJob') })
    .click();
  await give('title', 'Baker');
  await give('categoryId');
  await give('type');
  await step('pay');
  await give('salaryFrom', '300');
  await give('provinceId');
  await step('texts');
  await page.keyboard.insertText('Bakes bread from four in the morning.');
  filled += 1;
  await step('person');
  await give('experience');
  await step('apply');
  await press('publish');
  await page.waitForURL('**/manage-job/active');
  expect(await prisma.job.count({ where: { createdBy: { email }, status: 'active' } })).toBe(1);
  await note(page, 'post a job');
  measured['fields of a job'] = filled;
});

it('a company is verified and an order confirmed in a few presses', { timeout: 120_000 }, async () => {
  const operator = await newPerson(browser, stack, 'en', []);
  await startSession(operator.page, stack, demoAccountOf('admin'));
  const page = await counted(operator);
  const waits = page.getByRole('region', { name: t('dashboard:waits') });
  const open = async (what: keyof typeof todayWaits) => {
    await operator.go('/dashboard');
    await waits.getByRole('link', { name: new RegExp(todayWaits[what].en, 'i') }).click();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
  };
  await open('company');
  await page.getByRole('button', { name: t('company-admin:verify.action') }).click();
  const evidence = page.getByRole('dialog');
  await evidence.getByRole('checkbox', { name: companyEvidence.phone.en }).click();
  await evidence.getByRole('button', { name: t('company-admin:verify.action') }).click();
  await page.getByRole('button', { name: t('company-admin:unverify.action') }).waitFor();
  await note(page, 'verify a company');
  await open('order');
  const confirm = t('order-admin:action.confirm');
  await page.getByRole('button', { name: confirm }).click();
  await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
  await page.getByRole('link', { name: t('order:invoice.open') }).waitFor();
  await note(page, 'confirm an order');
});

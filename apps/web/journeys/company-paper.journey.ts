import { companyEvidence, companyStates } from '@acheep/contract/companies/company-admin-option';
import { companyPaperSend } from '@acheep/contract/companies/company-paper';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import { todayWaits } from '@acheep/contract/platform/today-option';
import { describe, expect, it } from 'vitest';
import { breaksNothingDeep } from './accessibility.ts';
import { journeyLocales } from './deep.ts';
import { newPerson, type Person } from './person.ts';
import { countPresses } from './press-count.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

/** The smallest PDF with a page. */
const certificate = Buffer.from(
  `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
startxref
9
%%EOF
`,
  'latin1',
);

describe.each(journeyLocales('en'))('a company that is verified by its documents (%s)', (locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const company = { name: `Tonle Silk ${locale}`, address: 'Street 63, Siem Reap' };
  const kind = companyPaperKinds.patent[locale];
  let recruiter: Person;
  let operator: Person;
  const verification = () => recruiter.page.getByRole('region', { name: t('company-paper:title') });
  const papers = (page: Person['page']) => page.getByRole('list', { name: t('company-paper:list') });

  it('reads what verification gives, and sends a document', async () => {
    recruiter = await newPerson(browser, stack, locale, faults);
    await recruiter.join({
      role: 'recruiter',
      name: 'Chea Sophal',
      email: `silk-${locale}@journey.example`,
      company,
    });
    await recruiter.go('/profile/company');
    const panel = verification();
    await panel.getByText(companyStates.waiting[locale], { exact: true }).waitFor();
    await panel.getByText(t('company-paper:send')).waitFor();
    await breaksNothingDeep(recruiter.page, 'a company that is not verified');
    await panel.getByLabel(label(companyPaperSend.body, 'kind')).selectOption(kind);
    const file = panel.locator('input[type=file]');
    await file.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear all') });
    await panel
      .getByText(/JPEG, PNG, PDF/)
      .nth(1)
      .waitFor();
    for (const name of ['wrong.pdf', 'patent.pdf']) {
      await file.setInputFiles({ name, mimeType: 'application/pdf', buffer: certificate });
      await papers(recruiter.page)
        .getByRole('button', { name: `${kind} (${name})` })
        .waitFor();
    }
    await panel
      .getByRole('button', { name: t('company-paper:removeOf').replace('{{name}}', 'wrong.pdf') })
      .click();
    await recruiter.page
      .getByRole('alertdialog')
      .or(recruiter.page.getByRole('dialog'))
      .getByRole('button', { name: t('company-paper:remove.action'), exact: true })
      .click();
    await papers(recruiter.page).getByText('wrong.pdf').waitFor({ state: 'hidden' });
    await panel.getByText(t('company-paper:sent')).waitFor();
    await breaksNothingDeep(recruiter.page, 'a company that has sent documents');
  });

  it('waits for the operator, who opens the document and verifies the company by it in a few presses', async () => {
    operator = await newPerson(browser, stack, locale, faults);
    const { page } = operator;
    const presses = await countPresses(page);
    await startSession(page, stack, demoAccountOf('admin'));
    await operator.go('/dashboard');
    await page.getByRole('link', { name: new RegExp(todayWaits.paper[locale]) }).click();
    await page.waitForURL(/papers=with/);
    await page.getByRole('link', { name: company.name }).waitFor();
    await breaksNothingDeep(page, 'companies that sent documents');
    await page.getByRole('link', { name: company.name }).click();
    const opened = page.context().waitForEvent('response', {
      predicate: (answer) => answer.url().includes('/api/v1/file/'),
    });
    // By a key, so that reading what was sent counts no press.
    await papers(page)
      .getByRole('button', { name: `${kind} (patent.pdf)` })
      .press('Enter');
    expect((await opened).status()).toBe(200);
    await breaksNothingDeep(page, 'a company with documents');
    await page.getByRole('button', { name: t('company-admin:verify.action') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(`${kind} (patent.pdf)`).waitFor();
    await dialog.getByLabel(companyEvidence.documents[locale], { exact: true }).check();
    await breaksNothingDeep(page, 'verifying by documents');
    await dialog.getByRole('button', { name: t('company-admin:verify.action') }).click();
    await page.getByText(t('company-admin:verify.done').replace('{{name}}', company.name)).waitFor();
    await presses.expectFew('verify a company');
    await page
      .getByRole('region', { name: t('company-admin:audit') })
      .getByText(new RegExp(kind))
      .first()
      .waitFor();
  });

  it('is told so, and keeps the document', async () => {
    await recruiter.go('/notification');
    await recruiter.page.getByRole('main').getByText(new RegExp(company.name)).first().waitFor();
    await recruiter.go('/profile/company');
    const panel = verification();
    await panel.getByText(companyStates.verified[locale], { exact: true }).waitFor();
    await papers(recruiter.page)
      .getByRole('button', { name: `${kind} (patent.pdf)` })
      .waitFor();
    await expect.poll(() => panel.locator('input[type=file]').count()).toBe(0);
    await breaksNothingDeep(recruiter.page, 'a verified company');
    expect(faults).toEqual([]);
  });
});

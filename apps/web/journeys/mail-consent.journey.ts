import { mailConsents } from '@acheep/contract/messaging/mail-consent-option';
import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import { demoCv } from '@acheep/prisma/seed/demo/document';
import { expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { startOwnProduct } from './product.ts';
import { startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { wordsOf } from './words.ts';

const [en, km] = [wordsOf('en'), wordsOf('km')];
const stack = await startOwnProduct();
const browser = sharedBrowser();

it('somebody whom a recruiter adds by hand is asked in a mail, and says on a phone that it is not them', async () => {
  const email = `asked-${Date.now()}@journey.example`;
  const recruiter = await (await browser.newContext()).newPage();
  await startSession(recruiter, stack, demoAccounts[0]);
  await recruiter.goto(`${stack.url}/manage-applied/create`);
  const jobs = recruiter.getByRole('combobox').first();
  await expect.poll(() => jobs.locator('option').count()).toBeGreaterThan(1);
  await jobs.selectOption({ index: 1 });
  await recruiter.locator('input[name=name]').fill('Keo Asked');
  await recruiter.locator('input[name=email]').fill(email);
  const buffer = Buffer.from(demoCv({ name: 'Keo Asked', email, phone: '+85512345678' }));
  await recruiter
    .locator('input[type=file]')
    .setInputFiles({ name: 'CV Asked.pdf', mimeType: 'application/pdf', buffer });
  await recruiter.getByText('CV Asked.pdf').waitFor();
  await recruiter.getByRole('button', { name: en('application:create.submit') }).click();
  await recruiter.getByText(mailConsents.waiting.en, { exact: true }).waitFor();

  const { text = '' } = await stack.mailTo(email, /តើអ្នកយល់ព្រម/);
  const link = text.match(/https?:\S+\/email-consent\?\S+answer=not-me/)?.[0] ?? '';
  const reader = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await reader.goto(link);
  const no = reader.getByRole('button', { name: km('mail-consent:answer.not-me') });
  await no.waitFor();
  await breaksNothing(reader, 'the page that asks whether a company may write');
  await no.click();
  await reader.getByText(km('mail-consent:again')).waitFor();
  await no.waitFor({ state: 'detached' });
});

import { moderationHide } from '@acheep/contract/feed/moderation';
import { moderationStates } from '@acheep/contract/feed/moderation-option';
import { reportReasons } from '@acheep/contract/feed/report-option';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person, password } from './person.ts';
import { startOwnProduct } from './product.ts';
import { demoAccountOf, sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = await startOwnProduct();
const browser = sharedBrowser();

const body = 'Pay us ten dollars and the job is yours.';

describe('an entry that the operator hides', () => {
  const t = wordsOf('en');
  const label = labelsOf('en');
  const email = 'hidden-post@journey.example';
  const faults: string[] = [];
  let author: Person;
  let admin: Page;
  let id = '';

  beforeAll(async () => {
    author = await newPerson(browser, stack, 'en', faults);
    const company = { name: 'Quick Money', address: 'Street 271' };
    await author.join({ role: 'trainer', name: 'Chan Sophea', email, company });
    const { token } = await sessionOf(stack, { email, password });
    const response = await fetch(`${stack.url}/api/v1/post`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ body, publish: true }),
    });
    id = ((await response.json()) as { data: { _id: string } }).data._id;
    admin = await (await browser.newContext({ viewport: { width: 390, height: 900 } })).newPage();
    admin.setDefaultTimeout(30_000);
    admin.on('pageerror', (error) => faults.push(error.message));
    await startSession(admin, stack, demoAccountOf('admin'));
  });
  afterAll(async () => {
    await author?.page.context().close();
    await admin?.context().close();
    expect(faults).toEqual([]);
  });

  /** Returns the status for anyone who has the URL. */
  const statusOfPage = async () => (await fetch(`${stack.url}/public-post/${id}`)).status;
  /** A row of the list, which is a card on phones. */
  const entry = () => admin.getByRole('listitem').filter({ hasText: body }).first();
  const act = (name: string) =>
    entry()
      .getByRole('button', { name: t(name), exact: true })
      .click();

  it('goes from the site, and its author reads why', async () => {
    expect(await statusOfPage()).toBe(200);
    await admin.goto(`${stack.url}/admin/post?search=${encodeURIComponent(body)}`);
    await act('report-admin:moderation.act.hide');
    const dialog = admin.getByRole('dialog', { name: t('report-admin:moderation.hide.post') });
    await breaksNothing(admin, 'hiding an entry');
    await dialog.getByLabel(label(moderationHide, 'reason')).selectOption('scam');
    await dialog.getByRole('button', { name: t('report-admin:moderation.hide.submit'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await entry().getByText(moderationStates.hidden.en, { exact: true }).waitFor();
    expect(await statusOfPage()).toBe(404);

    await author.go('/notification');
    await author.page.getByRole('main').getByText(reportReasons.scam.en).waitFor();
  });

  it('comes back where it was', async () => {
    await act('report-admin:moderation.act.show');
    const asks = admin.getByRole('dialog', { name: t('report-admin:moderation.show.title') });
    await asks.getByRole('button', { name: t('report-admin:moderation.act.show'), exact: true }).click();
    await entry().getByText(moderationStates.shown.en, { exact: true }).waitFor();
    expect(await statusOfPage()).toBe(200);
  });
});

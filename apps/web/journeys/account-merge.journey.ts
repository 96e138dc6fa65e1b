import { loginBody } from '@acheep/contract/accounts/account';
import type { Locale } from '@acheep/contract/kernel/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { newPerson, type Person, password } from './person.ts';
import { sharedBrowser } from './shared-browser.ts';
import { sharedStack } from './stack.ts';
import { labelsOf, wordsOf } from './words.ts';

const stack = sharedStack();
const browser = sharedBrowser();

describe.each(['en', 'km'] as const)('merging two accounts of one person (%s)', (locale: Locale) => {
  const t = wordsOf(locale);
  const label = labelsOf(locale);
  const faults: string[] = [];
  const [old, own] = [`old-${locale}@merge.example`, `own-${locale}@merge.example`];
  let seeker: Person;
  beforeAll(async () => {
    seeker = await newPerson(browser, stack, locale, faults);
    await seeker.page.setViewportSize({ width: 390, height: 844 });
    await seeker.join({ role: 'user', name: 'Chan Bopha', email: old });
    await seeker.join({ role: 'user', name: 'Chan Bopha', email: own });
  });
  afterAll(() => seeker.page.context().close());

  const filled = (key: string) => t(key).replaceAll('{{email}}', old);

  it('the other is proved by signing in to it, and this one stays signed in', async () => {
    const { page, go } = seeker;
    await go('/profile');
    await page.getByRole('button', { name: t('account:merge.begin') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(label(loginBody, 'email')).fill(old);
    await dialog.locator('input[type=password]').fill(password);
    await breaksNothing(page, 'proving another account');
    await dialog.getByRole('button', { name: t('account:secondFactor.continue'), exact: true }).click();
    await page.getByText(filled('account:merge.confirmTitle')).waitFor();
    await breaksNothing(page, 'what moves to this account');
    await dialog.locator('input[type=password]').fill(password);
    await dialog.getByRole('button', { name: t('account:merge.confirm') }).click();
    await page.getByText(filled('account:merge.done')).waitFor();
    expect(faults).toEqual([]);
  });

  it('both addresses are told, and the other signs in no more', async () => {
    for (const email of [old, own]) expect((await stack.mailTo(email)).text).toContain(old);
    const body = JSON.stringify({ email: old, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${stack.url}/api/v1/users/login`, { method: 'POST', headers, body });
    expect(answer.status).toBe(401);
  });
});

import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Page } from 'playwright-core';
import type { Stack } from './stack.ts';

type DemoAccount = (typeof demoAccounts)[number];

export function demoAccountOf(role: DemoAccount['role']): DemoAccount {
  const account = demoAccounts.find((account) => account.role === role);
  if (!account) throw new Error(`No demo account is a ${role}.`);
  return account;
}

/** Rows of the demo's candidates: their files exist, and no journey applies as one of them. */
export const demoApplicants = (page: Page) =>
  page
    .getByRole('row')
    .filter({ hasText: '@example.com' })
    .filter({ hasNotText: demoAccountOf('user').email });

export interface Session {
  token: string;
  user: object;
}
type Account = { email: string; password: string };

/** Signs in through the API and returns the session. */
export async function sessionOf({ url }: Pick<Stack, 'url'>, { email, password }: Account): Promise<Session> {
  const response = await fetch(`${url}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await response.json()) as { data: Session }).data;
}

/** Signs in a browser through the API. */
export async function startSession(page: Page, stack: Pick<Stack, 'url'>, account: Account) {
  await keepSession(page, stack, await sessionOf(stack, account));
}

/** Stores a session in a browser, as the page does. */
export async function keepSession(page: Page, stack: Pick<Stack, 'url'>, { token, user }: Session) {
  // A URL of the site without a page.
  await page.goto(`${stack.url}/robots.txt`);
  await page.evaluate(
    (given) => {
      localStorage.setItem('token', given.token);
      // biome-ignore lint/suspicious/noDocumentCookie: what signing in does
      document.cookie = `token=${encodeURIComponent(given.token)}; path=/`;
      // biome-ignore lint/suspicious/noDocumentCookie: what signing in does
      document.cookie = `user=${encodeURIComponent(JSON.stringify(given.user))}; path=/`;
    },
    { token, user },
  );
}

/** Calls the API as the recruiter of the demo. */
export const recruiterCall =
  (stack: Pick<Stack, 'url'>) => async (method: 'POST' | 'PUT', path: string, body: object) => {
    const { token } = await sessionOf(stack, demoAccountOf('recruiter'));
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${stack.url}/api/v1${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  };

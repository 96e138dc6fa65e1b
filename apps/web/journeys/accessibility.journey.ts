import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { startSession } from './session.ts';
import { sharedStack } from './stack.ts';

const open = [
  '/',
  '/job',
  '/job?search=manager&type=full-time',
  '/?createdBy=01900000-0000-7000-8000-000000000000',
  '/company',
  '/package',
  '/unsubscribe?token=x',
  '/no-such-page',
  '/admin/login',
  '/interview?token=sample',
  '/date-picker',
];
const account = {
  recruiter: [
    '/dashboard',
    '/post',
    '/post/job-old',
    '/manage-job/active',
    '/manage-job/create',
    '/manage-applied',
    '/manage-applied?view=board',
    '/manage-applied/job',
    '/manage-applied/create',
    '/manage-applied/template',
    '/manage-shortlist',
    '/manage-rejected',
    '/manage-interview',
    '/manage-order',
    '/talent/search',
    '/talent/saved',
    '/talent/invited',
    '/resume/search',
    '/notification',
    '/profile',
    '/profile/team',
  ],
  user: [
    '/dashboard',
    '/resume',
    '/resume/edit',
    '/resume/print',
    '/resume/search',
    '/manage-user-applied',
    '/manage-bookmarked',
    '/ignore-company',
    '/manage-alert',
    '/manage-invitation',
    '/notification',
    '/profile',
    '/profile/data',
    '/update-password',
  ],
  admin: [
    '/dashboard',
    '/admin',
    '/admin/audit',
    '/admin/job',
    '/admin/report',
    '/admin/order',
    '/admin/package',
    '/admin/setting',
    '/admin/revenue',
  ],
};
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

const stack = sharedStack();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** So at each size, where nothing scrolls sideways either. */
async function look(page: Page, prefix: string, path: string) {
  await page.setViewportSize(sizes[0]);
  await page.goto(stack.url + prefix + path);
  await page.waitForLoadState('networkidle');
  for (const size of sizes) {
    await page.setViewportSize(size);
    const where = `${prefix}${path} at ${size.width}`;
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([where, wide <= 0]).toEqual([where, true]);
    // What may be wrong of the wide page is so in both languages.
    if (size === sizes[0] || prefix === '') await breaksNothing(page, where);
  }
}

/** Looks at several pages, two at a time. */
async function lookAt(context: BrowserContext, prefix: string, paths: readonly string[]) {
  const left = [...paths];
  const visit = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift()) await look(page, prefix, path);
  };
  await Promise.all([visit(), visit()]);
}

describe.each(['', '/km'])('pages under "%s"', (prefix) => {
  it('are accessible and fit the screen for visitors', async () => {
    const context = await browser.newContext();
    const list = (await (await fetch(`${stack.url}/api/v1/job?limit=1`)).json()) as {
      data: { _id: string }[];
    };
    await lookAt(context, prefix, [...open, `/job/${list.data[0]?._id}`]);
    await context.close();
  });

  it.each(demoAccounts.filter(({ role }) => role in account))('are so for the $role', async (demo) => {
    const context = await browser.newContext();
    await startSession(await context.newPage(), stack, demo);
    await lookAt(context, prefix, account[demo.role as keyof typeof account]);
    await context.close();
  });
});

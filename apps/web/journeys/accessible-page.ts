import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breaksNothing } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { startSession } from './session.ts';
import { sharedStack } from './stack.ts';

/** Every page of the product by who opens it: a new page is a line here. */
const open = [
  '/',
  '/job',
  '/job?search=manager&type=full-time',
  '/?createdBy=01900000-0000-7000-8000-000000000000',
  '/company',
  '/certificate',
  '/training',
  '/training?view=calendar',
  '/event',
  '/hr-tips',
  '/policy',
  '/prakas',
  '/tos',
  '/privacy',
  '/nssf',
  '/about',
  '/vision',
  '/user-guide',
  '/user-guide/recruiter',
  '/package',
  '/service',
  '/access-rights',
  '/contact',
  '/career-report',
  '/unsubscribe?token=x',
  '/unsubscribe/notification?token=own-application.x',
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
    '/manage-event',
    '/manage-event/create',
    '/manage-applied',
    '/manage-applied?view=board',
    '/manage-applied/job',
    '/manage-applied/create',
    '/manage-applied/template',
    '/manage-shortlist',
    '/manage-rejected',
    '/manage-interview',
    '/manage-order',
    '/manage-service',
    '/talent/search',
    '/talent/saved',
    '/talent/invited',
    '/resume/search',
    '/notification',
    '/notification/choice',
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
    '/manage-registration',
    '/manage-registration/certificate',
    '/notification',
    '/notification/choice',
    '/profile',
    '/profile/data',
    '/update-password',
  ],
  trainer: [
    '/dashboard',
    '/manage-training',
    '/manage-training/draft',
    '/manage-training/active',
    '/manage-training/closed',
    '/manage-training/create',
    '/manage-event',
    '/manage-event/create',
  ],
  admin: [
    '/dashboard',
    '/admin',
    '/admin/article',
    '/admin/article/create?kind=prakas',
    '/admin/audit',
    '/admin/job',
    '/admin/company',
    '/admin/company/distinct',
    '/admin/moderation',
    '/admin/report',
    '/admin/post',
    '/admin/comment',
    '/admin/task',
    '/admin/mail-template',
    '/admin/order',
    '/admin/package',
    '/admin/service',
    '/admin/reference',
    '/admin/reference?list=synonym',
    '/admin/enquiry',
    '/admin/screening',
    '/admin/banner',
    '/admin/import',
    '/admin/setting',
    '/notification/choice',
    '/admin/revenue',
  ],
};
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/** So at each size, where nothing scrolls sideways either. */
async function look(page: Page, url: string, prefix: string, path: string) {
  await page.setViewportSize(sizes[0]);
  await page.goto(url + prefix + path);
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
async function lookAt(context: BrowserContext, url: string, prefix: string, paths: readonly string[]) {
  const left = [...paths];
  const visit = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift())
      await look(page, url, prefix, path);
  };
  await Promise.all([visit(), visit()]);
}

type Person = keyof typeof account;

/** Somebody's pages in both languages; those of visitors with a job among them. Each has a file, for workers to share. */
export function arePages(person: 'visitor' | Person) {
  const stack = sharedStack();
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
  });

  const pagesOf = async (context: BrowserContext) => {
    if (person === 'visitor') {
      const list = (await (await fetch(`${stack.url}/api/v1/job?limit=1`)).json()) as {
        data: { _id: string }[];
      };
      return [...open, `/job/${list.data[0]?._id}`];
    }
    const demo = demoAccounts.find(({ role }) => role === person);
    if (!demo) throw new Error(`The demo has no ${person}.`);
    await startSession(await context.newPage(), stack, demo);
    return account[person];
  };

  describe(`pages of a ${person}`, () => {
    // A walk through all pages: minutes on a busy machine.
    const timeout = 400_000;
    it.each(['', '/km'])('are accessible and fit the screen under "%s"', { timeout }, async (prefix) => {
      const context = await browser.newContext();
      await lookAt(context, stack.url, prefix, await pagesOf(context));
      await context.close();
    });
  });
}

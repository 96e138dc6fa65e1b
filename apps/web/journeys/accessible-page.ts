import { demoAccounts } from '@acheep/prisma/seed/demo/account';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { faultsInTheDark, faultsOf } from './accessibility.ts';
import { coveredFaults, motionFaults, protrudingFaults, wideFaults } from './accessible-layout.ts';
import { latinNames, textsTold } from './accessible-name.ts';
import { journeyLocales } from './deep.ts';
import { makeOperatorRecords } from './made-record.ts';
import { type Visit, type Visitor, visits } from './page-visit.ts';
import { startOwnProduct } from './product.ts';
import { sessionOf, startSession } from './session.ts';
import { sharedBrowser } from './shared-browser.ts';

/**
 * A tablet, which shows buttons of phones and of desktops; a wide window, and the same window at 200 % and 400 % zoom.
 */
const sizes = {
  tablet: { width: 820, height: 1180 },
  whole: { width: 1280, height: 1024 },
  double: { width: 640, height: 512 },
  fourfold: { width: 320, height: 256 },
} as const;

/** Pages that redirect at once, as intended. */
const leadsOn: readonly string[] = ['/login', '/public-post'];

interface Round {
  context: BrowserContext;
  url: string;
  prefix: '' | '/km';
  token: string | undefined;
}

/** Returns the address of a visit, with the id of its record. */
async function addressOf({ lists = [], page, path, second }: Visit, { url, token }: Round): Promise<string> {
  if (lists.length === 0) return path;
  let [id, other] = ['', ''];
  for (const list of lists) {
    const address = list.replace(':id', id);
    const answer = await fetch(`${url}/api/v1${address}${address.includes('?') ? '&' : '?'}limit=2`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { data } = (await answer.json()) as { data?: { _id: string }[] };
    [id = '', other = ''] = data?.map(({ _id }) => _id) ?? [];
    if (!id) throw new Error(`${address} has no record to visit ${page} with.`);
  }
  return page.replace(/:\w+/, id) + (second ? `?${second}=${other}` : '');
}

/** Milliseconds without a request after which a page has everything that it asks for. */
const quiet = 300;

/** Goes on to another page of the application by its router, which is all that its links do. */
async function goOn(page: Page, address: string) {
  const open = new Set<Request>();
  let latest = Date.now();
  const changed = (change: (request: Request) => void) => (request: Request) => {
    latest = Date.now();
    if (request.resourceType() !== 'eventsource') change(request);
  };
  page.on(
    'request',
    changed((request) => open.add(request)),
  );
  const ended = changed((request) => open.delete(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const left = await page.evaluateHandle((to) => {
    const { title, location } = document;
    const before = { heading: document.querySelector('main h1'), title, pathname: location.pathname };
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return before;
  }, address);
  await page.waitForFunction(
    ({ heading, title, pathname }) =>
      !heading?.isConnected || document.title !== title || location.pathname === pathname,
    left,
  );
  await expect.poll(() => open.size === 0 && Date.now() - latest > quiet, { timeout: 30_000 }).toBe(true);
}

/** Waits until the page has finished loading. */
async function arrived(page: Page) {
  await page.waitForFunction(
    () =>
      document.querySelector('main') &&
      !document.querySelector(':is([aria-busy=true], .mantine-Skeleton-root)'),
  );
}

/**
 * Returns all faults of a page that can be found automatically: in the light, on a desktop or, in Khmer, on a tablet; in
 * `pnpm test:deep` at each other size, light and dark.
 */
async function faultsAt(page: Page, visit: Visit, round: Round): Promise<string[]> {
  const { url, prefix } = round;
  const isDeep = inject('isDeep');
  const path = await addressOf(visit, round);
  const faults: string[] = [];
  const refused = (status: number) => status >= 400 && !visit.refused;
  const note = (what: string, said: readonly string[]) =>
    faults.push(...said.map((one) => `${what}: ${one}`));
  await page.removeAllListeners();
  const told = textsTold(page);
  page.on('response', (response) => {
    if (response.url().includes('/api/') && refused(response.status()))
      note('loading', [`${response.status()} of ${response.url()}`]);
  });
  page.on('pageerror', (error) => note('console', [error.message]));
  page.on('console', (entry) => {
    // The browser itself logs rejected requests.
    if (entry.type() === 'error' && !entry.text().startsWith('Failed to load resource'))
      note('console', [entry.text()]);
  });
  await page.setViewportSize(isDeep || !prefix ? sizes.whole : sizes.tablet);
  const address = url + (prefix && path === '/' ? prefix : prefix + path);
  if (isDeep || page.url() === 'about:blank') await page.goto(address, { waitUntil: 'networkidle' });
  else await goOn(page, address);
  await arrived(page);
  const at = new URL(page.url()).pathname;
  if (at !== prefix + path.split('?')[0] && !(path === '/' && at === prefix) && !leadsOn.includes(visit.page))
    note('loading', [`leads to ${at}`]);
  const read = await page.evaluate(() => [document.title, document.querySelectorAll('h1').length] as const);
  if (read[1] !== 1) note('loading', [`${read[1]} headings of the first order on “${read[0]}”`]);
  note('moving', await motionFaults(page));
  note('wide', await wideFaults(page));
  note('wide', await protrudingFaults(page));
  if (prefix) note('names', await latinNames(page, await told.read()));
  // Words differ by language, rules do not.
  if (!isDeep || !prefix) note('wide', await faultsOf(page));
  if (!isDeep) return faults;
  if (!prefix) note('wide and dark', await faultsInTheDark(page));
  await page.setViewportSize(sizes.double);
  note('at 200 %', await wideFaults(page));
  await page.setViewportSize(sizes.fourfold);
  note('at 400 %', await wideFaults(page));
  note('at 400 %', await coveredFaults(page));
  note('at 400 %', prefix ? await latinNames(page, await told.read()) : await faultsOf(page));
  return faults;
}

/** Checks several pages, three at a time; returns the faults by address. */
async function lookAt(round: Round, list: readonly Visit[]) {
  const left = [...list];
  const found: Record<string, string[]> = {};
  const lane = async () => {
    // One tab for all of them: its browser has already compiled the shared scripts.
    let page = await round.context.newPage();
    for (let visit = left.shift(); visit !== undefined; visit = left.shift()) {
      const faults = await faultsAt(page, visit, round).catch(async (error: Error) => {
        // A page that never arrives stays open, so that the failed test leaves what it shows.
        page = await round.context.newPage();
        return [error.message];
      });
      const where = round.prefix + (visit.lists ? visit.page : visit.path);
      if (process.env.ACCESSIBILITY_REPORT)
        process.stdout.write(
          [`${faults.length > 0 ? '✗' : '✓'} ${visit.as.padEnd(9)} ${where}`, ...faults, '']
            .join('\n  ')
            .trimEnd()
            .concat('\n'),
        );
      if (faults.length > 0) found[where] = faults;
    }
    await page.close();
  };
  await Promise.all([lane(), lane(), lane()]);
  return found;
}

/**
 * Tests all pages of a role, those of visitors in Khmer. Each role has its own file, so that workers can share the load.
 */
export async function arePages(person: Visitor) {
  const stack = await startOwnProduct();
  const own = visits.filter(({ as }) => as === person);
  const browser = sharedBrowser();
  beforeAll(async () => {
    if (person === 'admin') await makeOperatorRecords(stack.database.prisma);
  });

  describe(`pages of a ${person}`, () => {
    // Visits all pages: minutes on a busy machine.
    const timeout = 1_200_000;
    it.each(journeyLocales(person === 'visitor' ? 'km' : 'en'))(
      'are for everybody, in %s',
      { timeout },
      async (locale) => {
        const prefix = locale === 'km' ? '/km' : '';
        const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
        const demo = demoAccounts.find(({ role }) => role === person);
        const page = await context.newPage();
        if (demo) await startSession(page, stack, demo);
        const token = demo && (await sessionOf(stack, demo)).token;
        await page.close();
        expect(await lookAt({ context, url: stack.url, prefix, token }, own)).toEqual({});
        await context.close();
      },
    );
  });
}

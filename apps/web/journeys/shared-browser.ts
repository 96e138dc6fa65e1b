import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';

let launched: Promise<Browser> | undefined;

/** Open pages with what their consoles said, of the contexts of all files of this worker. */
const consoles = new Map<Page, string[]>();
export const openPages = () =>
  [...consoles].flatMap(([page, said]) => (page.isClosed() ? [] : [{ page, said }]));

function listen(page: Page) {
  const said: string[] = [];
  consoles.set(page, said);
  page.on('console', (entry) => said.push(`${entry.type()}: ${entry.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('close', () => consoles.delete(page));
}

/**
 * The browser shared by all journeys of a worker; contexts opened in a file are closed after it. Service workers are
 * blocked by default because requests that they answer cannot be intercepted. Motion is reduced unless a journey
 * enables it.
 */
export function sharedBrowser({ serviceWorkers = false } = {}) {
  const contexts: BrowserContext[] = [];
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
  });
  const newContext = async (options: BrowserContextOptions = {}) => {
    launched ??= launchBrowser();
    const context = await (await launched).newContext({
      serviceWorkers: serviceWorkers ? 'allow' : 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    context.on('page', listen);
    return context;
  };
  return {
    newContext,
    newPage: async (options?: BrowserContextOptions) => (await newContext(options)).newPage(),
  };
}

export type SharedBrowser = ReturnType<typeof sharedBrowser>;

import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';

let launched: Promise<Browser> | undefined;

/** Marks the announcement as seen, as the page does. */
const announcementSeen = () => {
  // Not in frames, whose storage may be inaccessible.
  if (location.protocol.startsWith('http') && self === top) sessionStorage.setItem('splash', 'seen');
};

/**
 * The browser shared by all journeys of a worker; contexts opened in a file are closed after it. All journeys share one
 * product, so announcements are suppressed: one journey's would cover the pages of others. Service workers are blocked
 * by default because requests that they answer cannot be intercepted. Motion is reduced unless a journey enables it.
 */
export function sharedBrowser({ announcements = false, serviceWorkers = false } = {}) {
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
    if (!announcements) await context.addInitScript(announcementSeen);
    return context;
  };
  return {
    newContext,
    newPage: async (options?: BrowserContextOptions) => (await newContext(options)).newPage(),
  };
}

export type SharedBrowser = ReturnType<typeof sharedBrowser>;

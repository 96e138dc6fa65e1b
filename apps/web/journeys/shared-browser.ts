import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchBrowser } from './browser.ts';

let launched: Promise<Browser> | undefined;

/** What the page keeps of an announcement that was seen. */
const announcementSeen = () => {
  // Not in frames: one of another page's may not reach what a page keeps.
  if (location.protocol.startsWith('http') && self === top) sessionStorage.setItem('splash', 'seen');
};

/**
 * The browser of all journeys of a worker, for the journeys of one file: what they open in it ends with the file. One
 * product runs for all of them: what one of them announces lies over nobody else's page. A service worker only comes
 * where a journey is about it: what it answers, no journey could hold up. Nothing moves but where a journey asks for it.
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

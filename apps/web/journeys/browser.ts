import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** What the page keeps of an announcement that was seen. */
const announcementSeen = () => {
  if (location.protocol.startsWith('http')) sessionStorage.setItem('splash', 'seen');
};

/**
 * A real Chromium out of a registry package: nothing has to be installed for it. `CHROMIUM_PATH` names another one. One
 * product runs for all journeys: what one of them announces lies over nobody else's page.
 */
export async function launchBrowser({ announcements = false } = {}): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM_PATH || (await chromium.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
    ],
  });
  if (announcements) return browser;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(announcementSeen);
    return context;
  };
  return browser;
}

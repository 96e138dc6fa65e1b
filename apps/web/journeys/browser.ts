import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

/** What the page keeps of an announcement that was seen. */
const announcementSeen = () => {
  // Not in frames: one of another page's may not reach what a page keeps.
  if (location.protocol.startsWith('http') && self === top) sessionStorage.setItem('splash', 'seen');
};

/**
 * A real Chromium out of a registry package: nothing has to be installed for it. `CHROMIUM_PATH` names another one. One
 * product runs for all journeys: what one of them announces lies over nobody else's page. A service worker only comes
 * where a journey is about it: what it answers, no journey could hold up.
 */
export async function launchBrowser({
  announcements = false,
  serviceWorkers = false,
  port = 0,
} = {}): Promise<Browser> {
  const browser = await playwright.launch({
    executablePath: process.env.CHROMIUM_PATH || (await chromium.executablePath()),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      // Where the certificate is one that the product's own proxy has made up; HTTP/3 never takes such a one.
      ...(process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
        ? ['--ignore-certificate-errors', '--disable-quic']
        : []),
      ...(port ? [`--remote-debugging-port=${port}`] : []),
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: serviceWorkers ? 'allow' : 'block', ...options });
    if (!announcements) await context.addInitScript(announcementSeen);
    return context;
  };
  return browser;
}

/**
 * `pnpm weak-network`: measures when the first pages can be read and used at 400 kbit/s with 400 ms of latency, in both
 * languages, with demo data and an empty cache, and their layout shift. Exits with 1 if a limit is exceeded.
 */
import { launchBrowser } from './journeys/browser.ts';
import { startStack } from './journeys/start-stack.ts';

const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Limits: milliseconds from the request; the sum of layout shifts. */
const limits = { text: 2500, usable: 6000, shift: 0.1 };

interface Seen {
  /** First contentful paint, of the server-rendered page. */
  text: number;
  /** The application has replaced it. */
  usable: number;
  shift: number;
}

const say = (cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((cell, place) => String(cell).padEnd(place ? 12 : 48)).join('')}\n`);

function watch() {
  const seen = { text: 0, usable: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.text = Math.round(startTime);
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver(() => {
    if (document.querySelector('#content h1')) seen.usable ||= Math.round(performance.now());
  }).observe(document, { childList: true, subtree: true });
}

const stack = await startStack();
const browser = await launchBrowser();
try {
  const response = await fetch(`${stack.url}/api/v1/job?limit=1`);
  const { data }: { data: { _id: string }[] } = await response.json();
  say(['', ...Object.keys(limits)]);
  for (const path of ['', '/job', `/job/${data[0]?._id}`])
    for (const locale of ['', '/km']) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 800 },
        isMobile: true,
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', network);
      await page.addInitScript(watch);
      await page.goto(`${stack.url}${locale}${path}`, { waitUntil: 'commit', timeout: 60_000 });
      await page.locator('#content h1').waitFor({ timeout: 60_000 });
      await page.waitForLoadState('networkidle');
      const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
      say([`${locale}${path}` || '/', seen.text, seen.usable, seen.shift.toFixed(3)]);
      if (seen.text > limits.text || seen.usable > limits.usable || seen.shift > limits.shift)
        process.exitCode = 1;
      await context.close();
    }
} finally {
  await browser.close();
  await stack.stop();
}

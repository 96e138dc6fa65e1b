/**
 * `pnpm lighthouse`: runs Lighthouse on the first pages as on a phone (slow 4G, a CPU slowed down four times), in both
 * languages, with demo data. `CHROMIUM_PATH` overrides the browser; arguments replace the pages. Performance varies, so
 * the median of three runs is reported; it is only meaningful on an idle machine.
 */
import lighthouse, { type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { launchBrowser } from './journeys/browser.ts';
import { startStack } from './journeys/start-stack.ts';

const minScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const figures = {
  'first-contentful-paint': 'text',
  'largest-contentful-paint': 'largest',
  'total-blocking-time': 'blocked',
  'cumulative-layout-shift': 'shift',
};

type Result = RunnerResult['lhr'];

const rounds = 3;
const port = 9223;
const say = (cells: string[]) =>
  process.stdout.write(`${cells.map((cell, place) => cell.padEnd(place ? 16 : 48)).join('')}\n`);

const stack = await startStack();
const browser = await launchBrowser({ port });
try {
  const response = await fetch(`${stack.url}/api/v1/job?limit=1`);
  const { data }: { data: { _id: string }[] } = await response.json();
  const pages = process.argv.slice(2);
  if (pages.length === 0) pages.push('/', '/job', `/job/${data[0]?._id}`);
  const addresses = pages.flatMap((page) =>
    ['', '/km'].map((locale) => `${locale}${page}`.replace(/(.)\/$/, '$1')),
  );
  const seen = new Map<string, Result[]>();
  // In rounds, so that a temporary load of the machine does not affect a single page.
  for (let round = 0; round < rounds; round++)
    for (const address of addresses) {
      const result = await lighthouse(stack.url + address, { port, logLevel: 'silent' });
      if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
      seen.set(address, [...(seen.get(address) ?? []), result.lhr]);
    }
  say(['', ...Object.keys(minScores), ...Object.values(figures)]);
  for (const [address, results] of seen) {
    const { categories, audits }: Result = computeMedianRun(results);
    const scores = Object.keys(minScores).map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    const values = Object.keys(figures).map((name) => audits[name]?.displayValue ?? '');
    say([address, ...scores.map(String), ...values]);
    for (const [place, [name, enough]] of Object.entries(minScores).entries())
      if ((scores[place] ?? 0) < enough) {
        process.exitCode = 1;
        const lost = categories[name]?.auditRefs.filter(({ id, weight }) => {
          return weight > 0 && (audits[id]?.score ?? 1) < 0.9;
        });
        say([`  ${name}: ${lost?.map(({ id }) => id).join(', ')}`]);
      }
  }
} finally {
  await browser.close();
  await stack.stop();
}

/**
 * Prints the processor time that each first page's main thread takes until it is idle, as a ratio to a plain page that
 * is measured in the same run, and fails if a ratio exceeds its budget. The time is the thread's own, so that a busy
 * machine changes little. `CHROMIUM_PATH` overrides the browser; arguments replace the pages.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser } from './journeys/browser.ts';
import { startStack } from './journeys/start-stack.ts';

/** Most of each page, in both languages. They may only shrink. */
const budgets = { '/': 5, '/job': 6, '/job/:id': 5 };

const rounds = 3;
/** Milliseconds after loading: what a page does once it is idle begins after two seconds. */
const rest = 2_500;
/** Elements, measured a few times: about as long as a tenth of a second. */
const plain = `data:text/html,<body><script>
  for (let row = 0; row < 4000; row += 1) {
    const part = document.body.appendChild(document.createElement('p'));
    part.append(JSON.stringify(JSON.parse(JSON.stringify([...'first view ' + row]))));
    if (row % 400 === 0) part.getBoundingClientRect();
  }
</script>`;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread. */
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds that the main thread of a page works from its request on. */
async function workOf(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    await session.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(rest);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    const main = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
    const threads = new Set(events.filter(main).map(({ pid, tid }) => `${pid} ${tid}`));
    const tasks = events.filter(
      ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && threads.has(`${pid} ${tid}`),
    );
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  } finally {
    await context.close();
  }
}

const median = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

const stack = await startStack();
const browser = await launchBrowser();
try {
  const response = await fetch(`${stack.url}/api/v1/job?limit=1`);
  const { data }: { data: { _id: string }[] } = await response.json();
  const pages = Object.entries(budgets).flatMap(([page, most]) =>
    ['', '/km'].map((locale) => {
      const address = `${locale}${page.replace(':id', data[0]?._id ?? '')}`.replace(/(.)\/$/, '$1');
      return { name: `${locale}${page}`, most, address, took: [] as number[] };
    }),
  );
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    took.push(await workOf(browser, plain));
    for (const page of pages) page.took.push(await workOf(browser, stack.url + page.address));
  }
  const base = median(took);
  process.stdout.write(`plain page      ${base.toFixed(0)} ms\n`);
  for (const { name, most, took } of pages) {
    const ratio = median(took) / base;
    process.stdout.write(
      `${name.padEnd(12)} ${median(took).toFixed(0).padStart(6)} ms, ${ratio.toFixed(1)} times\n`,
    );
    if (ratio <= most) continue;
    process.stderr.write(
      `${name}: its first view takes ${ratio.toFixed(1)} times a plain page, more than ${most}.\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stack.stop();
}

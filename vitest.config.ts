import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const seed = Number(process.env.TEST_SEED) || Date.now();
// Failed tests name it.
process.env.TEST_SEED = String(seed);

/** Every wait detects a hang, like the timeouts: a busy machine may take seconds for what usually takes milliseconds. */
const waits = { poll: { timeout: 15_000 } };

/** The product driven by a browser. */
const journeys = (name: string, { isDeep }: { isDeep: boolean }) => ({
  test: {
    name,
    provide: { isDeep },
    include: [`apps/web/journeys/${isDeep ? '**/' : ''}*.journey.ts`],
    globalSetup: './apps/web/journeys/global-setup.ts',
    setupFiles: './apps/web/journeys/failure.ts',
    // The files of one worker share a browser.
    isolate: false,
    expect: waits,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    // Three for two cores: while one waits for mails, messages or clocks, two work.
    maxWorkers: Number(process.env.TEST_WORKERS) || Math.ceil(1.5 * availableParallelism()),
    // Files run in another order each time, as the first line says: `TEST_SEED=<seed> pnpm test` repeats one.
    sequence: { shuffle: { files: true }, seed },
    // The timeouts only detect hangs, even on a busy machine; none of them measures performance.
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{contract,search}/src/**/*.test.ts',
            'prisma/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
          exclude: ['**/*.dom.test.*', '**/node_modules/**'],
          isolate: false,
          expect: waits,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['apps/web/src/**/*.dom.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A window for each file, where a process for each would cost twice as much.
          pool: 'vmThreads',
          expect: waits,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Reads files of every package, so its results are never taken from a cache.
          name: 'templates',
          include: ['.github/*.test.ts'],
        },
      },
      {
        test: {
          name: 'database',
          include: ['packages/database/src/**/*.test.ts'],
          expect: waits,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts'],
          globalSetup: './apps/api/src/testing/global-setup.ts',
          setupFiles: './apps/api/src/testing/setup.ts',
          // The files of one worker share loaded modules, and a database that is recreated in between.
          isolate: false,
          expect: waits,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Exhaustive checks of every endpoint, which the suite checks by rule and by sample: `pnpm test:deep`.
          name: 'deep',
          include: ['apps/api/deep/**/*.test.ts'],
          globalSetup: './apps/api/src/testing/global-setup.ts',
          setupFiles: './apps/api/src/testing/setup.ts',
          expect: waits,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Failure tests that are too slow for the suite: `pnpm test:faults`.
          name: 'faults',
          include: ['apps/api/fault/**/*.test.ts', 'packages/database/fault/**/*.test.ts'],
          globalSetup: './apps/api/src/testing/global-setup.ts',
          setupFiles: './apps/api/src/testing/setup.ts',
          expect: waits,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      journeys('journeys', { isDeep: false }),
      // The same in every language, and every page in every width and scheme: `pnpm test:deep`.
      journeys('deep-journeys', { isDeep: true }),
    ],
  },
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { folderOfFailure } from './failed-test.ts';
import { withinOneDay } from './one-day.ts';
import { logSince } from './secret-watch.ts';

await withinOneDay();

// Nothing in the API writes to the console, so any output is an unhandled error.
let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

/** Most requests that a failed test names. */
const maxNamed = 5;

// A failed test leaves the log of its API in a file, and its error names the latest requests.
beforeEach(({ task, onTestFailed }) => {
  const began = Date.now();
  onTestFailed(async () => {
    const lines = logSince(began);
    const requests = lines.flatMap((line) => {
      const { reqId, req } = JSON.parse(line);
      return req ? [`${req.method} ${req.url} was request ${reqId}.`] : [];
    });
    const folder = await folderOfFailure(task, requests.slice(-maxNamed));
    await writeFile(path.join(folder, 'api.log'), lines.join(''));
  });
});

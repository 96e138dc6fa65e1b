import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';

// Nothing in the API writes to the console, so any output is an unhandled error.
let errors: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
});

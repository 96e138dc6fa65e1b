import type { TestProject } from 'vitest/node';
import { browserPath } from './browser.ts';
import { startStack } from './start-stack.ts';

/** One product for all journeys: each creates its own accounts, so they do not interfere. */
export default async function setup(project: TestProject) {
  // Unpacks the browser before two workers do so at once.
  await browserPath();
  const { stop, ...running } = await startStack();
  project.provide('stack', running);
  return async () => {
    const code = await stop();
    if (code !== 0) throw new Error(`The product ended with ${code}.`);
  };
}

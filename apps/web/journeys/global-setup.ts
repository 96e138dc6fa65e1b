import type { TestProject } from 'vitest/node';
import { browserPath } from './browser.ts';
import { startStack } from './start-stack.ts';

/** One product for all journeys: each makes its own people, so none is in another's way. */
export default async function setup(project: TestProject) {
  // Unpacked before two workers would.
  await browserPath();
  const { stop, ...running } = await startStack();
  project.provide('stack', running);
  return async () => {
    const code = await stop();
    if (code !== 0) throw new Error(`The product ended with ${code}.`);
  };
}

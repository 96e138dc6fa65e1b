import type { TestProject } from 'vitest/node';
import { startTelegram } from '../../api/src/testing/telegram-server.ts';
import { browserPath } from './browser.ts';
import { startStack } from './start-stack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    telegram: string;
  }
}

/** One product for all journeys, with a Telegram of its own: each creates its own accounts, so they do not interfere. */
export default async function setup(project: TestProject) {
  // Unpacks the browser before two workers do so at once.
  await browserPath();
  const telegram = await startTelegram();
  const { stop, ...running } = await startStack({ settings: telegram.settings });
  project.provide('stack', running);
  project.provide('telegram', telegram.url);
  return async () => {
    const code = await stop();
    await telegram.close();
    if (code !== 0) throw new Error(`The product ended with ${code}.`);
  };
}

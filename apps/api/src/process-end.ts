import { StartError } from './config.ts';

/** Reports to the operator why the start failed, and ends the process. A bug of the program prints its stack trace. */
export function failToStart(error: unknown): never {
  // biome-ignore lint/suspicious/noConsole: there is no logger before the start
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

/** Tells the operator why a start takes longer. */
export function tellOfStart(sentence: string) {
  // biome-ignore lint/suspicious/noConsole: there is no logger before the start
  console.warn(sentence);
}

/**
 * Ends the process on a signal, or when its parent has ended, after running work has finished; at once on a second
 * signal.
 */
export function stopOnSignal(stop: () => Promise<void>) {
  let isSignalled = false;
  let isEnding = false;
  async function end() {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), 14_000).unref();
    await stop();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isSignalled) process.exit(1);
      isSignalled = true;
      void end();
    });
  // A terminal signals both processes at once, and either event may arrive first: this is no second signal.
  process.on('disconnect', () => void end());
}

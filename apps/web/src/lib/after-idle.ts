import { isOnline } from './online.ts';

const rest = 2000;

/** Once all is there and nothing is in a hurry; without a network at once, for then nothing else comes. */
export async function afterIdle(): Promise<void> {
  if (!isOnline()) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, rest));
}

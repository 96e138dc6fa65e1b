import { isOnline } from './online.ts';

const rest = 2000;

/**
 * Resolves shortly after the page has loaded, so as not to compete with it; at once when offline, since nothing else is
 * loading.
 */
export async function afterIdle(): Promise<void> {
  if (!isOnline()) return;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve));
  await new Promise((resolve) => setTimeout(resolve, rest));
}

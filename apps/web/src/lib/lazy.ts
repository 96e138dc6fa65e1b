import { lazy as lazyOnce } from 'react';
import { isOnline } from './online.ts';

const never = () => new Promise<never>(() => undefined);

/**
 * A component that is loaded on demand. Offline, the page shows without it until reloaded (`whole-page.ts`):
 * browsers remember that a script failed. A failure may be reported only after the network is back.
 */
export const lazy: typeof lazyOnce = (load) =>
  lazyOnce(() => {
    const began = isOnline();
    return load().catch((error) => {
      if (began && isOnline()) throw error;
      document.documentElement.dataset.partial = '';
      return never();
    });
  });

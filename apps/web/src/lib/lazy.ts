import { lazy as lazyOnce } from 'react';
import { isOnline } from './online.ts';

const never = () => new Promise<never>(() => undefined);

/**
 * A part of a page that is loaded when it is needed. Without a network the page stands without it, until it is loaded
 * anew (`offline-parts.tsx`): browsers remember of a script that it failed.
 */
export const lazy: typeof lazyOnce = (load) =>
  lazyOnce(() =>
    load().catch((error) => {
      if (isOnline()) throw error;
      document.documentElement.dataset.partial = '';
      return never();
    }),
  );

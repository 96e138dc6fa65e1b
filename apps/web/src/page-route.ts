import type { PageAddress } from '@acheep/contract/kernel/pages';
import { paths } from '@acheep/contract/kernel/paths';
import type { ComponentType } from 'react';
import { type NonIndexRouteObject, redirect } from 'react-router-dom';
import { loadNamespaces } from './lib/i18n.ts';
import { isOnline } from './lib/online.ts';
import { getSession } from './lib/session.ts';
import type { Namespace } from './locales/namespace.ts';

export type Load = () => Promise<ComponentType>;

/** In the place of a page that is not on this device. */
export const loadOfflinePage = () =>
  import('./features/platform/offline/offline-page.tsx').then((m) => m.OfflinePage);

/** A page loaded when it is visited: its code and its words side by side. Without an address it is part of another. */
export const page = (
  path: PageAddress | '',
  words: readonly Namespace[],
  load: Load,
): NonIndexRouteObject => ({
  path,
  lazy: async () => {
    try {
      const [Component] = await Promise.all([load(), loadNamespaces(words)]);
      return { Component };
    } catch (error) {
      if (isOnline()) throw error;
      return { Component: await loadOfflinePage() };
    }
  },
});

/** Whoever is signed in has nothing to do where one signs in. */
export function toOwnHome() {
  return getSession() && redirect(paths.dashboard());
}

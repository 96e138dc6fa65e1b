import type { Localized } from '@acheep/contract/kernel/locale';
import type { PageAddress } from '@acheep/contract/kernel/pages';
import { paths } from '@acheep/contract/kernel/paths';
import type { Subject } from '@acheep/contract/kernel/permission';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { type LoaderFunction, type NonIndexRouteObject, redirect } from 'react-router-dom';
import { loadNamespaces } from './lib/i18n.ts';
import { isOnline } from './lib/online.ts';
import { guard } from './lib/route-guard.ts';
import { getSession } from './lib/session.ts';
import type { Namespace, Words } from './locales/words.ts';

/** A line of the account's menu. */
export interface MenuItem {
  group: keyof Words['menu']['group'] | 'home';
  label: Localized;
  /** Its place in the group: the lower, the higher. */
  order: number;
  icon: TablerIcon;
  /** Other addresses whose pages belong to it. */
  also?: readonly PageAddress[];
  /** Who sees it, where that is not who may open the page. */
  access?: Subject;
}

interface Part {
  /** The words that it needs beside those of its frame. */
  words: readonly Namespace[];
  /** Its component, loaded when it is visited. */
  load: () => Promise<ComponentType>;
}

export interface Page extends Part {
  /** Roles with this subject may open it. Without one the page is public. */
  access?: Subject;
  /** What stands around it: nothing, the site, or the site and the account's menu. Guarded pages have the menu. */
  frame?: 'bare' | 'site' | 'account';
  menu?: MenuItem;
  loader?: LoaderFunction;
  /** A part that another noun shows inside it, in its outlet. */
  inside?: Part;
}

/** The pages of a domain: by noun, then by address. */
export type Features = Record<string, Partial<Record<PageAddress, Page>>>;

/** Words that every page of the account has, beside its own. */
export const accountWords: readonly Namespace[] = ['menu', 'field', 'widget'];

/** In the place of a page that is not on this device. */
export const loadOfflinePage = () =>
  import('./features/platform/offline/offline-page.tsx').then((m) => m.OfflinePage);

/** A page as a route of the tree: code and words are loaded side by side. Without an address it is part of another. */
export const route = (
  path: PageAddress | '',
  { access, words, load, loader = access && guard(access), inside }: Omit<Page, 'frame' | 'menu'>,
): NonIndexRouteObject => ({
  path,
  loader,
  handle: { access },
  lazy: async () => {
    try {
      const [Component] = await Promise.all([
        load(),
        loadNamespaces(access ? [...accountWords, ...words] : words),
      ]);
      return { Component };
    } catch (error) {
      if (isOnline()) throw error;
      return { Component: await loadOfflinePage() };
    }
  },
  ...(inside && { children: [route('', inside)] }),
});

/** Whoever is signed in has nothing to do where one signs in. */
export function toOwnHome() {
  return getSession() && redirect(paths.dashboard());
}

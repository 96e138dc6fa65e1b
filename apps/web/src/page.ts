import type { CompanyRight } from '@acheep/contract/kernel/company-right';
import type { Localized } from '@acheep/contract/kernel/locale';
import type { Subject } from '@acheep/contract/kernel/permission';
import type { PageAddress } from '@acheep/contract/pages';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { type LoaderFunction, type NonIndexRouteObject, redirect } from 'react-router-dom';
import { homeOf } from './lib/home-of.ts';
import { loadNamespaces } from './lib/i18n.ts';
import { isOnline } from './lib/online.ts';
import { getSession } from './lib/session.ts';
import type { Namespace, Words } from './locales/words.ts';

/** An item of the account menu. */
export interface MenuItem {
  group: keyof Words['menu']['group'];
  label: Localized;
  /** Its place in the group: the lower, the higher. */
  order: number;
  icon: TablerIcon;
  /** The list of which this is one state: a tab there, and no line of the menu. */
  tabOf?: PageAddress;
  /** Other addresses that belong to the item. */
  also?: readonly PageAddress[];
  /** Roles with this subject see the item; defaults to the page's `access`. */
  access?: Subject;
  right?: CompanyRight | 'any';
  /** Its place in the menu of job seekers, if it is another; null if it has none there. */
  ofSeeker?: Pick<MenuItem, 'group' | 'order'> | null;
  /** Shown until the job seeker has a CV. */
  withoutResume?: true;
}

interface Part {
  /** Namespaces besides those of the frame. */
  words: readonly Namespace[];
  /** Loads the component. */
  load: () => Promise<ComponentType>;
}

export interface Page extends Part {
  /** Roles with this subject may open the page. Without one it is public. */
  access?: Subject;
  /** What it takes of those who work for a company; defaults to the right of the subject. */
  right?: CompanyRight | 'any';
  /** Layout: none, the site, or the account's. Guarded pages have the account's. */
  frame?: 'bare' | 'site' | 'account';
  menu?: MenuItem;
  /** True where several things stand side by side, so that the menu of the account begins folded. */
  isRoomy?: boolean;
  loader?: LoaderFunction;
  /** A part of another noun, shown in the page's outlet. */
  inside?: Part;
}

/** What the layout knows of the route that it shows. */
export type Handle = Pick<Page, 'access' | 'isRoomy'>;

/** The pages of a domain: by noun, then by address. */
export type Features = Record<string, Partial<Record<PageAddress, Page>>>;

/** Namespaces of all account pages. */
export const accountWords: readonly Namespace[] = ['menu', 'field', 'widget'];

/** Loads the page shown offline in place of one that is not cached. */
export const loadOfflinePage = () =>
  import('./features/platform/offline/offline-page.tsx').then((m) => m.OfflinePage);

/**
 * Creates the route of a page, which loads code and translations in parallel. Without an address it is part of another
 * page.
 */
export const route = (
  path: PageAddress | '',
  { access, words, load, loader, inside, isRoomy }: Omit<Page, 'frame' | 'menu'>,
): NonIndexRouteObject => ({
  path,
  loader,
  handle: { access, isRoomy },
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

/** Redirects signed-in users from the sign-in page to their home. */
export function toOwnHome() {
  const session = getSession();
  return session && redirect(homeOf(session.user.role));
}

import type { PageAddress } from '@acheep/contract/pages';
import { paths } from '@acheep/contract/paths';
import type { ComponentType } from 'react';
import { type NonIndexRouteObject, type RouteObject, redirect } from 'react-router-dom';
import { loadNamespaces } from './lib/i18n.ts';
import { guard } from './lib/route-guard.ts';
import { getSession } from './lib/session.ts';
import type { Namespace } from './locales/namespace.ts';

type Load = () => Promise<ComponentType>;

/** A page loaded when it is visited: its code and its words side by side. Without an address it is part of another. */
export const page = (
  path: PageAddress | '',
  words: readonly Namespace[],
  load: Load,
): NonIndexRouteObject => ({
  path,
  lazy: async () => {
    const [Component] = await Promise.all([load(), loadNamespaces(words)]);
    return { Component };
  },
});

/** Words that every page of the account has, beside its own. */
export const accountWords: readonly Namespace[] = ['menu', 'field', 'widget'];

/** A page of the account: only for the roles whose guard list names it. */
export const accountPage = (
  name: string,
  path: PageAddress,
  words: readonly Namespace[],
  load: Load,
): RouteObject => ({
  ...page(path, [...accountWords, ...words], load),
  handle: { name },
  loader: guard(name),
});

/** Whoever is signed in has nothing to do where one signs in. */
export function toOwnHome() {
  return getSession() && redirect(paths.dashboard());
}

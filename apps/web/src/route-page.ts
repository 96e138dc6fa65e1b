import type { PageAddress } from '@acheep/contract/pages';
import type { ComponentType } from 'react';
import type { NonIndexRouteObject, RouteObject } from 'react-router-dom';
import { loadNamespace } from './lib/i18n.ts';
import { guard } from './lib/route-guard.ts';
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
    const [Component] = await Promise.all([load(), ...words.map(loadNamespace)]);
    return { Component };
  },
});

/** A page of the account: only for the roles whose guard list names it. */
export const accountPage = (
  name: string,
  path: PageAddress,
  words: readonly Namespace[],
  load: Load,
): RouteObject => ({
  ...page(path, words, load),
  handle: { name },
  loader: guard(name),
});

import type { PageAddress } from '@acheep/contract/kernel/pages';
import type { RouteObject } from 'react-router-dom';
import { guard } from './lib/route-guard.ts';
import type { Namespace } from './locales/namespace.ts';
import { type Load, page } from './page-route.ts';

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

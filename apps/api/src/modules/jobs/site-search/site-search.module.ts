import type { Module } from '../../../module.ts';
import { siteSearchRoutes } from './site-search.routes.ts';
import { siteSearchDocument } from './site-search-document.ts';

export const siteSearchModule: Module = {
  routes: siteSearchRoutes,
  documents: (deps) => ({ '/search': siteSearchDocument(deps) }),
};

import type { Module } from '../../../module.ts';
import { packageRoutes } from './package.routes.ts';
import { packageDocument } from './package-document.ts';

export const packageModule: Module = {
  routes: packageRoutes,
  found: { '/package': null },
  documents: (deps) => ({ '/package': packageDocument(deps) }),
  tables: { package: { without: 'what the site offers to everybody' } },
};

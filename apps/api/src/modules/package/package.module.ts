import type { Module } from '../../module.ts';
import { packageRoutes } from './package.routes.ts';

export const packageModule: Module = {
  routes: packageRoutes,
  found: { '/package': null },
  tables: { package: { without: 'what the site offers to everybody' } },
};

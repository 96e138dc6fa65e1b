import type { Module } from '../../module.ts';
import { packageRoutes } from './package.routes.ts';

export const packageModule: Module = {
  routes: packageRoutes,
  tables: { package: { without: 'what the site offers to everybody' } },
};

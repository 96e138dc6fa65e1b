import type { Module } from '../../module.ts';
import { serviceRoutes } from './service.routes.ts';

/** What the operator offers beside packages. */
export const serviceModule: Module = {
  routes: serviceRoutes,
  found: { '/service': null },
  tables: { service: { without: 'what the site offers to everybody' } },
};

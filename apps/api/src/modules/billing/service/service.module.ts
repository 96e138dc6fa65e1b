import type { Module } from '../../../module.ts';
import { serviceRoutes } from './service.routes.ts';
import { serviceDocument } from './service-document.ts';

/** What the operator offers beside packages. */
export const serviceModule: Module = {
  routes: serviceRoutes,
  found: { '/service': null },
  documents: (deps) => ({ '/service': serviceDocument(deps) }),
  tables: { service: { without: 'what the site offers to everybody' } },
};

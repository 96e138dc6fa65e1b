import type { Module } from '../../../module.ts';
import { paidServiceRoutes } from './paid-service.routes.ts';
import { serviceDocument } from './service-document.ts';

/** Services offered by the operator in addition to packages. */
export const paidServiceModule: Module = {
  routes: paidServiceRoutes,
  found: { '/service': null },
  documents: (deps) => ({ '/service': serviceDocument(deps) }),
  tables: { service: { without: 'what the site offers to everybody' } },
};

import type { Module } from '../../../module.ts';
import { referenceAdminRoutes } from './reference-admin.routes.ts';
import { referenceAdminTasks } from './reference-admin.tasks.ts';

/** The lists that records are filed under, as the operator keeps them. */
export const referenceAdminModule: Module = { routes: referenceAdminRoutes, tasks: referenceAdminTasks };

import type { Module } from '../../../module.ts';
import { referenceAdminRoutes } from './reference-admin.routes.ts';
import { referenceAdminTasks } from './reference-admin.tasks.ts';

/** Categories, industries, provinces and skills, as maintained by operators. */
export const referenceAdminModule: Module = { routes: referenceAdminRoutes, tasks: referenceAdminTasks };

import type { Module } from '../../module.ts';
import { companyDirectoryRoutes } from './company-directory.routes.ts';
import { companyDirectoryTasks } from './company-directory.tasks.ts';

export const companyDirectoryModule: Module = {
  routes: companyDirectoryRoutes,
  tasks: companyDirectoryTasks,
};

import type { Module } from '../../../module.ts';
import { companyDirectoryRoutes } from './company-directory.routes.ts';
import { companyDirectoryTasks } from './company-directory.tasks.ts';
import { companyDocuments } from './company-document.ts';
import { listedCompanies } from './company-listed.repository.ts';

export const companyDirectoryModule: Module = {
  routes: companyDirectoryRoutes,
  found: { '/company': null, '/company/:id': listedCompanies('en') },
  documents: (deps) => {
    const { list, one } = companyDocuments(deps);
    return { '/company': list, '/company/:id': one };
  },
  tasks: companyDirectoryTasks,
};

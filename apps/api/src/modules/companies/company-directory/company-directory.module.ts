import { companyList } from '@acheep/contract/companies/company';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { companyDocuments } from './company.document.ts';
import { companyDirectory } from './company-directory.service.ts';
import { companyDirectoryTasks } from './company-directory.tasks.ts';
import { listedCompanies } from './company-listed.repository.ts';

function companyDirectoryRoutes(register: Register, deps: Deps) {
  const read = visitorReads(deps, companyDirectory);

  register(companyList, async ({ query, locale, request }) =>
    read(request, (directory) => directory.page(query, locale)),
  );
}

export const companyDirectoryModule: Module = {
  routes: companyDirectoryRoutes,
  found: { '/company': null, '/company/:id': listedCompanies('en') },
  documents: (deps) => {
    const { list, one } = companyDocuments(deps);
    return { '/company': list, '/company/:id': one };
  },
  tasks: companyDirectoryTasks,
};

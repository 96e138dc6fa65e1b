import { companyList } from '@acheep/contract/companies/company';
import type { Deps } from '../../../deps.ts';
import type { Register } from '../../../module.ts';
import { visitorReads } from '../../../visitor-read.ts';
import { companyDirectory } from './company-directory.service.ts';

export function companyDirectoryRoutes(register: Register, deps: Deps) {
  const read = visitorReads(deps, companyDirectory);

  register(companyList, async ({ query, locale, request }) =>
    read(request, (directory) => directory.page(query, locale)),
  );
}

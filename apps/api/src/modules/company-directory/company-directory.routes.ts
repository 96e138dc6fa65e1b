import { companyList } from '@acheep/contract/company';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../module.ts';
import { companyDirectory } from './company-directory.service.ts';

export function companyDirectoryRoutes(register: Register, deps: Deps) {
  const directory = companyDirectory(deps);

  register(companyList, async ({ query, locale }) => directory.page(query, locale));
}

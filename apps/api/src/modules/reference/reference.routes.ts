import { industryList, provinceList } from '@acheep/contract/reference';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../module.ts';
import { presentListed, presentReference } from './reference.presenter.ts';
import { listIndustries, listProvinces } from './reference.repository.ts';

export function referenceRoutes(register: Register, deps: Deps) {
  const { database } = deps;
  register(industryList, async () => ({
    data: (await listIndustries(database.prisma)).map(presentListed),
  }));
  register(provinceList, async () => ({
    data: (await listProvinces(database.prisma)).map(presentReference),
  }));
}

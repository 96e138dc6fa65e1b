import { categoryList, industryList, provinceList } from '@acheep/contract/reference';
import type { Deps } from '../../deps.ts';
import type { Register } from '../../plugins/endpoint.ts';
import { categoryCounts } from './category-count.service.ts';
import { presentReference } from './reference.presenter.ts';
import { listIndustries, listProvinces } from './reference.repository.ts';

export function referenceRoutes(register: Register, deps: Deps) {
  const { database } = deps;
  const categories = categoryCounts(deps);

  register(categoryList, async () => {
    const rows = await categories();
    return {
      data: rows.map((row) => ({ ...presentReference(row), iconName: row.iconName, totalJob: row.totalJob })),
    };
  });
  register(industryList, async () => ({
    data: (await listIndustries(database.prisma)).map(presentReference),
  }));
  register(provinceList, async () => ({
    data: (await listProvinces(database.prisma)).map(presentReference),
  }));
}

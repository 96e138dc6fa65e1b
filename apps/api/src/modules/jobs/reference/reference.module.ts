import { industryList, provinceList, skillList } from '@acheep/contract/jobs/reference';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { byName, presentEntry, presentListed, presentReference } from './reference.presenter.ts';
import { listIndustries, listProvinces, listSkills } from './reference.repository.ts';

function referenceRoutes(register: Register, deps: Deps) {
  const { database } = deps;
  register(industryList, async ({ locale }) =>
    byName(await listIndustries(database.prisma), locale).map(presentListed),
  );
  register(skillList, async () => (await listSkills(database.prisma)).map(presentReference));
  register(provinceList, async ({ locale }) =>
    byName(await listProvinces(database.prisma), locale).map(presentEntry),
  );
}

const everybodys = { without: 'the same for everybody' };

export const referenceModule: Module = {
  routes: referenceRoutes,
  tables: { category: everybodys, industry: everybodys, province: everybodys, skill: everybodys },
};

import type {
  Company,
  OwnCompany,
  ownCompanyGet,
  ownCompanyUpdate,
} from '@acheep/contract/companies/company';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { notFound, refuseOutdated } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { presentCompany, presentOwnCompany } from './company.presenter.ts';
import * as companies from './company.repository.ts';
import { findActivity } from './company-activity.repository.ts';
import { lockCompanyToChange } from './company-lock.repository.ts';
import { companySaving } from './company-save.service.ts';
import { findPublicAfterMerge } from './merged-company.repository.ts';

export async function publicCompany(
  { database: { prisma }, now }: Pick<Deps, 'database' | 'now'>,
  id: string,
): Promise<Company> {
  const company = (await companies.findPublicCompany(prisma, id)) ?? (await findPublicAfterMerge(prisma, id));
  if (!company) throw notFound();
  return presentCompany(company, await findActivity(prisma, company.id, now()));
}

export function companyService(deps: Deps) {
  const { prisma } = deps.database;
  const saving = companySaving(deps);
  return {
    async own({ actor }: Call<typeof ownCompanyGet>): Promise<OwnCompany> {
      const company = await companies.findCompanyOf(prisma, actor.id);
      if (!company) throw notFound();
      return presentOwnCompany(company);
    },

    async save({
      actor: { id: actorId },
      body: { updatedAt, ...body },
    }: Call<typeof ownCompanyUpdate>): Promise<OwnCompany> {
      const data = await saving.columnsOf(body);
      return prisma.$transaction(async (tx) => {
        const before = await lockCompanyToChange(tx, actorId);
        if (before) refuseOutdated(before, updatedAt);
        const company = await saving.saveIn(tx, { before, actorId, body, data });
        if (!before) await emit(deps, tx, 'company.added', { userId: actorId });
        return presentOwnCompany(company);
      });
    },
  };
}

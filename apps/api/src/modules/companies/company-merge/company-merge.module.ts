import * as contract from '@acheep/contract/companies/company-merge';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { fieldError, notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { auditBy } from '../../platform/audit/audit.repository.ts';
import { companyGrownMail, companyMergedMail } from './company-merge.mail.ts';
import { companyMergeService } from './company-merge.service.ts';
import { listDistinct, sayDistinct, sweepDistinct, takeBackDistinct } from './duplicate.repository.ts';
import { findCompanies } from './merging-company.repository.ts';

/** Companies marked as distinct although they look like duplicates. */
function distinctCompanyService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;

  const audit = auditBy(now);
  const namesOf = async (tx: Transaction, ids: string[]) =>
    (await findCompanies(tx, ids)).map(({ name }) => name).join(', ');

  return {
    async list({ query }: Call<typeof contract.distinctList>) {
      const rows = await listDistinct(prisma, query);
      return {
        data: rows.map((row) => ({
          _id: row.id,
          company: { _id: row.companyId, name: row.name, nameKm: row.nameKm },
          other: { _id: row.otherId, name: row.otherName, nameKm: row.otherNameKm },
          saidBy: row.saidBy,
          createdAt: row.createdAt.toISOString(),
        })),
        meta: pageMeta(rows[0]?.total ?? 0, query),
      };
    },

    say: ({ params: { id }, body: { others: given }, ...by }: Call<typeof contract.distinctSay>) =>
      prisma.$transaction(async (tx) => {
        const others = [...new Set(given)].sort();
        if (others.includes(id)) throw fieldError({ others: 'merge_itself' });
        const rows = await findCompanies(tx, [id]);
        if (rows.length === 0) throw notFound();
        const markedCount = await sayDistinct(tx, { id, others, saidById: by.actor.id, at: now() });
        if (markedCount < others.length) throw fieldError({ others: 'unknown_reference' });
        await audit(tx, by, 'company.distinct', id, { companies: await namesOf(tx, [id, ...others]) });
      }),

    takeBack: ({ params: { id }, ...by }: Call<typeof contract.distinctTakeBack>) =>
      prisma.$transaction(async (tx) => {
        const pair = await takeBackDistinct(tx, id);
        if (!pair) throw notFound();
        const companies = await namesOf(tx, [pair.companyId, pair.otherId]);
        await audit(tx, by, 'company.alike', pair.companyId, { companies });
      }),
  };
}

export const companyMergeModule: Module = {
  routes(register, deps) {
    const companies = companyMergeService(deps);
    const distinct = distinctCompanyService(deps);
    register(contract.duplicateList, companies.duplicates);
    register(contract.distinctList, distinct.list);
    register(contract.distinctSay, distinct.say);
    register(contract.distinctTakeBack, distinct.takeBack);
    register(contract.companyMergePreview, ({ params, query }) =>
      companies.preview({ from: params.id, into: query.into }),
    );
    register(contract.companyMerge, ({ tx, params, body, ...call }) =>
      companies.mergeIn(tx, call, { from: params.id, into: body.into }),
    );
  },
  tables: { distinct_company: { without: 'what the operator says of two companies, of no one person' } },
  authors: ['distinct_company.said_by_id'],
  sweep: async ({ database: { prisma } }) => void (await sweepDistinct(prisma)),
  mails: [companyMergedMail, companyGrownMail],
};

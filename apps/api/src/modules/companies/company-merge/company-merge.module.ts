import * as contract from '@acheep/contract/companies/company-merge';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { companyGrownMail, companyMergedMail } from './company-merge.mail.ts';
import { companyMergeService } from './company-merge.service.ts';
import { distinctCompanyService } from './distinct-company.service.ts';
import { sweepDistinct } from './duplicate.repository.ts';

export const companyMergeModule: Module = {
  routes(register, deps) {
    const companies = companyMergeService(deps);
    const distinct = distinctCompanyService(deps);
    register(contract.duplicateList, async ({ query }) => companies.duplicates(query));
    register(contract.distinctList, async ({ query }) => distinct.list(query));
    register(contract.distinctSay, async ({ params, body, ...call }) => {
      await distinct.say(by(call), params.id, body.others);
      return { data: null };
    });
    register(contract.distinctTakeBack, async ({ params, ...call }) => {
      await distinct.takeBack(by(call), params.id);
      return { data: null };
    });
    register(contract.companyMergePreview, async ({ params, query }) => ({
      data: await companies.preview({ from: params.id, into: query.into }),
    }));
    register(contract.companyMerge, async ({ tx, params, body, ...call }) => ({
      data: await companies.merge(tx, by(call), { from: params.id, into: body.into }),
    }));
  },
  tables: { distinct_company: { without: 'what the operator says of two companies, of no one person' } },
  authors: ['distinct_company.said_by_id'],
  sweep: async ({ database: { prisma } }) => void (await sweepDistinct(prisma)),
  mails: [companyMergedMail, companyGrownMail],
};

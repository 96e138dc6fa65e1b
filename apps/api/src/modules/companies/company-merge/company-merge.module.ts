import * as contract from '@acheep/contract/companies/company-merge';
import type { Module } from '../../../module.ts';
import { companyGrownMail, companyMergedMail } from './company-merge.mail.ts';
import { companyMergeService } from './company-merge.service.ts';
import { distinctCompanyService } from './distinct-company.service.ts';
import { sweepDistinct } from './duplicate.repository.ts';

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

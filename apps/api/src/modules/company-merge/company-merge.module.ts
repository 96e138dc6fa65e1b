import * as contract from '@acheep/contract/company-merge';
import type { Module } from '../../module.ts';
import { by } from '../admin/by.ts';
import { companyGrownMail, companyMergedMail } from './company-merge.mail.ts';
import { companyMergeService } from './company-merge.service.ts';

/** Companies that are there twice become one. */
export const companyMergeModule: Module = {
  routes(register, deps) {
    const companies = companyMergeService(deps);
    register(contract.duplicateList, async ({ query }) => companies.duplicates(query));
    register(contract.companyMergePreview, async ({ params, query }) => ({
      data: await companies.preview({ from: params.id, into: query.into }),
    }));
    register(contract.companyMerge, async ({ tx, params, body, ...call }) => ({
      data: await companies.merge(tx, by(call), { from: params.id, into: body.into }),
    }));
  },
  mails: [companyMergedMail, companyGrownMail],
};

import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/companies/company-admin';
import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { invitationBody } from '@acheep/contract/companies/company-member';
import { mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import type { Module } from '../../../module.ts';
import { by } from '../../accounts/admin/by.ts';
import { companyCorrectedMail } from './company-admin.mail.ts';
import { companyAdminService } from './company-admin.service.ts';

/** The operator's view of companies. */
export const companyAdminModule: Module = {
  audited: {
    company: {
      title: { en: 'Company', km: 'ក្រុមហ៊ុន' },
      name: 'company',
      page: (id) => adminPaths.company(id),
      bodies: [contract.adminCompanyUpdate.body, invitationBody],
      words: mergeKinds,
      choices: { checked: companyEvidence, documents: companyPaperKinds },
    },
  },
  routes(register, deps) {
    const companies = companyAdminService(deps);
    register(contract.adminCompanyList, async ({ query }) => companies.list(query));
    register(contract.adminCompanyGet, async ({ params }) => ({ data: await companies.get(params.id) }));
    register(contract.adminCompanyUpdate, async ({ params, body, ...call }) => ({
      data: await companies.correct(by(call), params.id, body),
    }));
    register(contract.adminCompanyVerify, async ({ params, body, ...call }) => ({
      data: await companies.verify(by(call), params.id, body),
    }));
    register(contract.adminCompanyUnverify, async ({ params, ...call }) => ({
      data: await companies.unverify(by(call), params.id),
    }));
  },
  mails: [companyCorrectedMail],
};

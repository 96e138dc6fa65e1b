import { adminPaths } from '@acheep/contract/admin-paths';
import * as contract from '@acheep/contract/companies/company-admin';
import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { invitationBody } from '@acheep/contract/companies/company-member';
import { mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import type { Module } from '../../../module.ts';
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
    register(contract.adminCompanyList, companies.list);
    register(contract.adminCompanyGet, ({ params }) => companies.get(params.id));
    register(contract.adminCompanyUpdate, companies.correct);
    register(contract.adminCompanyVerify, companies.verify);
    register(contract.adminCompanyUnverify, companies.unverify);
  },
  mails: [companyCorrectedMail],
};

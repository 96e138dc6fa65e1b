import { companyGet, ownCompanyGet, ownCompanyUpdate } from '@acheep/contract/companies/company';
import { today } from '@acheep/contract/kernel/calendar';
import type { Deps } from '../../../deps.ts';
import type { Module, Register } from '../../../module.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { shownBy } from '../../platform/upload/upload.repository.ts';
import { companyIsPublic } from './company.repository.ts';
import { companyService, publicCompany } from './company.service.ts';
import { findOwnCompany } from './company-data.repository.ts';
import { transferImages } from './company-leaving.repository.ts';
import { companyPages } from './company-page.repository.ts';
import { deleteWritingDaysBefore } from './writing-day.repository.ts';

function companyRoutes(register: Register, deps: Deps) {
  const companies = companyService(deps);

  register(companyGet, ({ params }) => publicCompany(deps, params.id));
  register(ownCompanyGet, companies.own);
  register(ownCompanyUpdate, companies.save);
}

declare module '../../../domain-event.ts' {
  interface DomainEvents {
    /** A user without a company has added one. */
    'company.added'(company: { userId: string }): void;
    /** A member has left; the records of `from` are transferred to the remaining member `to`. */
    'company.left'(left: { companyId: string; from: string; to: string }): void;
  }
}

export const companyModule: Module = {
  routes: companyRoutes,
  pages: companyPages,
  tables: {
    company: 'company',
    company_photo: 'company',
    company_member: 'company',
    merged_company: { without: 'the address of a company that is another now' },
    writing_day: { without: 'a number' },
    hidden_company: { without: 'worked out from accounts that are disabled' },
  },
  ownData: { company: findOwnCompany },
  on: { 'company.left': transferImages },
  sweep: ({ database: { prisma }, now }) => deleteWritingDaysBefore(prisma, new Date(today(now()))),
  uploads: {
    'company.logo_path': { public: shownBy('logo', 'company', 'logo_path', companyIsPublic) },
    'company.cover_path': { public: shownBy('picture', 'company', 'cover_path', companyIsPublic) },
    'company_photo.upload_id': { public: shownBy('picture', 'company_photo', 'upload_id', companyIsShown) },
  },
};

import type { Module } from '../../../module.ts';
import { companyRoutes } from './company.routes.ts';
import { findOwnCompany } from './company-data.repository.ts';
import { handOverImages } from './company-leaving.repository.ts';
import { companyPages } from './company-page.repository.ts';

export const companyModule: Module = {
  routes: companyRoutes,
  pages: companyPages,
  tables: {
    company: 'company',
    company_photo: 'company',
    company_member: 'company',
    merged_company: { without: 'the address of a company that is another now' },
  },
  ownData: { company: findOwnCompany },
  handOver: handOverImages,
  uploads: {
    'company.logo_path': { public: { kind: 'logo', logoOf: { owner: { disabledAt: null } } } },
    'company_photo.upload_id': {
      public: { kind: 'picture', shownBy: { some: { company: { owner: { disabledAt: null } } } } },
    },
  },
};

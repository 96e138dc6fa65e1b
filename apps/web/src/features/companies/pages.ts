import {
  IconBell,
  IconBuildingSkyscraper,
  IconBuildings,
  IconEyeOff,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    company: typeof import('../../locales/en/companies/company.json');
    'company-admin': typeof import('../../locales/en/companies/company-admin.json');
    'company-merge': typeof import('../../locales/en/companies/company-merge.json');
    'company-paper': typeof import('../../locales/en/companies/company-paper.json');
    'company-widget': typeof import('../../locales/en/companies/company-widget.json');
    'ignored-company': typeof import('../../locales/en/companies/ignored-company.json');
    team: typeof import('../../locales/en/companies/team.json');
  }
}

export const companies: Features = {
  team: {
    '/join': {
      frame: 'bare',
      words: ['team', 'account', 'field'],
      load: () => import('./team/join-page.tsx').then((m) => m.JoinPage),
    },
    '/profile/team': {
      access: 'Company',
      right: 'any',
      words: ['team'],
      load: () => import('./team/team-page.tsx').then((m) => m.TeamPage),
      menu: { group: 'company', label: { en: 'Colleagues', km: 'សហការី' }, order: 20, icon: IconUsersGroup },
    },
  },
  ignoredCompany: {
    '/ignore-company': {
      access: 'IgnoredCompany',
      words: ['ignored-company'],
      load: () => import('./ignored-company/ignored-company-page.tsx').then((m) => m.IgnoredCompanyPage),
      menu: {
        group: 'search',
        label: { en: 'Hidden companies', km: 'ក្រុមហ៊ុនដែលបានលាក់' },
        order: 100,
        icon: IconEyeOff,
      },
    },
    '/ignore-company/:id': {
      access: 'IgnoredCompany',
      words: ['ignored-company'],
      load: () => import('./ignored-company/ignored-company-page.tsx').then((m) => m.IgnoredCompanyPage),
    },
  },
  followedCompany: {
    '/manage-followed': {
      access: 'JobAlert',
      words: ['company'],
      load: () => import('./company/followed-page.tsx').then((m) => m.FollowedPage),
      menu: {
        group: 'search',
        label: { en: 'Followed companies', km: 'ក្រុមហ៊ុនដែលអ្នកតាមដាន' },
        order: 95,
        icon: IconBell,
      },
    },
  },
  company: {
    '/profile/company': {
      access: 'Company',
      words: ['company', 'company-paper', 'company-widget'],
      load: () => import('./company/company-form-page.tsx').then((m) => m.CompanyFormPage),
      menu: {
        group: 'company',
        label: { en: 'Company profile', km: 'ព័ត៌មានក្រុមហ៊ុន' },
        order: 10,
        icon: IconBuildingSkyscraper,
      },
    },
  },
  companyAdmin: {
    '/admin/company': {
      access: 'Admin',
      words: ['company-admin'],
      load: () => import('./company-admin/company-admin-list-page.tsx').then((m) => m.CompanyAdminListPage),
      menu: {
        group: 'companies',
        label: { en: 'Companies', km: 'ក្រុមហ៊ុន' },
        order: 10,
        icon: IconBuildings,
      },
    },
    '/admin/company/:id': {
      access: 'Admin',
      words: ['company-admin', 'company-paper', 'admin', 'order', 'package'],
      load: () => import('./company-admin/company-admin-page.tsx').then((m) => m.CompanyAdminPage),
    },
    '/admin/company/:id/edit': {
      access: 'Admin',
      words: ['company-admin', 'company'],
      load: () => import('./company/company-correct-page.tsx').then((m) => m.CompanyCorrectPage),
    },
  },
  companyMerge: {
    '/admin/company/duplicate': {
      access: 'Admin',
      words: ['company-merge'],
      load: () => import('./company-merge/duplicate-list-page.tsx').then((m) => m.DuplicateListPage),
      menu: {
        group: 'companies',
        label: { en: 'Duplicates', km: 'ក្រុមហ៊ុនស្ទួន' },
        order: 20,
        icon: IconBuildings,
        tabOf: '/admin/company',
        also: ['/admin/company/distinct'],
      },
    },
    '/admin/company/distinct': {
      access: 'Admin',
      words: ['company-merge'],
      load: () => import('./company-merge/distinct-list-page.tsx').then((m) => m.DistinctListPage),
    },
    '/admin/company/:id/merge': {
      access: 'Admin',
      words: ['company-merge'],
      load: () => import('./company-merge/company-merge-page.tsx').then((m) => m.CompanyMergePage),
    },
  },
};

import {
  IconArchive,
  IconBellPlus,
  IconBriefcase,
  IconChecks,
  IconFileText,
  IconListDetails,
  IconListSearch,
  IconPencil,
  IconPlus,
  IconSquareX,
} from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    job: typeof import('../../locales/en/jobs/job.json');
    'job-admin': typeof import('../../locales/en/jobs/job-admin.json');
    'job-alert': typeof import('../../locales/en/jobs/job-alert.json');
    'job-fit': typeof import('../../locales/en/jobs/job-fit.json');
    'relaxed-search': typeof import('../../locales/en/jobs/relaxed-search.json');
    'job-statistics': typeof import('../../locales/en/jobs/job-statistics.json');
    'job-poster': typeof import('../../locales/en/jobs/job-poster.json');
    'job-post': typeof import('../../locales/en/jobs/job-post.json');
    'reference-admin': typeof import('../../locales/en/jobs/reference-admin.json');
    search: typeof import('../../locales/en/jobs/search.json');
    'search-term': typeof import('../../locales/en/jobs/search-term.json');
    suggestion: typeof import('../../locales/en/jobs/suggestion.json');
    'career-report': typeof import('../../locales/en/jobs/career-report.json');
  }
}

export const jobs: Features = {
  jobAlert: {
    '/manage-alert': {
      access: 'JobAlert',
      words: ['job-alert'],
      load: () => import('./job-alert/alert-page.tsx').then((m) => m.AlertPage),
      menu: {
        group: 'search',
        label: { en: 'Saved searches', km: 'ការស្វែងរកដែលបានរក្សាទុក' },
        order: 90,
        icon: IconBellPlus,
      },
    },
  },
  siteSearch: {
    '/search': {
      words: ['search', 'job', 'company', 'gathering-card', 'article', 'post', 'widget', 'talent'],
      load: () => import('./site-search/search-page.tsx').then((m) => m.SearchPage),
    },
  },
  careerReport: {
    '/career-report': {
      words: ['career-report'],
      load: () => import('./career-report/career-report-page.tsx').then((m) => m.CareerReportPage),
    },
    '/career-report/:table': {
      words: ['career-report'],
      load: () => import('./career-report/career-report-page.tsx').then((m) => m.CareerChartPage),
    },
  },
  jobPost: {
    '/post/job-old': {
      access: 'PostJob',
      words: ['job-post', 'job-poster'],
      load: () => import('./job-post/own-job-list-page.tsx').then((m) => m.OldJobsPage),
      menu: {
        group: 'jobs',
        tabOf: '/manage-job',
        label: { en: 'Earlier jobs', km: 'ការងារចាស់ៗ' },
        order: 60,
        icon: IconArchive,
      },
    },
    '/manage-job': {
      access: 'PostJob',
      right: 'numbers',
      words: ['job-post', 'job-poster'],
      load: () => import('./job-post/own-job-list-page.tsx').then((m) => m.AllJobsPage),
      menu: { group: 'jobs', label: { en: 'All jobs', km: 'ការងារទាំងអស់' }, order: 10, icon: IconBriefcase },
    },
    '/manage-job/active': {
      access: 'PostJob',
      right: 'numbers',
      words: ['job-post', 'job-poster'],
      load: () => import('./job-post/own-job-list-page.tsx').then((m) => m.ActiveJobsPage),
      menu: {
        group: 'jobs',
        tabOf: '/manage-job',
        label: { en: 'Job Active', km: 'ការងារកំពុងផ្សាយ' },
        order: 40,
        icon: IconFileText,
      },
    },
    '/manage-job/closed': {
      access: 'PostJob',
      right: 'numbers',
      words: ['job-post', 'job-poster'],
      load: () => import('./job-post/own-job-list-page.tsx').then((m) => m.ClosedJobsPage),
      menu: {
        group: 'jobs',
        tabOf: '/manage-job',
        label: { en: 'Job Closed', km: 'ការងារបានបិទ' },
        order: 50,
        icon: IconSquareX,
      },
    },
    '/manage-job/draft': {
      access: 'PostJob',
      words: ['job-post', 'job-poster'],
      load: () => import('./job-post/own-job-list-page.tsx').then((m) => m.DraftJobsPage),
      menu: {
        group: 'jobs',
        tabOf: '/manage-job',
        label: { en: 'Job Draft', km: 'សេចក្ដីព្រាងការងារ' },
        order: 30,
        icon: IconPencil,
      },
    },
    '/manage-job/create': {
      access: 'PostJob',
      words: ['job-post', 'package', 'scorecard'],
      load: () => import('./job-post/job-create-page.tsx').then((m) => m.JobCreatePage),
      menu: { group: 'jobs', label: { en: 'Post new Job', km: 'ប្រកាសការងារថ្មី' }, order: 60, icon: IconPlus },
    },
    '/manage-job/:id': {
      access: 'PostJob',
      words: ['job-post', 'job-poster', 'package', 'scorecard'],
      load: () => import('./job-post/job-edit-page.tsx').then((m) => m.JobEditPage),
    },
  },
  jobStatistics: {
    '/manage-job/:id/numbers': {
      access: 'PostJob',
      right: 'numbers',
      words: ['hiring-numbers', 'match', 'job-statistics'],
      load: () => import('./job-statistics/job-statistics-page.tsx').then((m) => m.JobStatisticsPage),
    },
  },
  job: {
    '/manage-job/:id/preview': {
      access: 'PostJob',
      words: ['job', 'job-post'],
      load: () => import('./job/job-preview-page.tsx').then((m) => m.JobPreviewPage),
    },
  },
  jobAdmin: {
    '/admin/moderation': {
      access: 'Admin',
      words: ['job-admin'],
      load: () => import('./job-admin/waiting-job-page.tsx').then((m) => m.WaitingJobPage),
      menu: {
        group: 'jobs',
        label: { en: 'Jobs to approve', km: 'ការងារត្រូវអនុម័ត' },
        order: 20,
        icon: IconChecks,
      },
    },
    '/admin/job': {
      access: 'Admin',
      words: ['job-admin'],
      load: () => import('./job-admin/job-admin-page.tsx').then((m) => m.JobAdminPage),
      menu: { group: 'jobs', label: { en: 'Jobs', km: 'ការងារ' }, order: 10, icon: IconBriefcase },
    },
  },
  jobRead: {
    '/admin/job/:id': {
      access: 'Admin',
      words: ['job', 'job-admin', 'job-poster'],
      load: () => import('./job/admin-job-page.tsx').then((m) => m.AdminJobPage),
    },
  },
  searchTerm: {
    '/admin/search': {
      access: 'Admin',
      words: ['search-term', 'reference-admin', 'field'],
      load: () => import('./search-term/search-term-page.tsx').then((m) => m.SearchTermPage),
      menu: { group: 'jobs', label: { en: 'Searches', km: 'ការស្វែងរក' }, order: 120, icon: IconListSearch },
    },
  },
  referenceAdmin: {
    '/admin/reference': {
      access: 'Admin',
      words: ['reference-admin', 'field'],
      load: () => import('./reference-admin/reference-page.tsx').then((m) => m.ReferencePage),
      menu: {
        group: 'jobs',
        label: { en: 'Lists and synonyms', km: 'បញ្ជី និងពាក្យន័យដូចគ្នា' },
        order: 110,
        icon: IconListDetails,
      },
    },
  },
};

import {
  IconCalendarEvent,
  IconChartBar,
  IconChecklist,
  IconInbox,
  IconListCheck,
  IconSend,
  IconTemplate,
  IconUsers,
  IconUserX,
} from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    'hiring-numbers': typeof import('../../locales/en/hiring/hiring-numbers.json');
    'hiring-report': typeof import('../../locales/en/hiring/hiring-report.json');
    application: typeof import('../../locales/en/hiring/application.json');
    'candidate-message': typeof import('../../locales/en/hiring/candidate-message.json');
    interview: typeof import('../../locales/en/hiring/interview.json');
    scorecard: typeof import('../../locales/en/hiring/scorecard.json');
    screening: typeof import('../../locales/en/hiring/screening.json');
  }
}

export const hiring: Features = {
  interview: {
    '/interview': {
      frame: 'bare',
      words: ['interview', 'field', 'widget'],
      load: () => import('./interview/interview-page.tsx').then((m) => m.InterviewPage),
    },
    '/manage-interview': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['interview'],
      load: () => import('./interview/interview-list-page.tsx').then((m) => m.InterviewListPage),
      menu: {
        group: 'interviews',
        label: { en: 'Interviews', km: 'ការសម្ភាស' },
        order: 50,
        icon: IconCalendarEvent,
      },
    },
  },
  hiringReport: {
    '/manage-report': {
      access: 'AppliedJob',
      right: 'numbers',
      words: ['hiring-report', 'hiring-numbers'],
      load: () => import('./hiring-report/hiring-report-page.tsx').then((m) => m.HiringReportPage),
      menu: {
        group: 'jobs',
        label: { en: 'Reports', km: 'របាយការណ៍' },
        order: 65,
        icon: IconChartBar,
      },
    },
  },
  application: {
    '/job/:id/apply': {
      words: ['application', 'field', 'phone'],
      load: () => import('./application/applicant/apply-page.tsx').then((m) => m.ApplyPage),
    },
    '/manage-applied': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['application', 'candidate-message', 'service-request'],
      load: () => import('./application/recruiter/received-page.tsx').then((m) => m.AllCandidatesPage),
      menu: {
        group: 'candidates',
        label: { en: 'All candidates', km: 'បេក្ខជនទាំងអស់' },
        order: 10,
        icon: IconUsers,
      },
    },
    '/manage-received': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['application', 'candidate-message', 'service-request'],
      load: () => import('./application/recruiter/received-page.tsx').then((m) => m.ReceivedPage),
      menu: {
        group: 'candidates',
        tabOf: '/manage-applied',
        label: { en: 'Received Application', km: 'ពាក្យសុំដែលទទួលបាន' },
        order: 15,
        icon: IconInbox,
      },
    },
    '/manage-applied/job': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['application', 'service-request'],
      load: () => import('./application/applicant/applied-job-page.tsx').then((m) => m.AppliedJobPage),
      menu: {
        group: 'candidates',
        label: { en: 'Applied Job', km: 'ការងារដែលមានអ្នកដាក់ពាក្យ' },
        order: 70,
        icon: IconChecklist,
      },
    },
    '/manage-applied/create': {
      access: 'AppliedJob',
      words: ['application'],
      load: () =>
        import('./application/recruiter/candidate-create-page.tsx').then((m) => m.CandidateCreatePage),
    },
    '/manage-shortlist': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['application', 'candidate-message', 'service-request'],
      load: () => import('./application/recruiter/received-page.tsx').then((m) => m.ShortlistPage),
      menu: {
        group: 'candidates',
        tabOf: '/manage-applied',
        label: { en: 'Short-listed', km: 'ជាប់សម្រាំង' },
        order: 20,
        icon: IconListCheck,
      },
    },
    '/manage-rejected': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['application', 'candidate-message', 'service-request'],
      load: () => import('./application/recruiter/received-page.tsx').then((m) => m.RejectedPage),
      menu: {
        group: 'candidates',
        tabOf: '/manage-applied',
        label: { en: 'Rejected', km: 'មិនជ្រើសរើស' },
        order: 30,
        icon: IconUserX,
      },
    },
    '/manage-applied/stage': {
      access: 'AppliedJob',
      words: ['application', 'field'],
      load: () => import('./application/recruiter/stage-page.tsx').then((m) => m.StagePage),
    },
    '/manage-applied/:id': {
      access: 'AppliedJob',
      right: 'interview',
      words: ['application', 'candidate-message', 'scorecard'],
      isRoomy: true,
      load: () =>
        import('./application/recruiter/received-detail-page.tsx').then((m) => m.ReceivedDetailPage),
      inside: {
        words: ['interview', 'field', 'widget'],
        load: () => import('./interview/candidate-interview.tsx').then((m) => m.CandidateInterview),
      },
    },
    '/manage-user-applied': {
      access: 'UserAppliedJob',
      words: ['application', 'interview', 'job'],
      load: () => import('./application/applicant/user-applied-page.tsx').then((m) => m.UserAppliedPage),
      menu: {
        group: 'search',
        label: { en: 'My applications', km: 'ពាក្យសុំរបស់ខ្ញុំ' },
        order: 70,
        icon: IconSend,
      },
    },
    '/manage-user-applied/:id': {
      access: 'UserAppliedJob',
      words: ['application', 'candidate-message'],
      load: () =>
        import('./application/applicant/user-applied-detail-page.tsx').then((m) => m.UserAppliedDetailPage),
      inside: {
        words: ['interview'],
        load: () => import('./interview/own-interview-panel.tsx').then((m) => m.OwnInterviewPanel),
      },
    },
    '/admin/screening': {
      access: 'Admin',
      words: ['screening'],
      load: () => import('./application/operator/screening-list-page.tsx').then((m) => m.ScreeningListPage),
    },
    '/admin/screening/:id': {
      access: 'Admin',
      words: ['screening', 'application', 'candidate-message'],
      load: () => import('./application/operator/screening-page.tsx').then((m) => m.ScreeningPage),
    },
    '/admin/screening/application/:id': {
      access: 'Admin',
      words: ['screening', 'application', 'candidate-message'],
      load: () => import('./application/operator/screened-page.tsx').then((m) => m.ScreenedPage),
    },
  },
  messageTemplate: {
    '/manage-applied/template': {
      access: 'AppliedJob',
      words: ['candidate-message'],
      load: () => import('./message-template/message-template-page.tsx').then((m) => m.MessageTemplatePage),
      menu: {
        group: 'candidates',
        label: { en: 'Message templates', km: 'សារគំរូ' },
        order: 40,
        icon: IconTemplate,
      },
    },
  },
};

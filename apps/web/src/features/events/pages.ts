import {
  IconCalendarStar,
  IconFileText,
  IconPencil,
  IconPlus,
  IconSchool,
  IconSquareX,
  IconTicket,
} from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    certificate: typeof import('../../locales/en/events/certificate.json');
    gathering: typeof import('../../locales/en/events/gathering.json');
    'gathering-admin': typeof import('../../locales/en/events/gathering-admin.json');
    'gathering-card': typeof import('../../locales/en/events/gathering-card.json');
    'gathering-post': typeof import('../../locales/en/events/gathering-post.json');
    participant: typeof import('../../locales/en/events/participant.json');
    registration: typeof import('../../locales/en/events/registration.json');
  }
}

export const events: Features = {
  certificate: {
    '/certificate': {
      words: ['certificate'],
      load: () => import('./certificate/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
    },
    '/certificate/:number': {
      words: ['certificate'],
      load: () => import('./certificate/certificate-check-page.tsx').then((m) => m.CertificateCheckPage),
    },
  },
  gathering: {
    '/training': {
      words: ['gathering', 'gathering-card', 'widget'],
      load: () => import('./gathering/gathering-list-page.tsx').then((m) => m.TrainingListPage),
    },
    '/training/:id': {
      words: ['gathering', 'gathering-card', 'job', 'registration'],
      load: () => import('./gathering/gathering-page.tsx').then((m) => m.TrainingPage),
    },
    '/event': {
      words: ['gathering', 'gathering-card', 'widget'],
      load: () => import('./gathering/gathering-list-page.tsx').then((m) => m.EventListPage),
    },
    '/event/:id': {
      words: ['gathering', 'gathering-card', 'job', 'registration'],
      load: () => import('./gathering/gathering-page.tsx').then((m) => m.EventPage),
    },
  },
  participant: {
    '/manage-training/:id/participants/print': {
      access: 'Trainer',
      frame: 'bare',
      words: ['participant', 'field'],
      load: () => import('./participant/sheet-page.tsx').then((m) => m.SheetPage),
    },
    '/manage-event/:id/participants/print': {
      access: 'PostEvent',
      frame: 'bare',
      words: ['participant', 'field'],
      load: () => import('./participant/sheet-page.tsx').then((m) => m.SheetPage),
    },
    '/manage-training/:id/participants': {
      access: 'Trainer',
      words: ['participant', 'field'],
      load: () => import('./participant/participant-page.tsx').then((m) => m.ParticipantPage),
    },
    '/manage-event/:id/participants': {
      access: 'PostEvent',
      words: ['participant', 'field'],
      load: () => import('./participant/participant-page.tsx').then((m) => m.ParticipantPage),
    },
  },
  gatheringAdmin: {
    '/admin/training': {
      access: 'Admin',
      words: ['gathering-admin'],
      load: () =>
        import('./gathering-admin/gathering-admin-list-page.tsx').then((m) => m.TrainingAdminListPage),
      menu: {
        group: 'trainings',
        label: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
        order: 42,
        icon: IconSchool,
      },
    },
    '/admin/training/:id': {
      access: 'Admin',
      words: ['gathering-admin'],
      load: () => import('./gathering-admin/gathering-admin-page.tsx').then((m) => m.TrainingAdminPage),
    },
    '/admin/event': {
      access: 'Admin',
      words: ['gathering-admin'],
      load: () => import('./gathering-admin/gathering-admin-list-page.tsx').then((m) => m.EventAdminListPage),
      menu: {
        group: 'trainings',
        label: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
        order: 44,
        icon: IconCalendarStar,
      },
    },
    '/admin/event/:id': {
      access: 'Admin',
      words: ['gathering-admin'],
      load: () => import('./gathering-admin/gathering-admin-page.tsx').then((m) => m.EventAdminPage),
    },
  },
  gatheringPost: {
    '/manage-training': {
      access: 'Trainer',
      right: 'numbers',
      words: ['gathering-post'],
      load: () => import('./gathering-post/own-gathering-list-page.tsx').then((m) => m.AllTrainingsPage),
      menu: {
        group: 'trainings',
        label: { en: 'All trainings', km: 'វគ្គបណ្ដុះបណ្ដាលទាំងអស់' },
        order: 10,
        icon: IconSchool,
      },
    },
    '/manage-training/active': {
      access: 'Trainer',
      right: 'numbers',
      words: ['gathering-post'],
      load: () => import('./gathering-post/own-gathering-list-page.tsx').then((m) => m.ActiveTrainingsPage),
      menu: {
        group: 'trainings',
        tabOf: '/manage-training',
        label: { en: 'Training Active', km: 'វគ្គកំពុងផ្សាយ' },
        order: 40,
        icon: IconFileText,
      },
    },
    '/manage-training/closed': {
      access: 'Trainer',
      right: 'numbers',
      words: ['gathering-post'],
      load: () => import('./gathering-post/own-gathering-list-page.tsx').then((m) => m.ClosedTrainingsPage),
      menu: {
        group: 'trainings',
        tabOf: '/manage-training',
        label: { en: 'Training Closed', km: 'វគ្គដែលបានបិទ' },
        order: 50,
        icon: IconSquareX,
      },
    },
    '/manage-training/draft': {
      access: 'Trainer',
      words: ['gathering-post'],
      load: () => import('./gathering-post/own-gathering-list-page.tsx').then((m) => m.DraftTrainingsPage),
      menu: {
        group: 'trainings',
        tabOf: '/manage-training',
        label: { en: 'Training Draft', km: 'វគ្គជាសេចក្ដីព្រាង' },
        order: 30,
        icon: IconPencil,
      },
    },
    '/manage-training/create': {
      access: 'Trainer',
      words: ['gathering-post'],
      load: () => import('./gathering-post/gathering-create-page.tsx').then((m) => m.TrainingCreatePage),
      menu: {
        group: 'trainings',
        label: { en: 'Post new Training', km: 'ប្រកាសវគ្គបណ្ដុះបណ្ដាលថ្មី' },
        order: 60,
        icon: IconPlus,
      },
    },
    '/manage-training/:id': {
      access: 'Trainer',
      words: ['gathering-post'],
      load: () => import('./gathering-post/gathering-edit-page.tsx').then((m) => m.TrainingEditPage),
    },
    '/manage-event': {
      access: 'PostEvent',
      right: 'numbers',
      words: ['gathering-post'],
      load: () => import('./gathering-post/own-gathering-list-page.tsx').then((m) => m.OwnEventsPage),
      menu: {
        group: 'explore',
        label: { en: 'Manage Event', km: 'គ្រប់គ្រងព្រឹត្តិការណ៍' },
        order: 50,
        icon: IconCalendarStar,
      },
    },
    '/manage-event/create': {
      access: 'PostEvent',
      words: ['gathering-post'],
      load: () => import('./gathering-post/gathering-create-page.tsx').then((m) => m.EventCreatePage),
      menu: {
        group: 'explore',
        label: { en: 'Post new Event', km: 'ប្រកាសព្រឹត្តិការណ៍ថ្មី' },
        order: 40,
        icon: IconPlus,
      },
    },
    '/manage-event/:id': {
      access: 'PostEvent',
      words: ['gathering-post'],
      load: () => import('./gathering-post/gathering-edit-page.tsx').then((m) => m.EventEditPage),
    },
  },
  registration: {
    '/manage-registration': {
      access: 'Registration',
      words: ['registration'],
      load: () => import('./registration/registration-page.tsx').then((m) => m.RegistrationPage),
      menu: {
        group: 'explore',
        label: { en: 'My trainings and events', km: 'វគ្គបណ្ដុះបណ្ដាល និងព្រឹត្តិការណ៍របស់ខ្ញុំ' },
        order: 10,
        icon: IconTicket,
      },
    },
    '/manage-registration/certificate': {
      access: 'Registration',
      words: ['registration'],
      load: () => import('./registration/certificate-page.tsx').then((m) => m.CertificatePage),
    },
  },
};

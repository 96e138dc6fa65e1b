import {
  IconBrandTelegram,
  IconFileImport,
  IconKey,
  IconLayoutDashboard,
  IconMailCog,
  IconSettings,
  IconSpeakerphone,
  IconStethoscope,
} from '@tabler/icons-react';
import { guardDashboard } from '../../lib/route-guard.ts';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    'api-key': typeof import('../../locales/en/platform/api-key.json');
    announcement: typeof import('../../locales/en/platform/announcement.json');
    gallery: typeof import('../../locales/en/platform/gallery.json');
    dashboard: typeof import('../../locales/en/platform/dashboard.json');
    'import-admin': typeof import('../../locales/en/platform/import-admin.json');
    offline: typeof import('../../locales/en/platform/offline.json');
    'mail-template': typeof import('../../locales/en/platform/mail-template.json');
    'operator-setting': typeof import('../../locales/en/platform/operator-setting.json');
    partner: typeof import('../../locales/en/platform/partner.json');
    'site-health': typeof import('../../locales/en/platform/site-health.json');
    'telegram-channel': typeof import('../../locales/en/platform/telegram-channel.json');
    'task-admin': typeof import('../../locales/en/platform/task-admin.json');
  }
}

export const platform: Features = {
  partner: {
    '/partner': {
      words: ['partner'],
      load: () => import('./partner/partner-page.tsx').then((m) => m.PartnerPage),
    },
  },
  offline: {
    '/seen-jobs': {
      words: ['offline', 'job'],
      load: () => import('./offline/seen-job-page.tsx').then((m) => m.SeenJobPage),
    },
  },
  gallery: {
    '/date-picker': {
      words: ['gallery', 'field', 'widget'],
      load: () => import('./gallery/gallery-page.tsx').then((m) => m.GalleryPage),
    },
  },
  dashboard: {
    '/dashboard': {
      access: 'Dashboard',
      words: ['interview', 'dashboard'],
      loader: guardDashboard,
      load: () => import('./dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
      menu: {
        group: 'today',
        label: { en: 'Dashboard', km: 'ផ្ទាំងគ្រប់គ្រង' },
        order: 10,
        icon: IconLayoutDashboard,
        ofSeeker: null,
      },
    },
  },
  importAdmin: {
    '/admin/import': {
      access: 'Admin',
      words: ['import-admin'],
      load: () => import('./import-admin/import-list-page.tsx').then((m) => m.ImportListPage),
      menu: { group: 'jobs', label: { en: 'Imports', km: 'ការនាំចូល' }, order: 130, icon: IconFileImport },
    },
    '/admin/import/:id': {
      access: 'Admin',
      words: ['import-admin'],
      load: () => import('./import-admin/import-page.tsx').then((m) => m.ImportPage),
    },
  },
  apiKey: {
    '/admin/api-key': {
      access: 'Admin',
      words: ['api-key'],
      load: () => import('./api-key/api-key-page.tsx').then((m) => m.ApiKeyPage),
      menu: { group: 'site', label: { en: 'API keys', km: 'កូនសោ API' }, order: 190, icon: IconKey },
    },
  },
  operatorSetting: {
    '/admin/setting': {
      access: 'Admin',
      words: ['operator-setting'],
      load: () => import('./operator-setting/operator-setting-page.tsx').then((m) => m.OperatorSettingPage),
      menu: { group: 'site', label: { en: 'Settings', km: 'ការកំណត់' }, order: 200, icon: IconSettings },
    },
  },
  siteHealth: {
    '/admin/health': {
      access: 'Admin',
      words: ['site-health'],
      load: () => import('./site-health/site-health-page.tsx').then((m) => m.SiteHealthPage),
      menu: {
        group: 'site',
        label: { en: 'System status', km: 'ស្ថានភាពប្រព័ន្ធ' },
        order: 10,
        icon: IconStethoscope,
      },
    },
  },
  mailTemplate: {
    '/admin/mail-template': {
      access: 'Admin',
      words: ['mail-template'],
      load: () => import('./mail-template/mail-template-page.tsx').then((m) => m.MailTemplatePage),
    },
    '/admin/announcement': {
      access: 'Admin',
      words: ['announcement', 'mail-template'],
      load: () => import('./mail-template/announcement-page.tsx').then((m) => m.AnnouncementPage),
      menu: {
        group: 'people',
        label: { en: 'Announcements', km: 'សេចក្ដីជូនដំណឹង' },
        order: 40,
        icon: IconSpeakerphone,
      },
    },
    '/admin/telegram-channel': {
      access: 'Admin',
      words: ['telegram-channel'],
      load: () => import('./telegram-channel/telegram-channel-page.tsx').then((m) => m.TelegramChannelPage),
      menu: {
        group: 'people',
        label: { en: 'Telegram channels', km: 'ឆានែល Telegram' },
        order: 50,
        icon: IconBrandTelegram,
      },
    },
  },
  taskAdmin: {
    '/admin/task': {
      access: 'Admin',
      words: ['task-admin'],
      load: () => import('./task-admin/task-admin-page.tsx').then((m) => m.TaskAdminPage),
      menu: {
        group: 'site',
        label: { en: 'E-mail and queue', km: 'អ៊ីមែល និងជួរកិច្ចការ' },
        order: 20,
        icon: IconMailCog,
        also: ['/admin/mail-template'],
      },
    },
  },
};

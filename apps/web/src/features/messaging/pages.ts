import { IconBell } from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    'mail-consent': typeof import('../../locales/en/messaging/mail-consent.json');
    notification: typeof import('../../locales/en/messaging/notification.json');
  }
}

export const messaging: Features = {
  mailConsent: {
    '/email-consent': {
      frame: 'bare',
      words: ['mail-consent'],
      load: () => import('./mail-consent/email-consent-page.tsx').then((m) => m.EmailConsentPage),
    },
    '/unsubscribe/company': {
      frame: 'bare',
      words: ['mail-consent'],
      load: () => import('./mail-consent/company-stop-page.tsx').then((m) => m.CompanyStopPage),
    },
  },
  notification: {
    '/unsubscribe/notification': {
      frame: 'bare',
      words: ['notification'],
      load: () => import('./notification/notice-stop-page.tsx').then((m) => m.NoticeStopPage),
    },
    '/notification': {
      access: 'Dashboard',
      words: ['notification'],
      load: () => import('./notification/notification-page.tsx').then((m) => m.NotificationPage),
      menu: { group: 'account', key: 'notifications', order: 10, icon: IconBell },
    },
    '/notification/choice': {
      access: 'Dashboard',
      words: ['notification'],
      load: () => import('./notification/notice-choice-page.tsx').then((m) => m.NoticeChoicePage),
    },
  },
};

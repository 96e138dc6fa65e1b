import { IconBell } from '@tabler/icons-react';
import type { Features, Page } from '../../page.ts';

const unsubscribe: Page = {
  frame: 'bare',
  words: ['unsubscribe'],
  load: () => import('./unsubscribe/unsubscribe-page.tsx').then((m) => m.UnsubscribePage),
};

declare module '../../locales/words.ts' {
  interface Words {
    'mail-consent': typeof import('../../locales/en/messaging/mail-consent.json');
    notification: typeof import('../../locales/en/messaging/notification.json');
    unsubscribe: typeof import('../../locales/en/messaging/unsubscribe.json');
  }
}

export const messaging: Features = {
  mailConsent: {
    '/email-consent': {
      frame: 'bare',
      words: ['mail-consent'],
      load: () => import('./mail-consent/email-consent-page.tsx').then((m) => m.EmailConsentPage),
    },
  },
  unsubscribe: { '/unsubscribe': unsubscribe, '/unsubscribe/:token': unsubscribe },
  notification: {
    '/notification': {
      access: 'Dashboard',
      words: ['notification'],
      load: () => import('./notification/notification-page.tsx').then((m) => m.NotificationPage),
      menu: { group: 'account', label: { en: 'Notifications', km: 'ការជូនដំណឹង' }, order: 10, icon: IconBell },
    },
    '/notification/choice': {
      access: 'Dashboard',
      words: ['notification'],
      load: () =>
        import('./notification/notification-preference-page.tsx').then((m) => m.NotificationPreferencePage),
    },
  },
};

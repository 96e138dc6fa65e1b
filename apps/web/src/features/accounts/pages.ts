import { IconHistory, IconLock, IconShieldLock, IconUser, IconUsers } from '@tabler/icons-react';
import { type Features, toOwnHome } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    account: typeof import('../../locales/en/accounts/account.json');
    admin: typeof import('../../locales/en/accounts/admin.json');
    phone: typeof import('../../locales/en/accounts/phone.json');
    impersonation: typeof import('../../locales/en/accounts/impersonation.json');
    privacy: typeof import('../../locales/en/accounts/privacy.json');
  }
}

export const accounts: Features = {
  account: {
    '/reset-password': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    },
    '/change-email': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/change-email-page.tsx').then((m) => m.ChangeEmailPage),
    },
    '/restore-email': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/restore-email-page.tsx').then((m) => m.RestoreEmailPage),
    },
    '/sign-in/:way': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/sign-in-page.tsx').then((m) => m.SignInPage),
    },
    '/sign-in/chat': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/telegram-sign-in-page.tsx').then((m) => m.TelegramSignInPage),
    },
    '/verify': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/verify-page.tsx').then((m) => m.VerifyPage),
    },
    '/admin/login': {
      frame: 'bare',
      words: ['account', 'field'],
      load: () => import('./account/admin-login-page.tsx').then((m) => m.AdminLoginPage),
      loader: toOwnHome,
    },
    '/update-password': {
      access: 'Dashboard',
      words: ['account'],
      load: () => import('./account/update-password-page.tsx').then((m) => m.UpdatePasswordPage),
      menu: {
        group: 'account',
        label: { en: 'Change Password', km: 'ប្ដូរពាក្យសម្ងាត់' },
        order: 70,
        icon: IconLock,
      },
    },
    '/profile': {
      access: 'Dashboard',
      words: ['account', 'phone'],
      load: () => import('./account/profile-page.tsx').then((m) => m.ProfilePage),
      menu: { group: 'account', label: { en: 'Profile', km: 'ព័ត៌មានផ្ទាល់ខ្លួន' }, order: 20, icon: IconUser },
    },
  },
  privacy: {
    '/profile/data': {
      access: 'Dashboard',
      words: ['privacy'],
      load: () => import('./privacy/data-page.tsx').then((m) => m.DataPage),
      menu: {
        group: 'account',
        label: { en: 'Your data', km: 'ទិន្នន័យរបស់អ្នក' },
        order: 60,
        icon: IconShieldLock,
      },
    },
  },
  admin: {
    '/admin': {
      access: 'Admin',
      words: ['admin'],
      load: () => import('./admin/user-list-page.tsx').then((m) => m.UserListPage),
      menu: { group: 'people', label: { en: 'Users', km: 'អ្នកប្រើប្រាស់' }, order: 10, icon: IconUsers },
    },
    '/admin/user/:id': {
      access: 'Admin',
      words: ['admin'],
      load: () => import('./admin/user-page.tsx').then((m) => m.UserPage),
    },
    '/admin/audit': {
      access: 'Admin',
      words: ['admin'],
      load: () => import('./admin/audit-page.tsx').then((m) => m.AuditPage),
      menu: {
        group: 'site',
        label: { en: 'Audit log', km: 'កំណត់ហេតុសកម្មភាព' },
        order: 180,
        icon: IconHistory,
      },
    },
  },
};

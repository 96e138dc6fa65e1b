import { IconBooks, IconMessageCircle, IconSpeakerphone } from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    article: typeof import('../../locales/en/content/article.json');
    'article-admin': typeof import('../../locales/en/content/article-admin.json');
    banner: typeof import('../../locales/en/content/banner.json');
    'banner-admin': typeof import('../../locales/en/content/banner-admin.json');
    'enquiry-admin': typeof import('../../locales/en/content/enquiry-admin.json');
    home: typeof import('../../locales/en/content/home.json');
    'home-known': typeof import('../../locales/en/content/home-known.json');
    'home-more': typeof import('../../locales/en/content/home-more.json');
    library: typeof import('../../locales/en/content/library.json');
  }
}

export const content: Features = {
  article: {
    '/hr-tips': {
      words: ['article'],
      load: () => import('./article/article-list-page.tsx').then((m) => m.TipListPage),
    },
    '/hr-tips/:id': {
      words: ['article', 'job'],
      load: () => import('./article/article-page.tsx').then((m) => m.TipPage),
    },
    '/policy': {
      words: ['article'],
      load: () => import('./article/article-list-page.tsx').then((m) => m.PolicyListPage),
    },
    '/policy/:id': {
      words: ['article', 'job'],
      load: () => import('./article/article-page.tsx').then((m) => m.PolicyPage),
    },
    '/prakas': {
      words: ['article'],
      load: () => import('./article/article-list-page.tsx').then((m) => m.PrakasListPage),
    },
    '/prakas/:id': {
      words: ['article', 'job'],
      load: () => import('./article/article-page.tsx').then((m) => m.PrakasPage),
    },
    '/tos': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.TosPage),
    },
    '/privacy': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.PrivacyPage),
    },
    '/nssf': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.NssfPage),
    },
    '/safety': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.SafetyPage),
    },
    '/about': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.AboutPage),
    },
    '/vision': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.VisionPage),
    },
    '/user-guide': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.GuideListPage),
    },
    '/user-guide/:role': {
      words: ['article'],
      load: () => import('./article/article-text-page.tsx').then((m) => m.GuidePage),
    },
  },
  library: {
    '/service': {
      words: ['library', 'field'],
      load: () => import('./library/library-page.tsx').then((m) => m.ServicePage),
    },
    '/access-rights': {
      words: ['library', 'field'],
      load: () => import('./library/library-page.tsx').then((m) => m.AccessRightsPage),
    },
    '/contact': {
      words: ['library', 'field'],
      load: () => import('./library/library-page.tsx').then((m) => m.ContactPage),
    },
  },
  enquiryAdmin: {
    '/admin/enquiry': {
      access: 'Admin',
      words: ['enquiry-admin', 'service-request'],
      load: () => import('./enquiry-admin/enquiry-admin-page.tsx').then((m) => m.EnquiryAdminPage),
      menu: {
        group: 'content',
        label: { en: 'Enquiries', km: 'ការសាកសួរ' },
        order: 30,
        icon: IconMessageCircle,
        also: ['/admin/screening'],
      },
    },
  },
  bannerAdmin: {
    '/admin/banner': {
      access: 'Content',
      words: ['banner-admin', 'banner'],
      load: () => import('./banner-admin/banner-admin-page.tsx').then((m) => m.BannerAdminPage),
      menu: {
        group: 'content',
        label: { en: 'Banners', km: 'ផ្ទាំងផ្សព្វផ្សាយ' },
        order: 100,
        icon: IconSpeakerphone,
      },
    },
  },
  articleAdmin: {
    '/admin/article': {
      access: 'Content',
      words: ['article-admin'],
      load: () => import('./article-admin/article-admin-page.tsx').then((m) => m.ArticleAdminPage),
      menu: { group: 'content', label: { en: 'Articles', km: 'អត្ថបទ' }, order: 10, icon: IconBooks },
    },
    '/admin/article/create': {
      access: 'Content',
      words: ['article-admin', 'widget'],
      load: () => import('./article-admin/article-edit-page.tsx').then((m) => m.ArticleCreatePage),
    },
    '/admin/article/:id': {
      access: 'Content',
      words: ['article-admin', 'widget'],
      load: () => import('./article-admin/article-edit-page.tsx').then((m) => m.ArticleEditPage),
    },
    '/admin/article/:id/preview': {
      access: 'Content',
      words: ['article-admin', 'article'],
      load: () => import('./article-admin/article-preview-page.tsx').then((m) => m.ArticlePreviewPage),
    },
  },
};

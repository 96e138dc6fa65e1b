import {
  IconFileCv,
  IconFileSearch,
  IconMailOpened,
  IconMailShare,
  IconPlus,
  IconUserHeart,
  IconUserSearch,
} from '@tabler/icons-react';
import type { Features } from '../../page.ts';

declare module '../../locales/words.ts' {
  interface Words {
    match: typeof import('../../locales/en/talent/match.json');
    invitation: typeof import('../../locales/en/talent/invitation.json');
    resume: typeof import('../../locales/en/talent/resume.json');
    'resume-questions': typeof import('../../locales/en/talent/resume-questions.json');
    'saved-talent': typeof import('../../locales/en/talent/saved-talent.json');
    talent: typeof import('../../locales/en/talent/talent.json');
  }
}

export const talent: Features = {
  invitation: {
    '/talent/invited': {
      access: 'Talent',
      words: ['invitation'],
      load: () => import('./invitation/invited-page.tsx').then((m) => m.InvitedPage),
      menu: {
        group: 'talent',
        label: { en: 'Sent invitations', km: 'ការអញ្ជើញដែលបានផ្ញើ' },
        order: 30,
        icon: IconMailShare,
      },
    },
    '/manage-invitation': {
      access: 'Invitation',
      words: ['invitation', 'ignored-company'],
      load: () => import('./invitation/invitation-page.tsx').then((m) => m.InvitationPage),
      menu: {
        group: 'search',
        label: { en: 'Invitations', km: 'ការអញ្ជើញ' },
        order: 80,
        icon: IconMailOpened,
      },
    },
  },
  resume: {
    '/resume/print': {
      access: 'Resume',
      frame: 'bare',
      words: ['resume'],
      load: () => import('./resume/resume-print-page.tsx').then((m) => m.ResumePrintPage),
    },
    '/resume': {
      access: 'Resume',
      words: ['resume', 'ignored-company'],
      load: () => import('./resume/resume-page.tsx').then((m) => m.ResumePage),
      menu: { group: 'search', label: { en: 'My CV', km: 'ប្រវត្តិរូបរបស់ខ្ញុំ' }, order: 60, icon: IconFileCv },
    },
    '/resume/edit': {
      access: 'Resume',
      frame: 'site',
      words: ['resume'],
      load: () => import('./resume/resume-edit-page.tsx').then((m) => m.ResumeEditPage),
      menu: {
        group: 'search',
        label: { en: 'Post new CV', km: 'បង្កើត CV ថ្មី' },
        order: 50,
        icon: IconPlus,
        withoutResume: true,
      },
    },
    '/resume/questions': {
      access: 'Resume',
      words: ['resume-questions', 'resume'],
      load: () => import('./resume/questions/resume-questions-page.tsx').then((m) => m.ResumeQuestionsPage),
    },
  },
  talent: {
    '/talent/search': {
      access: 'Talent',
      words: ['talent', 'saved-talent'],
      load: () => import('./talent-list-page.tsx').then((m) => m.TalentListPage),
      menu: {
        group: 'talent',
        label: { en: 'Find talent', km: 'ស្វែងរកបេក្ខជន' },
        order: 10,
        icon: IconUserSearch,
      },
    },
    '/talent/search/:id': {
      access: 'Talent',
      words: ['talent', 'resume', 'saved-talent', 'invitation'],
      load: () => import('./talent-page.tsx').then((m) => m.TalentPage),
    },
    '/resume/search': {
      access: 'ResumeSearch',
      words: ['talent'],
      load: () => import('./resume-list-page.tsx').then((m) => m.ResumeListPage),
      menu: {
        group: 'talent',
        ofSeeker: { group: 'explore', order: 40 },
        label: { en: 'Find CVs', km: 'ស្វែងរកប្រវត្តិរូប' },
        order: 40,
        icon: IconFileSearch,
      },
    },
    '/resume/search/:id': {
      access: 'ResumeSearch',
      words: ['talent', 'resume'],
      load: () => import('./found-resume-page.tsx').then((m) => m.FoundResumePage),
    },
  },
  savedTalent: {
    '/talent/saved': {
      access: 'Talent',
      words: ['talent', 'saved-talent', 'invitation'],
      load: () => import('./saved-talent/saved-talent-page.tsx').then((m) => m.SavedTalentPage),
      menu: {
        group: 'talent',
        label: { en: 'Saved candidates', km: 'បេក្ខជនដែលបានរក្សាទុក' },
        order: 20,
        icon: IconUserHeart,
      },
    },
  },
};

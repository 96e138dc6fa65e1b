import { type OptionOf, type Options, some } from './option.ts';

/** Account roles. `admin` is the operator, `editor` writes the site's texts; neither is available on sign-up. */
export const roles = {
  user: { en: 'Job seeker', km: 'អ្នកស្វែងរកការងារ' },
  recruiter: { en: 'Recruiter', km: 'អ្នកជ្រើសរើសបុគ្គលិក' },
  trainer: { en: 'Trainer', km: 'គ្រូបណ្ដុះបណ្ដាល' },
  editor: { en: 'Editor', km: 'អ្នករៀបចំអត្ថបទ' },
  admin: { en: 'Admin', km: 'អ្នកគ្រប់គ្រង' },
} satisfies Options;
export type Role = OptionOf<typeof roles>;

export const signUpRoles = some(roles, 'user', 'recruiter', 'trainer');
export type SignUpRole = OptionOf<typeof signUpRoles>;

import type { Bell, Notices } from '../messaging/notice.ts';
import { paths } from '../paths.ts';

/** @collected by `notices.ts`. */
export const notices = {
  invitation: {
    group: 'invitation',
    roles: ['user'],
    bell: true,
    mail: true,
    more: paths.manageInvitations,
    en: 'Invitations to jobs and trainings',
    km: 'ការអញ្ជើញឱ្យដាក់ពាក្យការងារ ឬចូលរួមវគ្គបណ្ដុះបណ្ដាល',
  },
} as const satisfies Notices;

/** @collected by `notices.ts`. */
export const bell = {
  'job-invitation': {
    category: 'invitation',
    en: '{company} invites you to apply for “{jobTitle}”.',
    km: '{company} អញ្ជើញអ្នកឱ្យដាក់ពាក្យសម្រាប់ការងារ «{jobTitle}»។',
    to: () => paths.manageInvitations(),
  },
  'training-invitation': {
    category: 'invitation',
    en: '{company} invites you to the training “{training}”.',
    km: '{company} អញ្ជើញអ្នកឱ្យចូលរួមវគ្គបណ្ដុះបណ្ដាល «{training}»។',
    // The bell still holds some invitations whose training was given only as text.
    to: ({ gatheringId }) => (gatheringId ? paths.training(gatheringId) : paths.manageInvitations()),
  },
} as const satisfies Bell;

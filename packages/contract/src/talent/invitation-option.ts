import type { OptionOf, Options } from '../kernel/option.ts';

export const invitationKinds = {
  job: { en: 'Job', km: 'ការងារ' },
  training: { en: 'Training', km: 'វគ្គបណ្ដុះបណ្ដាល' },
} satisfies Options;
export type InvitationKind = OptionOf<typeof invitationKinds>;

export const invitationStates = {
  new: { en: 'New', km: 'ថ្មី' },
  seen: { en: 'Seen', km: 'បានមើល' },
  applied: { en: 'Applied', km: 'បានដាក់ពាក្យ' },
  registered: { en: 'Registered', km: 'បានចុះឈ្មោះ' },
  declined: { en: 'Not interested', km: 'មិនចាប់អារម្មណ៍' },
  closed: { en: 'Job closed', km: 'ការងារបិទហើយ' },
  over: { en: 'Training ended', km: 'វគ្គបណ្ដុះបណ្ដាលចប់ហើយ' },
  off: { en: 'Training cancelled', km: 'វគ្គបណ្ដុះបណ្ដាលត្រូវបានលុបចោល' },
} satisfies Options;
export type InvitationState = OptionOf<typeof invitationStates>;

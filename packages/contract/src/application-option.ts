import type { OptionOf, Options } from './option.ts';

export const applicationStatuses = {
  received: { en: 'Received', km: 'បានទទួល' },
  shortlisted: { en: 'Short-listed', km: 'ជាប់សម្រាំង' },
  rejected: { en: 'Rejected', km: 'មិនជ្រើសរើស' },
  withdrawn: { en: 'Withdrawn', km: 'បានដកវិញ' },
} satisfies Options;
export type ApplicationStatus = OptionOf<typeof applicationStatuses>;

import type { OptionOf, Options } from '../kernel/option.ts';

/** Package statuses. Recruiters may choose active ones only; archived ones stay for the orders made with them. */
export const packageStatuses = {
  active: { en: 'Active', km: 'កំពុងលក់' },
  inactive: { en: 'Inactive', km: 'ផ្អាកលក់' },
  archived: { en: 'Archived', km: 'បានទុកក្នុងបណ្ណសារ' },
} satisfies Options;
export type PackageStatus = OptionOf<typeof packageStatuses>;

export const durationTypes = {
  day: { en: 'Day', km: 'ថ្ងៃ' },
  week: { en: 'Week', km: 'សប្ដាហ៍' },
  month: { en: 'Month', km: 'ខែ' },
  year: { en: 'Year', km: 'ឆ្នាំ' },
} satisfies Options;
export type DurationType = OptionOf<typeof durationTypes>;

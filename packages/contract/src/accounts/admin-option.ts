import { byDate, byName, type OptionOf, type Options } from '../kernel/option.ts';

/** Account states: able to sign in, e-mail address not confirmed, or disabled by an admin. */
export const accountStates = {
  active: { en: 'Active', km: 'កំពុងប្រើ' },
  waiting: { en: 'Not activated', km: 'មិនទាន់បើក' },
  disabled: { en: 'Disabled', km: 'ត្រូវបានបិទ' },
} satisfies Options;
export type AccountState = OptionOf<typeof accountStates>;

/** Company verification by an admin. */
export const companyChecks = {
  verified: { en: 'Verified', km: 'បានផ្ទៀងផ្ទាត់' },
  unverified: { en: 'Not verified', km: 'មិនទាន់ផ្ទៀងផ្ទាត់' },
} satisfies Options;
export type CompanyCheck = OptionOf<typeof companyChecks>;

export const accountSorts = {
  ...byDate,
  ...byName,
  'name_-1': { en: 'By name, Z to A', km: 'តាមឈ្មោះ ពី អ ដល់ ក' },
} satisfies Options;

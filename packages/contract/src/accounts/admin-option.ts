import { filter, type List } from '../kernel/list.ts';
import { byDate, byName, type OptionOf, type Options } from '../kernel/option.ts';
import { roles } from '../kernel/role.ts';

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

export const adminUsers = {
  filters: {
    role: filter.several(roles, 'role', 'តួនាទី'),
    state: filter.several(accountStates, 'status', 'ស្ថានភាព'),
    company: filter.several(companyChecks, 'company', 'ក្រុមហ៊ុន'),
  },
  sorts: accountSorts,
} as const satisfies List;

export const auditEntries = {
  filters: {
    action: filter.texts('action', 'សកម្មភាព'),
    actorId: filter.record('admin', 'អ្នកគ្រប់គ្រង'),
    targetId: filter.record('account', 'គណនី'),
    subjectId: filter.record('record', 'កំណត់ត្រា'),
    /** Entries about the company, those that were merged into it, and the people who work for it. */
    companyId: filter.record('company', 'ក្រុមហ៊ុន'),
    from: filter.day('first day', 'ថ្ងៃចាប់ផ្ដើម'),
    to: filter.day('last day', 'ថ្ងៃបញ្ចប់'),
  },
  sorts: byDate,
} as const satisfies List;

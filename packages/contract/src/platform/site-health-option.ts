import type { OptionOf, Options } from '../kernel/option.ts';

/** Checks of the doctor, in the order of its report. */
export const healthChecks = {
  database: { en: 'Database', km: 'មូលដ្ឋានទិន្នន័យ' },
  storage: { en: 'Files', km: 'ឯកសារ' },
  mail: { en: 'E-mail', km: 'អ៊ីមែល' },
  address: { en: 'Address and TLS', km: 'អាសយដ្ឋាន និង TLS' },
  clock: { en: 'Clock', km: 'នាឡិកា' },
  queue: { en: 'Background tasks', km: 'កិច្ចការក្រោយឆាក' },
  hold: { en: 'Freezes', km: 'ការគាំង' },
  memory: { en: 'Memory', km: 'អង្គចងចាំ' },
  provider: { en: 'Sign-in with other accounts', km: 'ការចូលដោយប្រើគណនីផ្សេង' },
  phone: { en: 'Sign-in by phone', km: 'ការចូលគណនីតាមទូរស័ព្ទ' },
  telegram: { en: 'Telegram', km: 'Telegram' },
  video: { en: 'Videos', km: 'វីដេអូ' },
  backup: { en: 'Backups', km: 'ច្បាប់ចម្លងបម្រុង' },
  version: { en: 'Version', km: 'កំណែកម្មវិធី' },
} satisfies Options;
export type HealthCheck = OptionOf<typeof healthChecks>;

export const healthStates = {
  ok: { en: 'OK', km: 'ប្រក្រតី' },
  warning: { en: 'Warning', km: 'គួរពិនិត្យ' },
  fault: { en: 'Error', km: 'មានបញ្ហា' },
} satisfies Options;
export type HealthState = OptionOf<typeof healthStates>;

import { filter, type List } from '../kernel/list.ts';
import { byDate, type OptionOf, type Options } from '../kernel/option.ts';

export const taskStates = {
  waiting: { en: 'Waiting', km: 'រង់ចាំ' },
  running: { en: 'Running', km: 'កំពុងដំណើរការ' },
  again: { en: 'Will be retried', km: 'នឹងព្យាយាមម្ដងទៀត' },
  failed: { en: 'Failed', km: 'បរាជ័យ' },
  done: { en: 'Done', km: 'រួចរាល់' },
} satisfies Options;
export type TaskState = OptionOf<typeof taskStates>;

/** E-mails, or everything else. */
export const taskKinds = {
  mail: { en: 'E-mails', km: 'អ៊ីមែល' },
  other: { en: 'Other tasks', km: 'កិច្ចការផ្សេងទៀត' },
} satisfies Options;
export type TaskKind = OptionOf<typeof taskKinds>;

export const adminTasks = {
  filters: {
    kind: filter.several(taskKinds, 'type', 'ប្រភេទ'),
    state: filter.several(taskStates, 'status', 'ស្ថានភាព'),
  },
  sorts: byDate,
} as const satisfies List;

import type { OptionOf, Options } from '../kernel/option.ts';

/** Queues that await the operator, in display order. */
export const todayWaits = {
  order: { en: 'Orders to confirm', km: 'ការបញ្ជាទិញត្រូវបញ្ជាក់' },
  company: { en: 'Companies to verify', km: 'ក្រុមហ៊ុនត្រូវផ្ទៀងផ្ទាត់' },
  paper: { en: 'Companies that sent documents', km: 'ក្រុមហ៊ុនដែលបានផ្ញើឯកសារ' },
  job: { en: 'Jobs to approve', km: 'ការងារត្រូវអនុម័ត' },
  mark: { en: 'Flagged jobs', km: 'ការងារមានចំណុចសង្ស័យ' },
  report: { en: 'Reports to review', km: 'ការរាយការណ៍ត្រូវពិនិត្យ' },
  message: { en: 'Messages to answer', km: 'សារត្រូវឆ្លើយ' },
  service: { en: 'Service requests', km: 'សំណើសេវាកម្ម' },
  mail: { en: 'Failed e-mails', km: 'អ៊ីមែលផ្ញើមិនបាន' },
  task: { en: 'Other failed tasks', km: 'កិច្ចការផ្សេងទៀតបរាជ័យ' },
} satisfies Options;
export type TodayWait = OptionOf<typeof todayWaits>;

/** Events counted by day. */
export const todayEvents = {
  user: { en: 'New job seekers', km: 'អ្នកស្វែងរកការងារថ្មី' },
  recruiter: { en: 'New recruiters', km: 'អ្នកជ្រើសរើសបុគ្គលិកថ្មី' },
  trainer: { en: 'New trainers', km: 'គ្រូបណ្ដុះបណ្ដាលថ្មី' },
  job: { en: 'Jobs published', km: 'ការងារបានផ្សាយ' },
  application: { en: 'Applications', km: 'ពាក្យសុំ' },
  USD: { en: 'Revenue in US dollars', km: 'ចំណូលជាដុល្លារ' },
  KHR: { en: 'Revenue in riel', km: 'ចំណូលជារៀល' },
} satisfies Options;
export type TodayEvent = OptionOf<typeof todayEvents>;

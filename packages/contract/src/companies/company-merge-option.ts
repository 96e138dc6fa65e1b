import { filter, type List } from '../kernel/list.ts';
import type { OptionOf, Options } from '../kernel/option.ts';

/** Evidence that two companies are duplicates. */
export const duplicateReasons = {
  name: { en: 'Same name', km: 'ឈ្មោះដូចគ្នា' },
  domain: { en: 'Same website or e-mail domain', km: 'គេហទំព័រ ឬដែនអ៊ីមែលដូចគ្នា' },
  phone: { en: 'Same phone number', km: 'លេខទូរស័ព្ទដូចគ្នា' },
} satisfies Options;
export type DuplicateReason = OptionOf<typeof duplicateReasons>;

/** Strongest evidence first. */
export const duplicateSorts = {
  'reasons_-1': { en: 'Most likely first', km: 'ទំនងជាងគេមុន' },
} satisfies Options;

/** Kinds of records that move to the remaining company. */
export const mergeKinds = {
  job: { en: 'Jobs', km: 'ការងារ' },
  application: { en: 'Applications', km: 'ពាក្យសុំ' },
  member: { en: 'Colleagues', km: 'សហការី' },
  offer: { en: 'Invitations to colleagues', km: 'ការអញ្ជើញសហការី' },
  order: { en: 'Orders', km: 'ការបញ្ជាទិញ' },
  service: { en: 'Service requests', km: 'សំណើសុំសេវាកម្ម' },
  training: { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  event: { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  post: { en: 'Posts', km: 'ការបង្ហោះ' },
  comment: { en: 'Comments', km: 'មតិ' },
  like: { en: 'Likes', km: 'ការចូលចិត្ត' },
  message: { en: 'Messages to candidates', km: 'សារទៅបេក្ខជន' },
  template: { en: 'Message templates', km: 'សារគំរូ' },
  tag: { en: 'Candidate tags', km: 'ស្លាករបស់បេក្ខជន' },
  resume: { en: 'CVs opened', km: 'ប្រវត្តិរូបដែលបានបើកមើល' },
  talent: { en: 'CVs saved', km: 'ប្រវត្តិរូបដែលបានរក្សាទុក' },
  invitation: { en: 'Invitations to job seekers', km: 'ការអញ្ជើញអ្នករកការងារ' },
  paper: { en: 'Verification documents', km: 'ឯកសារសម្រាប់ផ្ទៀងផ្ទាត់' },
  note: { en: 'Operator notes', km: 'កំណត់ចំណាំរបស់អ្នកគ្រប់គ្រង' },
  ignored: { en: 'People who have hidden the company', km: 'អ្នកដែលលាក់ក្រុមហ៊ុននេះ' },
  import: { en: 'Records imported from files', km: 'ទិន្នន័យដែលនាំចូលពីឯកសារ' },
  address: { en: 'Earlier addresses', km: 'អាសយដ្ឋានទំព័រមុនៗ' },
} satisfies Options;
export type MergeKind = OptionOf<typeof mergeKinds>;

/** Fields that the remaining company takes over where its own are empty. */
export const mergeFields = {
  nameKm: { en: 'Name in Khmer', km: 'ឈ្មោះជាភាសាខ្មែរ' },
  about: { en: 'Company description', km: 'ការពិពណ៌នាអំពីក្រុមហ៊ុន' },
  website: { en: 'Website', km: 'គេហទំព័រ' },
  registrationNumber: { en: 'Registration number', km: 'លេខចុះបញ្ជីពាណិជ្ជកម្ម' },
  vatTin: { en: 'VAT TIN', km: 'លេខអត្តសញ្ញាណកម្ម អតប' },
  size: { en: 'Size', km: 'ទំហំ' },
  industryId: { en: 'Industry', km: 'វិស័យ' },
  provinceId: { en: 'Province', km: 'រាជធានី/ខេត្ត' },
  logoPath: { en: 'Logo', km: 'ឡូហ្គោ' },
  coverPath: { en: 'Cover picture', km: 'រូបគម្រប' },
  photos: { en: 'Photos', km: 'រូបថត' },
} satisfies Options;
export type MergeField = OptionOf<typeof mergeFields>;

export const mergeRefusals = {
  account: {
    en: 'One of the owners’ accounts is disabled or was never activated.',
    km: 'គណនីរបស់ម្ចាស់ម្នាក់ត្រូវបានបិទ ឬមិនទាន់បានបើកដំណើរការ។',
  },
  role: {
    en: 'One company belongs to a recruiter, the other to a trainer.',
    km: 'ក្រុមហ៊ុនមួយជារបស់អ្នកជ្រើសរើសបុគ្គលិក ហើយមួយទៀតជារបស់គ្រូបណ្ដុះបណ្ដាល។',
  },
} satisfies Options;
export type MergeRefusal = OptionOf<typeof mergeRefusals>;

export const duplicateCompanies = {
  filters: { reason: filter.several(duplicateReasons, 'reason', 'មូលហេតុ') },
  sorts: duplicateSorts,
} as const satisfies List;

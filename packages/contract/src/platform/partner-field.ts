import { jobDraft } from '../jobs/job-draft.ts';
import { shownFields } from '../jobs/job-field.ts';
import { fieldLabel } from '../kernel/field-label.ts';
import { asLabel, type Localized } from '../kernel/locale.ts';
import type { PartnerGathering, PartnerGatheringDetail, PartnerJob, PartnerJobDetail } from './partner.ts';

type Field =
  | keyof PartnerJob
  | keyof PartnerJobDetail
  | keyof PartnerGathering
  | keyof PartnerGatheringDetail;

/** Labels of the job form. */
const jobWords = Object.fromEntries(
  shownFields.map((name) => [name, asLabel(fieldLabel(jobDraft, name) ?? { en: name, km: name })]),
) as Record<(typeof shownFields)[number], Localized>;

/** Description of each field. */
export const partnerFields: Record<Field, Localized> = {
  ...jobWords,
  _id: { en: 'Permanent ID', km: 'លេខសម្គាល់អចិន្ត្រៃយ៍' },
  url: { en: 'Page on this site. Please link to it', km: 'ទំព័រលើគេហទំព័រនេះ។ សូមដាក់តំណមកទំព័រនេះ' },
  kind: { en: 'Training or event', km: 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍' },
  status: { en: 'Status', km: 'ស្ថានភាព' },
  postCode: { en: 'Job number', km: 'លេខកូដការងារ' },
  title: { en: 'Title in its original language', km: 'ចំណងជើងជាភាសាដើម' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  category: { en: 'Category', km: 'ផ្នែកការងារ' },
  industry: { en: 'Industry', km: 'វិស័យ' },
  province: { en: 'Province', km: 'រាជធានី/ខេត្ត' },
  salaryFrom: {
    en: 'Minimum monthly salary, in hundredths of the currency',
    km: 'ប្រាក់ខែអប្បបរមា គិតជា 1/100 នៃរូបិយប័ណ្ណ',
  },
  salaryTo: {
    en: 'Maximum monthly salary, in hundredths of the currency',
    km: 'ប្រាក់ខែអតិបរមា គិតជា 1/100 នៃរូបិយប័ណ្ណ',
  },
  negotiable: { en: 'Whether the salary is negotiable', km: 'ប្រាក់ខែអាចចរចាបានឬទេ' },
  excerpt: { en: 'Beginning of the description, as plain text', km: 'ផ្នែកដើមនៃការពិពណ៌នា ជាអក្សរធម្មតា' },
  tradeKm: {
    en: 'Khmer name of the trade in an English title',
    km: 'ឈ្មោះមុខរបរជាភាសាខ្មែរ បើចំណងជើងជាភាសាអង់គ្លេស',
  },
  perks: { en: 'Main benefits', km: 'អត្ថប្រយោជន៍សំខាន់ៗ' },
  highlights: { en: 'What is unusual about the job, at a glance', km: 'ចំណុចពិសេសៗនៃការងារ' },
  postedAt: { en: 'Time of posting', km: 'ពេលផ្សាយ' },
  closingDate: { en: 'Last day to apply', km: 'ថ្ងៃផុតកំណត់ដាក់ពាក្យ' },
  closedOn: { en: 'Last day it was open', km: 'ថ្ងៃចុងក្រោយដែលនៅបើក' },
  open: { en: 'Whether it accepts applications now', km: 'ឥឡូវនេះទទួលពាក្យសុំឬទេ' },
  createdAt: { en: 'Time of creation', km: 'ពេលបង្កើត' },
  updatedAt: { en: 'Time of the last change', km: 'ពេលកែប្រែចុងក្រោយ' },
  vacancies: { en: 'Number of vacancies', km: 'ចំនួនជ្រើសរើស' },
  description: { en: 'Description, as HTML', km: 'ការពិពណ៌នា ជា HTML' },
  requirements: { en: 'Requirements, as HTML', km: 'លក្ខខណ្ឌតម្រូវ ជា HTML' },
  benefits: { en: 'Benefits, as HTML', km: 'អត្ថប្រយោជន៍ ជា HTML' },
  applyBy: { en: 'Ways to apply', km: 'របៀបដាក់ពាក្យ' },
  contactName: { en: 'Contact person, if the page shows one', km: 'អ្នកទទួលទំនាក់ទំនង បើទំព័រមានបង្ហាញ' },
  contactPhone: { en: 'Contact phone number', km: 'លេខទូរស័ព្ទទំនាក់ទំនង' },
  contactEmail: { en: 'Contact e-mail', km: 'អ៊ីមែលទំនាក់ទំនង' },
  attachments: { en: 'Documents', km: 'ឯកសារភ្ជាប់' },
  eventType: { en: 'Type of event', km: 'ប្រភេទព្រឹត្តិការណ៍' },
  level: { en: 'Level', km: 'កម្រិត' },
  cover: { en: 'Picture, small and large', km: 'រូបភាព តូច និងធំ' },
  online: { en: 'Whether you can take part online', km: 'អាចចូលរួមតាមអនឡាញឬទេ' },
  venue: { en: 'Venue', km: 'ទីកន្លែង' },
  fee: {
    en: 'Fee in hundredths of the currency; null means free',
    km: 'តម្លៃចូលរួម គិតជា 1/100 នៃរូបិយប័ណ្ណ (null គឺឥតគិតថ្លៃ)',
  },
  earlyFee: { en: 'Early-bird fee, in the same unit', km: 'តម្លៃពិសេសសម្រាប់អ្នកចុះឈ្មោះមុន គិតដូចគ្នា' },
  earlyUntil: { en: 'Last day of the early-bird fee', km: 'ថ្ងៃចុងក្រោយនៃតម្លៃពិសេស' },
  startsAt: { en: 'Start of the first session', km: 'ពេលចាប់ផ្ដើមលើកទីមួយ' },
  endsAt: { en: 'End of the last session', km: 'ពេលបញ្ចប់លើកចុងក្រោយ' },
  nextSession: { en: 'Next or current session', km: 'លើកបន្ទាប់ ឬលើកដែលកំពុងធ្វើ' },
  sessionCount: { en: 'Number of sessions', km: 'ចំនួនលើក' },
  sessions: { en: 'All sessions', km: 'គ្រប់លើកទាំងអស់' },
  seats: { en: 'Seats; null means unlimited', km: 'ចំនួនកន្លែង (null គឺមិនកំណត់)' },
  seatsLeft: { en: 'Seats left', km: 'ចំនួនកន្លែងនៅសល់' },
  registerUntil: { en: 'Last day to register', km: 'ថ្ងៃចុងក្រោយចុះឈ្មោះ' },
  certificate: { en: 'Whether it gives a certificate of attendance', km: 'មានវិញ្ញាបនបត្រចូលរួមឬទេ' },
  outcomes: { en: 'Learning outcomes, as HTML', km: 'ចំណេះដឹងដែលទទួលបាន ជា HTML' },
  audience: { en: 'Audience, as HTML', km: 'អ្នកចូលរួមគោលដៅ ជា HTML' },
  programme: { en: 'Programme, as HTML', km: 'កម្មវិធី ជា HTML' },
  speakers: { en: 'Trainers or speakers', km: 'គ្រូបណ្ដុះបណ្ដាល ឬវាគ្មិន' },
  companies: { en: 'Participating companies', km: 'ក្រុមហ៊ុនចូលរួម' },
};

/** Purpose of each call. */
export const partnerCalls: Record<`/partner/${'job' | 'training' | 'event'}${'' | '/:id'}`, Localized> = {
  '/partner/job': { en: 'Open jobs', km: 'ការងារកំពុងផ្សាយ' },
  '/partner/job/:id': { en: 'One job in full', km: 'ព័ត៌មានពេញលេញនៃការងារមួយ' },
  '/partner/training': { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  '/partner/training/:id': { en: 'One training in full', km: 'ព័ត៌មានពេញលេញនៃវគ្គបណ្ដុះបណ្ដាលមួយ' },
  '/partner/event': { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  '/partner/event/:id': { en: 'One event in full', km: 'ព័ត៌មានពេញលេញនៃព្រឹត្តិការណ៍មួយ' },
};

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
  _id: { en: 'Id, which stays', km: 'លេខសម្គាល់ដែលមិនផ្លាស់ប្ដូរ' },
  url: { en: 'Its page here: please link to it', km: 'ទំព័រនៅទីនេះ៖ សូមដាក់តំណមកទំព័រនេះ' },
  kind: { en: 'Training or event', km: 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍' },
  status: { en: 'Status', km: 'ស្ថានភាព' },
  postCode: { en: 'Number of the job, as people say it', km: 'លេខកូដការងារ' },
  title: { en: 'Title, in the language it was written in', km: 'ចំណងជើង តាមភាសាដែលបានសរសេរ' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  category: { en: 'Category', km: 'ផ្នែកការងារ' },
  industry: { en: 'Industry', km: 'វិស័យ' },
  province: { en: 'Province', km: 'រាជធានី/ខេត្ត' },
  salaryFrom: {
    en: 'Minimum salary a month, in hundredths of the currency',
    km: 'ប្រាក់ខែអប្បបរមា គិតជា 1/100 នៃរូបិយប័ណ្ណ',
  },
  salaryTo: {
    en: 'Maximum salary a month, in hundredths of the currency',
    km: 'ប្រាក់ខែអតិបរមា គិតជា 1/100 នៃរូបិយប័ណ្ណ',
  },
  negotiable: { en: 'Whether the salary can be agreed on', km: 'ប្រាក់ខែអាចចរចាបាន' },
  postedAt: { en: 'When it was posted', km: 'ពេលផ្សាយ' },
  closingDate: { en: 'Last day to apply', km: 'ថ្ងៃផុតកំណត់ដាក់ពាក្យ' },
  closedOn: { en: 'Last day on which it was open', km: 'ថ្ងៃចុងក្រោយដែលនៅបើក' },
  open: { en: 'Whether one can apply here now', km: 'អាចដាក់ពាក្យនៅទីនេះឥឡូវ' },
  createdAt: { en: 'When it was made', km: 'ពេលបង្កើត' },
  updatedAt: { en: 'When it was changed last', km: 'ពេលកែប្រែចុងក្រោយ' },
  vacancies: { en: 'How many people are wanted', km: 'ចំនួនជ្រើសរើស' },
  description: { en: 'Description, as HTML', km: 'ការពិពណ៌នា ជា HTML' },
  requirements: { en: 'Requirements, as HTML', km: 'លក្ខខណ្ឌតម្រូវ ជា HTML' },
  benefits: { en: 'Benefits, as HTML', km: 'អត្ថប្រយោជន៍ ជា HTML' },
  applyBy: { en: 'Ways to apply', km: 'របៀបដាក់ពាក្យ' },
  contactName: { en: 'Contact, where the page shows one', km: 'អ្នកទទួលទំនាក់ទំនង បើទំព័រមានបង្ហាញ' },
  contactPhone: { en: 'Its phone number', km: 'លេខទូរស័ព្ទទំនាក់ទំនង' },
  contactEmail: { en: 'Its e-mail', km: 'អ៊ីមែលទំនាក់ទំនង' },
  attachments: { en: 'Documents', km: 'ឯកសារភ្ជាប់' },
  eventType: { en: 'Type of event', km: 'ប្រភេទព្រឹត្តិការណ៍' },
  level: { en: 'Level', km: 'កម្រិត' },
  cover: { en: 'Picture, small and large', km: 'រូបភាព តូច និងធំ' },
  online: { en: 'Whether one can take part online', km: 'អាចចូលរួមតាមអនឡាញ' },
  venue: { en: 'Venue', km: 'ទីកន្លែង' },
  fee: {
    en: 'Fee in hundredths of the currency; null is free',
    km: 'តម្លៃចូលរួម គិតជា 1/100 នៃរូបិយប័ណ្ណ; null គឺមិនគិតថ្លៃ',
  },
  earlyFee: { en: 'Early-bird fee, counted the same', km: 'តម្លៃពិសេសចុះឈ្មោះមុន គិតដូចគ្នា' },
  earlyUntil: { en: 'Last day of the early-bird fee', km: 'ថ្ងៃចុងក្រោយនៃតម្លៃពិសេស' },
  startsAt: { en: 'Beginning of the first session', km: 'ពេលចាប់ផ្ដើមវគ្គទីមួយ' },
  endsAt: { en: 'End of the last session', km: 'ពេលបញ្ចប់វគ្គចុងក្រោយ' },
  nextSession: { en: 'The session that is next, or under way', km: 'វគ្គបន្ទាប់ ឬកំពុងដំណើរការ' },
  sessionCount: { en: 'Number of sessions', km: 'ចំនួនវគ្គ' },
  sessions: { en: 'All sessions', km: 'វគ្គទាំងអស់' },
  seats: { en: 'Seats; null is as many as come', km: 'ចំនួនកៅអី; null គឺមិនកំណត់' },
  seatsLeft: { en: 'Seats left', km: 'ចំនួនកៅអីនៅសល់' },
  registerUntil: { en: 'Last day to register', km: 'ថ្ងៃចុងក្រោយចុះឈ្មោះ' },
  certificate: { en: 'Whether there is a certificate of attendance', km: 'មានវិញ្ញាបនបត្រចូលរួម' },
  outcomes: { en: 'What one learns, as HTML', km: 'អ្វីដែលនឹងទទួលបាន ជា HTML' },
  audience: { en: 'Whom it is for, as HTML', km: 'សម្រាប់អ្នកណា ជា HTML' },
  programme: { en: 'Programme, as HTML', km: 'កម្មវិធី ជា HTML' },
  speakers: { en: 'Trainers or speakers', km: 'គ្រូបណ្ដុះបណ្ដាល ឬវាគ្មិន' },
  companies: { en: 'Companies that take part', km: 'ក្រុមហ៊ុនដែលចូលរួម' },
};

/** Purpose of each call. */
export const partnerCalls: Record<`/partner/${'job' | 'training' | 'event'}${'' | '/:id'}`, Localized> = {
  '/partner/job': { en: 'Open jobs', km: 'ការងារដែលកំពុងជ្រើសរើស' },
  '/partner/job/:id': { en: 'One job, whole', km: 'ការងារមួយ ទាំងស្រុង' },
  '/partner/training': { en: 'Trainings', km: 'វគ្គបណ្ដុះបណ្ដាល' },
  '/partner/training/:id': { en: 'One training, whole', km: 'វគ្គបណ្ដុះបណ្ដាលមួយ ទាំងស្រុង' },
  '/partner/event': { en: 'Events', km: 'ព្រឹត្តិការណ៍' },
  '/partner/event/:id': { en: 'One event, whole', km: 'ព្រឹត្តិការណ៍មួយ ទាំងស្រុង' },
};

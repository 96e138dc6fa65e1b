import { filter, type List } from '../kernel/list.ts';
import { byDate, byName, type OptionOf, type Options, some } from '../kernel/option.ts';

/**
 * State of a company as the operator sees it: verified, waiting for it, its owner's address not confirmed, imported
 * from a file and not claimed yet, or suspended with its owner's account.
 */
export const companyStates = {
  waiting: { en: 'Not verified', km: 'មិនទាន់ផ្ទៀងផ្ទាត់' },
  verified: { en: 'Verified', km: 'បានផ្ទៀងផ្ទាត់' },
  unconfirmed: { en: 'E-mail not confirmed', km: 'មិនទាន់បញ្ជាក់អ៊ីមែល' },
  unclaimed: { en: 'Imported, no owner yet', km: 'នាំចូល មិនទាន់មានម្ចាស់' },
  suspended: { en: 'Suspended', km: 'បានផ្អាក' },
} satisfies Options;
export type CompanyState = OptionOf<typeof companyStates>;

export const companyOrders = {
  with: { en: 'With orders', km: 'មានការបញ្ជាទិញ' },
  without: { en: 'Without orders', km: 'គ្មានការបញ្ជាទិញ' },
} satisfies Options;
export type CompanyOrders = OptionOf<typeof companyOrders>;

/** Whether a company has sent documents to be verified by. */
export const companyPapers = {
  with: { en: 'With documents', km: 'មានឯកសារ' },
  without: { en: 'Without documents', km: 'គ្មានឯកសារ' },
} satisfies Options;
export type CompanyPapers = OptionOf<typeof companyPapers>;

/** Days without an open job, a new one, a training or an event, after which a company counts as dormant. */
export const dormantDays = 90;

export const companyActivities = {
  active: { en: 'Active', km: 'កំពុងសកម្ម' },
  dormant: { en: 'Nothing published for 90 days', km: 'មិនបានផ្សាយអ្វីអស់ 90 ថ្ងៃ' },
} satisfies Options;
export type CompanyActivity = OptionOf<typeof companyActivities>;

export const adminCompanySorts = { ...byDate, ...some(byName, 'name_1') } satisfies Options;

/** What the operator has verified a company by. */
export const companyEvidence = {
  registration: { en: 'Registration number', km: 'លេខចុះបញ្ជីពាណិជ្ជកម្ម' },
  website: { en: 'Website', km: 'គេហទំព័រ' },
  mail: { en: 'E-mail address at the company’s website', km: 'អ៊ីមែលតាមដែនគេហទំព័រក្រុមហ៊ុន' },
  phone: { en: 'A phone call', km: 'ការទូរស័ព្ទ' },
  documents: { en: 'Documents', km: 'ឯកសារ' },
} satisfies Options;
export type CompanyEvidence = OptionOf<typeof companyEvidence>;

/** How the address of the owner's e-mail relates to the company's website. */
export const mailDomains = {
  same: { en: 'Belongs to this website', km: 'ជារបស់គេហទំព័រនេះ' },
  other: { en: 'Doesn’t belong to this website', km: 'មិនមែនជារបស់គេហទំព័រនេះទេ' },
  shared: { en: 'Anyone can have an address like this', km: 'នរណាក៏អាចមានអាសយដ្ឋានប្រភេទនេះដែរ' },
} satisfies Options;

export const adminCompanies = {
  filters: {
    state: filter.several(companyStates, 'status', 'ស្ថានភាព'),
    orders: filter.one(companyOrders, 'orders', 'ការបញ្ជាទិញ'),
    papers: filter.one(companyPapers, 'documents', 'ឯកសារ'),
    activity: filter.one(companyActivities, 'activity', 'សកម្មភាព'),
  },
  sorts: adminCompanySorts,
} as const satisfies List;

import type { Locale, Localized } from './locale.ts';

/** What a field is called inside a sentence, by the last part of its path or by the whole path. */
const labels: Record<string, Localized> = {
  about: { en: 'about the company', km: 'អំពីក្រុមហ៊ុន' },
  action: { en: 'action', km: 'សកម្មភាព' },
  actorId: { en: 'admin', km: 'អ្នកគ្រប់គ្រង' },
  address: { en: 'address', km: 'អាសយដ្ឋាន' },
  ageFrom: { en: 'minimum age', km: 'អាយុអប្បបរមា' },
  ageTo: { en: 'maximum age', km: 'អាយុអតិបរមា' },
  attachments: { en: 'attachments', km: 'ឯកសារភ្ជាប់' },
  applyBy: { en: 'how to apply', km: 'របៀបដាក់ពាក្យ' },
  benefits: { en: 'benefits', km: 'អត្ថប្រយោជន៍' },
  categoryId: { en: 'category', km: 'ផ្នែកការងារ' },
  closingDate: { en: 'closing date', km: 'ថ្ងៃផុតកំណត់' },
  code: { en: 'code', km: 'លេខកូដ' },
  company: { en: 'company', km: 'ក្រុមហ៊ុន' },
  'company.address': { en: "company's address", km: 'អាសយដ្ឋានក្រុមហ៊ុន' },
  'company.name': { en: "company's name", km: 'ឈ្មោះក្រុមហ៊ុន' },
  companyId: { en: 'company', km: 'ក្រុមហ៊ុន' },
  confirmPassword: { en: 'confirm password', km: 'ពាក្យសម្ងាត់ម្ដងទៀត' },
  contactEmail: { en: 'contact e-mail', km: 'អ៊ីមែលទំនាក់ទំនង' },
  contactName: { en: 'contact person', km: 'ឈ្មោះអ្នកទំនាក់ទំនង' },
  contactPhone: { en: 'contact phone', km: 'លេខទូរស័ព្ទទំនាក់ទំនង' },
  coverLetter: { en: 'cover letter', km: 'លិខិតអមពាក្យសុំ' },
  currentPassword: { en: 'current password', km: 'ពាក្យសម្ងាត់បច្ចុប្បន្ន' },
  currency: { en: 'currency', km: 'រូបិយប័ណ្ណ' },
  cv: { en: 'CV', km: 'ប្រវត្តិរូប (CV)' },
  description: { en: 'responsibilities', km: 'តួនាទី និងការទទួលខុសត្រូវ' },
  email: { en: 'e-mail', km: 'អ៊ីមែល' },
  experience: { en: 'experience', km: 'បទពិសោធន៍' },
  file: { en: 'file', km: 'ឯកសារ' },
  from: { en: 'first day', km: 'ថ្ងៃចាប់ផ្ដើម' },
  gender: { en: 'gender', km: 'ភេទ' },
  hiring: { en: 'open jobs', km: 'ការងារកំពុងផ្សាយ' },
  industryId: { en: 'industry', km: 'វិស័យ' },
  job: { en: 'job', km: 'ការងារ' },
  jobId: { en: 'job', km: 'ការងារ' },
  kind: { en: 'kind', km: 'ប្រភេទ' },
  languages: { en: 'languages', km: 'ភាសា' },
  limit: { en: 'limit', km: 'ចំនួនក្នុងមួយទំព័រ' },
  locale: { en: 'language', km: 'ភាសា' },
  logo: { en: 'logo', km: 'ឡូហ្គោ' },
  name: { en: 'name', km: 'ឈ្មោះ' },
  nameKm: { en: 'name in Khmer', km: 'ឈ្មោះជាភាសាខ្មែរ' },
  negotiable: { en: 'negotiable', km: 'អាចចរចា' },
  offset: { en: 'offset', km: 'ទីតាំងចាប់ផ្ដើម' },
  originalName: { en: 'file name', km: 'ឈ្មោះឯកសារ' },
  password: { en: 'password', km: 'ពាក្យសម្ងាត់' },
  path: { en: 'file', km: 'ឯកសារ' },
  phone: { en: 'phone number', km: 'លេខទូរស័ព្ទ' },
  photo: { en: 'photo', km: 'រូបថត' },
  photos: { en: 'photos', km: 'រូបថត' },
  posted: { en: 'date posted', km: 'ថ្ងៃផ្សាយ' },
  provinceId: { en: 'province', km: 'រាជធានី/ខេត្ត' },
  publish: { en: 'publish', km: 'ផ្សាយ' },
  qualification: { en: 'qualification', km: 'កម្រិតវប្បធម៌' },
  reason: { en: 'reason', km: 'មូលហេតុ' },
  requirements: { en: 'requirements', km: 'លក្ខខណ្ឌតម្រូវ' },
  role: { en: 'role', km: 'តួនាទី' },
  salary: { en: 'salary', km: 'ប្រាក់ខែ' },
  salaryFrom: { en: 'minimum salary', km: 'ប្រាក់ខែអប្បបរមា' },
  salaryTo: { en: 'maximum salary', km: 'ប្រាក់ខែអតិបរមា' },
  search: { en: 'search', km: 'ពាក្យស្វែងរក' },
  size: { en: 'size', km: 'ទំហំ' },
  skills: { en: 'skills', km: 'ជំនាញ' },
  'skills.name': { en: 'skill', km: 'ជំនាញ' },
  sort: { en: 'sort', km: 'លំដាប់' },
  state: { en: 'state', km: 'ស្ថានភាព' },
  status: { en: 'status', km: 'ស្ថានភាព' },
  targetId: { en: 'account', km: 'គណនី' },
  title: { en: 'job title', km: 'មុខតំណែង' },
  to: { en: 'last day', km: 'ថ្ងៃបញ្ចប់' },
  token: { en: 'code', km: 'លេខកូដ' },
  type: { en: 'job type', km: 'ប្រភេទការងារ' },
  updatedAt: { en: 'version', km: 'កំណែ' },
  vacancies: { en: 'vacancies', km: 'ចំនួនជ្រើសរើស' },
  website: { en: 'website', km: 'គេហទំព័រ' },
};

/**
 * The name of the field at `path` (such as `company.name`, `skills.2.name` or `filter[categoryId]`) in `locale`;
 * the path's last part where the field has no name of its own.
 */
export function fieldLabel(path: string, locale: Locale): string {
  const parts = path
    .replace(/^filter\[(.*)\]$/, '$1')
    .split('.')
    .filter((part) => !/^\d+$/.test(part));
  const leaf = parts.at(-1) ?? path;
  const label = Object.hasOwn(labels, parts.join('.'))
    ? labels[parts.join('.')]
    : Object.hasOwn(labels, leaf)
      ? labels[leaf]
      : undefined;
  return label?.[locale] ?? leaf;
}

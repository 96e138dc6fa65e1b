import type { OptionOf, Options } from '../kernel/option.ts';

/** Maximum number of documents that a company sends to be verified by. */
export const maxCompanyPapers = 5;

/** Documents by which the operator can verify a company. */
export const companyPaperKinds = {
  registration: { en: 'Certificate of registration', km: 'វិញ្ញាបនបត្រចុះបញ្ជីពាណិជ្ជកម្ម' },
  patent: { en: 'Patent tax certificate', km: 'វិញ្ញាបនបត្រប៉ាតង់' },
  licence: { en: 'Licence or permit from a ministry', km: 'អាជ្ញាប័ណ្ណ ឬលិខិតអនុញ្ញាតពីក្រសួង' },
  other: { en: 'Other document', km: 'ឯកសារផ្សេង' },
} satisfies Options;
export type CompanyPaperKind = OptionOf<typeof companyPaperKinds>;

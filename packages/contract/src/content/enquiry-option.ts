import type { OptionOf, Options } from '../kernel/option.ts';

/** Purposes of an enquiry: requesting a service, or a message. */
export const enquiryKinds = {
  service: { en: 'Service', km: 'សេវាកម្ម' },
  contact: { en: 'Message', km: 'សារ' },
} satisfies Options;
export type EnquiryKind = OptionOf<typeof enquiryKinds>;

export const enquiryStatuses = {
  open: { en: 'Open', km: 'មិនទាន់ដោះស្រាយ' },
  done: { en: 'Done', km: 'ដោះស្រាយរួច' },
} satisfies Options;
export type EnquiryStatus = OptionOf<typeof enquiryStatuses>;

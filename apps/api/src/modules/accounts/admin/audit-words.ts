import type { AuditFact } from '@acheep/contract/accounts/admin';
import { adminUserDisable } from '@acheep/contract/accounts/admin';
import type { AuditAction, AuditSubject } from '@acheep/contract/accounts/admin-option';
import { adminOrderConfirm, adminOrderNote } from '@acheep/contract/billing/order-admin';
import { adminPackageStatus, adminPackageUpdate } from '@acheep/contract/billing/package';
import { adminServiceUpdate } from '@acheep/contract/billing/service';
import { adminCompanyUpdate } from '@acheep/contract/companies/company-admin';
import { companyEvidence } from '@acheep/contract/companies/company-admin-option';
import { invitationBody } from '@acheep/contract/companies/company-member';
import { mergeKinds } from '@acheep/contract/companies/company-merge-option';
import { companyPaperKinds } from '@acheep/contract/companies/company-paper-option';
import { adminArticleStatus, adminArticleUpdate } from '@acheep/contract/content/article-admin';
import { adminBannerUpdate } from '@acheep/contract/content/banner';
import { bannerTypes } from '@acheep/contract/content/banner-option';
import { adminEnquiryUpdate } from '@acheep/contract/content/enquiry';
import { adminPostHide } from '@acheep/contract/feed/moderation';
import { applicationStatuses } from '@acheep/contract/hiring/application-option';
import { adminJobMark, adminJobPromote, adminJobRefuse } from '@acheep/contract/jobs/job-admin';
import { jobMarks } from '@acheep/contract/jobs/job-moderation-option';
import { adminReferenceUpdate } from '@acheep/contract/jobs/reference-admin';
import { referenceKinds } from '@acheep/contract/jobs/reference-option';
import { optionsOf } from '@acheep/contract/kernel/choice';
import { dateText } from '@acheep/contract/kernel/date-text';
import { fieldAt, fieldLabel, inside } from '@acheep/contract/kernel/field-label';
import { asLabel, type Localized } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { roles } from '@acheep/contract/kernel/role';
import { telegramChannelUpdate } from '@acheep/contract/messaging/telegram-channel';
import { adminImportCreate } from '@acheep/contract/platform/import';
import { importKinds } from '@acheep/contract/platform/import-option';
import { adminSettingUpdate } from '@acheep/contract/platform/operator-setting';
import type { z } from 'zod';
import { became, nothing, untold } from './audit-change.ts';

/** Bodies with which records are changed: they have the words of their fields and choices. */
const bodies: Partial<Record<AuditSubject | 'account', readonly z.ZodType[]>> = {
  account: [adminUserDisable.body],
  article: [adminArticleUpdate.body, adminArticleStatus.body],
  banner: [adminBannerUpdate.body],
  company: [adminCompanyUpdate.body, invitationBody],
  comment: [adminPostHide.body],
  enquiry: [adminEnquiryUpdate.body],
  import: [adminImportCreate.query],
  job: [adminJobPromote.body, adminJobRefuse.body, adminJobMark.body],
  order: [adminOrderConfirm.body, adminOrderNote.body],
  package: [adminPackageUpdate.body, adminPackageStatus.body],
  post: [adminPostHide.body, adminJobPromote.body],
  reference: [adminReferenceUpdate.body],
  service: [adminServiceUpdate.body],
  setting: [adminSettingUpdate.body],
  telegram_channel: [telegramChannelUpdate.body],
};

/** Words of details that are no field of those bodies. */
const others: Options = {
  after: { en: 'After', km: 'ក្រោយ' },
  alerts: { en: 'Saved searches', km: 'ការស្វែងរកដែលបានរក្សាទុក' },
  before: { en: 'Before', km: 'មុន' },
  by: { en: 'Confirmed by', km: 'បញ្ជាក់ដោយ' },
  checked: { en: 'Checked', km: 'អ្វីដែលបានពិនិត្យ' },
  channel: { en: 'Channel', km: 'ឆានែល' },
  candidate: { en: 'Candidate', km: 'បេក្ខជន' },
  companies: { en: 'Companies', km: 'ក្រុមហ៊ុន' },
  company: { en: 'Company', km: 'ក្រុមហ៊ុន' },
  count: { en: 'Number', km: 'ចំនួន' },
  creditNote: { en: 'Credit note', km: 'ប័ណ្ណឥណទាន' },
  documents: { en: 'Documents', km: 'ឯកសារ' },
  file: { en: 'File', km: 'ឯកសារ' },
  from: { en: 'From', km: 'ពី' },
  gathering: { en: 'Training or event', km: 'វគ្គបណ្ដុះបណ្ដាល ឬព្រឹត្តិការណ៍' },
  holds: { en: 'Content', km: 'ខ្លឹមសារ' },
  into: { en: 'Into', km: 'ទៅក្នុង' },
  invoice: { en: 'Invoice', km: 'វិក្កយបត្រ' },
  job: { en: 'Job', km: 'ការងារ' },
  jobs: { en: 'Jobs', km: 'ការងារ' },
  key: { en: 'Key', km: 'កូនសោ' },
  links: { en: 'Links', km: 'តំណ' },
  list: { en: 'List', km: 'បញ្ជី' },
  mark: { en: 'Flag', km: 'ចំណុចសង្ស័យ' },
  name: { en: 'Name', km: 'ឈ្មោះ' },
  of: { en: 'Version of', km: 'កំណែថ្ងៃ' },
  offered: { en: 'Active', km: 'ឱ្យជ្រើសរើស' },
  order: { en: 'Order', km: 'ការបញ្ជាទិញ' },
  origin: { en: 'Created by', km: 'បង្កើតដោយ' },
  partner: { en: 'Partner', km: 'ដៃគូ' },
  pinnedUntil: { en: 'Pinned until', km: 'ខ្ទាស់រហូតដល់' },
  place: { en: 'Place', km: 'ទីតាំង' },
  publishAt: { en: 'Published on', km: 'ផ្សាយនៅ' },
  reason: { en: 'Reason', km: 'មូលហេតុ' },
  resumes: { en: 'CVs', km: 'ប្រវត្តិរូប' },
  role: { en: 'Role', km: 'តួនាទី' },
  status: { en: 'Status', km: 'ស្ថានភាព' },
  task: { en: 'Task', km: 'កិច្ចការ' },
  texts: { en: 'Articles', km: 'អត្ថបទ' },
  to: { en: 'Decision', km: 'ការសម្រេច' },
  until: { en: 'Until', km: 'រហូតដល់' },
  views: { en: 'CV views', km: 'សិទ្ធិបើកមើលប្រវត្តិរូប' },
  words: { en: 'Text', km: 'អត្ថបទ' },
};

/** Choices of details that are no field of those bodies. */
const choices: Readonly<Record<string, Options>> = {
  checked: companyEvidence,
  documents: companyPaperKinds,
  holds: importKinds,
  list: referenceKinds,
  mark: jobMarks,
  place: bannerTypes,
  role: roles,
  to: applicationStatuses,
};

const said: Options = {
  true: { en: 'Yes', km: 'បាទ/ចាស' },
  false: { en: 'No', km: 'ទេ' },
  [untold]: { en: 'changed', km: 'បានប្ដូរ' },
  'taken away': { en: 'removed', km: 'បានដកចេញ' },
};

const same = (text: string): Localized => ({ en: text, km: text });

const dated = (value: string): Localized => {
  const format = value.length === 10 ? 'day' : 'time';
  return { en: dateText(value, 'en', format), km: dateText(value, 'km', format) };
};
const isDate = (value: string) =>
  /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(value) && !Number.isNaN(Date.parse(value));

/** Options of the field at `path`, inside what wraps it. */
function optionsAt(schema: z.ZodType, path: string): Options | undefined {
  for (let at = fieldAt(schema, path) as Parameters<typeof inside>[0] | undefined; at; at = inside(at)) {
    const options = optionsOf(at);
    if (options) return options;
  }
  return undefined;
}

/** Details and changes of an entry in words of both languages; the parts of `left` are said otherwise. */
export function factsOf(
  action: AuditAction,
  kind: AuditSubject | null,
  details: Readonly<Record<string, string>>,
  left: readonly string[],
): AuditFact[] {
  const schemas = bodies[kind ?? 'account'] ?? [];
  const first = <T>(find: (schema: z.ZodType) => T | undefined) => {
    for (const schema of schemas) {
      const found = find(schema);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const nameOf = (field: string) =>
    (kind === 'company' ? (mergeKinds as Options)[field] : undefined) ??
    asLabel(first((schema) => fieldLabel(schema, field)) ?? others[field] ?? same(field));
  const wordsOf = (field: string, value: string): Localized | null => {
    if (value === nothing || value === '') return null;
    const options = choices[field] ?? first((schema) => optionsAt(schema, field));
    const several = options && value.split(', ').map((one) => options[one]);
    if (several && several.length > 1 && several.every((one) => one !== undefined))
      return { en: several.map(({ en }) => en).join(', '), km: several.map(({ km }) => km).join(', ') };
    return options?.[value] ?? said[value] ?? (isDate(value) ? dated(value) : same(value));
  };
  return Object.entries(details)
    .filter(([field, value]) => value !== '' && !left.includes(field))
    .map(([field, value]) => {
      const [before = '', ...after] = value.split(became);
      // Of a merge, the two are names: the arrow may be part of one.
      if (after.length === 0 || action === 'company.merge')
        return { name: nameOf(field), to: wordsOf(field, value) };
      return {
        name: nameOf(field),
        from: wordsOf(field, before),
        to: wordsOf(field, after.join(became)),
      };
    });
}

import { type AuditFact, adminUserDisable } from '@acheep/contract/accounts/admin';
import { optionsOf } from '@acheep/contract/kernel/choice';
import { dateText } from '@acheep/contract/kernel/date-text';
import { fieldAt, fieldLabel, inside } from '@acheep/contract/kernel/field-label';
import { asLabel, type Localized, untranslated } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { roles } from '@acheep/contract/kernel/role';
import type { z } from 'zod';
import { became, nothing, untold } from './audit-change.ts';
import { type AuditedRecords, namingOf } from './audit-subject.ts';
import type { AuditDetails } from './audited-record.ts';

/** Bodies with which accounts are changed. */
const bodiesOfAccounts = [adminUserDisable.body];

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

const valueLabels: Options = {
  true: { en: 'Yes', km: 'បាទ/ចាស' },
  false: { en: 'No', km: 'ទេ' },
  [untold]: { en: 'changed', km: 'បានប្ដូរ' },
  'taken away': { en: 'removed', km: 'បានដកចេញ' },
};

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

/** Details and changes of an entry in words of both languages, without those that name its subject. */
export function factsOf(
  records: AuditedRecords,
  action: string,
  kind: string | null,
  details: AuditDetails,
): AuditFact[] {
  const record = kind === null ? undefined : records[kind];
  const schemas = kind === null ? bodiesOfAccounts : (record?.bodies ?? []);
  const left = kind !== null && record ? namingOf(kind, record) : [];
  const first = <T>(find: (schema: z.ZodType) => T | undefined) => {
    for (const schema of schemas) {
      const found = find(schema);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const nameOf = (field: string) =>
    record?.words?.[field] ??
    asLabel(first((schema) => fieldLabel(schema, field)) ?? others[field] ?? untranslated(field));
  const wordsOf = (field: string, value: string): Localized | null => {
    if (value === nothing || value === '') return null;
    const options =
      record?.choices?.[field] ??
      (field === 'role' ? (roles as Options) : undefined) ??
      first((schema) => optionsAt(schema, field));
    const several = options && value.split(', ').map((one) => options[one]);
    if (several && several.length > 1 && several.every((one) => one !== undefined))
      return { en: several.map(({ en }) => en).join(', '), km: several.map(({ km }) => km).join(', ') };
    return options?.[value] ?? valueLabels[value] ?? (isDate(value) ? dated(value) : untranslated(value));
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

import type { AuditEntry } from '@acheep/contract/accounts/admin';
import type { Module } from '../../../module.ts';
import type { AuditDetails, AuditedRecord } from './audited-record.ts';

export type AuditedRecords = Readonly<Record<string, AuditedRecord>>;

/** Kinds of records that the modules have in the audit log. */
export const auditedIn = (modules: readonly Module[]): AuditedRecords =>
  Object.assign({}, ...modules.map(({ audited }) => audited));

/** Actions whose name begins with another word than their record. */
const kinds: Readonly<Record<string, string>> = { screening: 'job' };

/** Kind of the record that an entry is about; null for those about accounts. */
function kindOf(records: AuditedRecords, action: string, details: AuditDetails): string | null {
  const [word = ''] = action.split('.');
  if (word === 'said' || word === 'report')
    return ['comment', 'job', 'company'].find((noun) => noun in details) ?? 'post';
  return word in records ? word : (kinds[word] ?? null);
}

/** Details that name the subject, or only serve to find it. */
export const namingOf = (kind: string, { name }: AuditedRecord): string[] => [
  name,
  ...(kind === 'company' ? ['into', 'fromId', 'intoId'] : []),
];

/** The record that an entry is about, with its page. */
export function presentSubject(
  records: AuditedRecords,
  action: string,
  subjectId: string | null,
  details: AuditDetails,
): AuditEntry['subject'] {
  const kind = kindOf(records, action, details);
  const record = kind === null ? undefined : records[kind];
  if (kind === null || !record) return null;
  const isThere = record.isList || (subjectId !== null && !action.endsWith('.delete'));
  return {
    kind,
    title: record.title,
    _id: subjectId,
    // Of a merge, it is the company that stays.
    name: (kind === 'company' && details.into) || details[record.name] || null,
    path: isThere ? (record.page?.(subjectId ?? '', details) ?? null) : null,
  };
}

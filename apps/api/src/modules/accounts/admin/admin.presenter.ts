import {
  type AdminUser,
  type AdminUserDetail,
  type AuditEntry,
  adminUser,
  auditEntry,
} from '@acheep/contract/accounts/admin';
import type { SessionEntry } from '@acheep/contract/accounts/session';
import { auditActions } from '@acheep/contract/audit';
import { untranslated } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import { plain } from '../../../plain.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { accountActionsOf, stateOf } from './admin.policy.ts';
import type { UserRow } from './admin.repository.ts';
import type { AuditRow, People } from './audit.repository.ts';
import { type AuditedRecords, presentSubject } from './audit-subject.ts';
import { factsOf } from './audit-words.ts';

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

export const presentUser = (row: UserRow): AdminUser => ({
  ...plain(adminUser, row),
  email: addressOf(row.email),
  state: stateOf(row),
  company: row.membership && {
    _id: row.membership.company.id,
    name: row.membership.company.name,
    verified: row.membership.company.verifiedAt !== null,
  },
});

export const presentUserDetail = (
  row: UserRow,
  {
    counts,
    sessions,
    isSeeking,
  }: { counts: AdminUserDetail['counts']; sessions: SessionEntry[]; isSeeking: boolean },
  actorId: string,
): AdminUserDetail => ({
  ...presentUser(row),
  locale: row.locale,
  activatedAt: isoOrNull(row.activatedAt),
  disabledAt: isoOrNull(row.disabledAt),
  company: row.membership && {
    _id: row.membership.company.id,
    name: row.membership.company.name,
    address: row.membership.company.address,
    verifiedAt: isoOrNull(row.membership.company.verifiedAt),
  },
  counts,
  sessions,
  actions: accountActionsOf(actorId, row, isSeeking),
});

function presentPerson(id: string | null, people: People) {
  const person = id ? people.get(id) : undefined;
  return id ? { _id: id, name: person?.name ?? null, email: person ? addressOf(person.email) : null } : null;
}

/** What was done, in words; an older version of the site may have done other things. */
export const titleOfAction = (action: string) => (auditActions as Options)[action] ?? untranslated(action);

export function presentAudit(records: AuditedRecords, row: AuditRow, people: People): AuditEntry {
  const { action } = row;
  const details = row.details as Record<string, string>;
  const subject = presentSubject(records, action, row.subjectId, details);
  const kind = subject?.kind ?? null;
  return {
    ...plain(auditEntry, row),
    action,
    title: titleOfAction(action),
    actor: presentPerson(row.actorId, people),
    target: presentPerson(row.targetId, people),
    subject,
    facts: factsOf(records, action, kind, details),
  };
}

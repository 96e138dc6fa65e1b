import * as contract from '@acheep/contract/accounts/admin';
import { auditActions } from '@acheep/contract/audit';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { type Locale, type Localized, untranslated } from '@acheep/contract/kernel/locale';
import type { Options } from '@acheep/contract/kernel/option';
import type { Deps } from '../../../deps.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { plain } from '../../../plain.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import * as audit from './audit.repository.ts';
import { became, nothing } from './audit-change.ts';
import { type AuditedRecords, auditedIn, presentSubject } from './audit-subject.ts';
import { factsOf } from './audit-words.ts';

function presentPerson(id: string | null, people: audit.People) {
  const person = id ? people.get(id) : undefined;
  return id ? { _id: id, name: person?.name ?? null, email: person ? addressOf(person.email) : null } : null;
}

/** What was done, in words; an older version of the site may have done other things. */
const titleOfAction = (action: string) => (auditActions as Options)[action] ?? untranslated(action);

function presentEntry(
  records: AuditedRecords,
  row: audit.AuditRow,
  people: audit.People,
): contract.AuditEntry {
  const { action } = row;
  const details = row.details as Record<string, string>;
  const subject = presentSubject(records, action, row.subjectId, details);
  const kind = subject?.kind ?? null;
  return {
    ...plain(contract.auditEntry, row),
    action,
    title: titleOfAction(action),
    actor: presentPerson(row.actorId, people),
    target: presentPerson(row.targetId, people),
    subject,
    facts: factsOf(records, action, kind, details),
  };
}

const auditColumns = {
  en: {
    at: 'When',
    actor: 'Who',
    actorEmail: 'Their e-mail',
    action: 'What',
    target: 'Whom',
    targetEmail: 'Their e-mail',
    record: 'Which',
    details: 'Details',
    request: 'Request',
  },
  km: {
    at: 'ពេលណា',
    actor: 'អ្នកធ្វើ',
    actorEmail: 'អ៊ីមែលអ្នកធ្វើ',
    action: 'សកម្មភាព',
    target: 'គណនីពាក់ព័ន្ធ',
    targetEmail: 'អ៊ីមែលគណនី',
    record: 'កំណត់ត្រា',
    details: 'ព័ត៌មានលម្អិត',
    request: 'លេខសំណើ',
  },
} satisfies Record<Locale, object>;

/** `2026-11-22 14:05:09` in Phnom Penh time: sortable, and recognized by spreadsheets as a date. */
const auditTime = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Asia/Phnom_Penh' });

/** The filtered audit log as a spreadsheet. */
async function auditTable(
  { database: { prisma }, modules, now }: Pick<Deps, 'database' | 'modules' | 'now'>,
  query: ParsedQueryOf<typeof contract.auditTable>,
  locale: Locale,
) {
  const found = await foundRows(
    prisma,
    (tx, page) => audit.listAuditIds(tx, { ...query, ...page }, now()),
    (ids) => audit.readAudit(prisma, ids),
  );
  const records = auditedIn(modules);
  async function* rows() {
    for await (const entry of found.rows) {
      const { action, actor, target } = entry;
      const details = entry.details as Record<string, string>;
      const subject = presentSubject(records, action, entry.subjectId, details);
      const facts = factsOf(records, action, subject?.kind ?? null, details);
      const translate = (words: Localized | null | undefined) => words?.[locale] ?? nothing;
      yield {
        at: auditTime(entry.createdAt),
        actor: actor?.name ?? entry.actorId,
        actorEmail: actor ? addressOf(actor.email) : null,
        action: titleOfAction(action)[locale],
        target: target?.name ?? entry.targetId,
        targetEmail: target ? addressOf(target.email) : null,
        record: subject && [subject.title[locale], subject.name].filter(Boolean).join(': '),
        details: facts
          .map(({ name, from, to }) =>
            from === undefined
              ? `${name[locale]}: ${translate(to)}`
              : `${name[locale]}: ${translate(from)}${became}${translate(to)}`,
          )
          .join('; '),
        request: entry.requestId,
      };
    }
  }
  return tableFile(`audit-${today(now())}.csv`, auditColumns[locale], rows());
}

type Needs = Pick<Deps, 'database' | 'modules' | 'now'>;

const auditService = ({ database: { prisma }, modules, now }: Needs) => ({
  actions: () => Object.entries<Localized>(auditActions).map(([action, title]) => ({ action, title })),

  async list({ query }: Call<typeof contract.auditList>) {
    const { rows, total } = await audit.listAudit(prisma, query, now());
    const people = await audit.findPeople(
      prisma,
      rows.flatMap(({ actorId, targetId }) => [actorId, targetId]),
    );
    const records = auditedIn(modules);
    return { data: rows.map((row) => presentEntry(records, row, people)), meta: pageMeta(total, query) };
  },
});

function auditRoutes(register: Register, deps: Deps) {
  const service = auditService(deps);
  register(contract.auditActionList, service.actions);
  register(contract.auditList, service.list);
  register(contract.auditTable, ({ query, locale }) => auditTable(deps, query, locale));
}

export const auditModule: Module = {
  audited: { record: { title: { en: 'Record', km: 'កំណត់ត្រា' }, name: 'record' } },
  routes: auditRoutes,
  tables: { audit_entry: { without: 'what admins did; it names accounts by their ids alone' } },
  on: {
    // Entries about the account remain, without the texts written about the person.
    'account.deleted': (tx, { id }) => audit.forgetDetails(tx, id),
  },
};

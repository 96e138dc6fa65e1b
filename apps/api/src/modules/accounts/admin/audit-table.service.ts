import type { auditTable as endpoint } from '@acheep/contract/accounts/admin';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { titleOfAction } from './admin.presenter.ts';
import { listAuditIds, readAudit } from './audit.repository.ts';
import { became, nothing } from './audit-change.ts';
import { auditedIn, presentSubject } from './audit-subject.ts';
import { factsOf } from './audit-words.ts';

const columns = {
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
const moment = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Asia/Phnom_Penh' });

/** The filtered audit log as a spreadsheet. */
export async function auditTable(
  { database: { prisma }, modules, now }: Pick<Deps, 'database' | 'modules' | 'now'>,
  query: ParsedQueryOf<typeof endpoint>,
  locale: Locale,
) {
  const found = await foundRows(
    prisma,
    (tx, page) => listAuditIds(tx, { ...query, ...page }, now()),
    (ids) => readAudit(prisma, ids),
  );
  const records = auditedIn(modules);
  async function* rows() {
    for await (const entry of found.rows) {
      const { action, actor, target } = entry;
      const details = entry.details as Record<string, string>;
      const subject = presentSubject(records, action, entry.subjectId, details);
      const facts = factsOf(records, action, subject?.kind ?? null, details);
      const said = (words: Localized | null | undefined) => words?.[locale] ?? nothing;
      yield {
        at: moment(entry.createdAt),
        actor: actor?.name ?? entry.actorId,
        actorEmail: actor ? addressOf(actor.email) : null,
        action: titleOfAction(action)[locale],
        target: target?.name ?? entry.targetId,
        targetEmail: target ? addressOf(target.email) : null,
        record: subject && [subject.title[locale], subject.name].filter(Boolean).join(': '),
        details: facts
          .map(({ name, from, to }) =>
            from === undefined
              ? `${name[locale]}: ${said(to)}`
              : `${name[locale]}: ${said(from)}${became}${said(to)}`,
          )
          .join('; '),
        request: entry.requestId,
      };
    }
  }
  return tableFile(`audit-${today(now())}.csv`, columns[locale], rows());
}

import * as admin from '@acheep/contract/accounts/admin';
import { auditActions } from '@acheep/contract/audit';
import { today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Locale, Localized } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import type { Module, Register } from '../../../module.ts';
import { foundRows, tableFile } from '../../../table-file.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { accountDisabledMail, companyToVerifyMail, editorMail } from './admin.mail.ts';
import { titleOfAction } from './admin.presenter.ts';
import { findUnverified, listAdmins, lockAdmins } from './admin.repository.ts';
import { adminService } from './admin.service.ts';
import { forgetDetails, listAuditIds, readAudit } from './audit.repository.ts';
import { became, nothing } from './audit-change.ts';
import { auditedIn, presentSubject } from './audit-subject.ts';
import { factsOf } from './audit-words.ts';

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
  query: ParsedQueryOf<typeof admin.auditTable>,
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
              ? `${name[locale]}: ${said(to)}`
              : `${name[locale]}: ${said(from)}${became}${said(to)}`,
          )
          .join('; '),
        request: entry.requestId,
      };
    }
  }
  return tableFile(`audit-${today(now())}.csv`, auditColumns[locale], rows());
}

/** Announces the company of a confirmed account to the admins; nothing if it has none, or a verified one. */
async function notifyOfCompany(tx: Transaction, { userId }: { userId: string }, deps: Deps) {
  const found = await findUnverified(tx, userId);
  if (!found) return undefined;
  const { id: companyId, name: company, owner } = found;
  const admins = await listAdmins(tx);
  for (const { email: to, locale, name } of admins) {
    const params = { name, company, person: owner.name, companyId };
    await sendMail(deps, tx, companyToVerifyMail, { to, locale, params });
  }
  const params = { company, id: companyId };
  await notify(deps, tx, 'company-to-verify', ...admins.map(({ id }) => ({ userId: id, params })));
  return undefined;
}

function adminRoutes(register: Register, deps: Deps) {
  const admins = adminService(deps);

  register(admin.adminUserList, admins.list);
  register(admin.adminUserGet, ({ actor, params }) => admins.get(actor, params.id));
  register(admin.adminUserDisable, admins.disable);
  register(admin.adminUserEnable, admins.enable);
  register(admin.adminActivationResend, admins.resendActivation);
  register(admin.adminEditorMake, admins.makeEditor);
  register(admin.adminEditorEnd, admins.endEditor);
  register(admin.adminSessionList, admins.sessions);
  register(admin.adminSessionEnd, admins.endSession);
  register(admin.auditActionList, () =>
    Object.entries<Localized>(auditActions).map(([action, title]) => ({ action, title })),
  );
  register(admin.auditList, admins.audit);
  register(admin.auditTable, ({ query, locale }) => auditTable(deps, query, locale));
}

export const adminModule: Module = {
  audited: { record: { title: { en: 'Record', km: 'កំណត់ត្រា' }, name: 'record' } },
  routes: adminRoutes,
  mails: [accountDisabledMail, editorMail, companyToVerifyMail],
  tables: { audit_entry: { without: 'what admins did; it names accounts by their ids alone' } },
  // The bells of admins name whoever signed up a company.
  ownedRecords: { notifications: async (_tx, userId) => [userId] },
  on: {
    'account.confirmed': notifyOfCompany,
    'company.added': notifyOfCompany,
    async 'account.deleting'(tx, { id, role }) {
      if (role !== 'admin') return;
      const able = await lockAdmins(tx);
      if (able.every((admin) => admin === id)) throw new AppError('admin.last');
    },
    // Audit entries about the account remain, without the texts written about the person.
    'account.deleted': (tx, { id }) => forgetDetails(tx, id),
  },
};

import type { AuditAction } from '@acheep/contract/audit';
import * as contract from '@acheep/contract/hiring/operator-screening';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { paths } from '@acheep/contract/paths';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { findRequest } from '../../billing/service-request/service-request.repository.ts';
import { lockCompany, lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { footers } from '../../messaging/mail/mail-footer.ts';
import { mailKind } from '../../messaging/mail/mail-kind.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { writeAudit } from '../../platform/audit/audit.repository.ts';
import type { By } from '../../platform/audit/by.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { filesAreOpen } from '../application/application.policy.ts';
import { decisionService } from '../application/application-decision.service.ts';
import {
  isOpen,
  presentOwnScreening,
  presentScreened,
  presentScreenedDetail,
  presentScreening,
} from './operator-screening.presenter.ts';
import * as screenings from './operator-screening.repository.ts';

/** Sent to the user who requested the screening: the operator has ended it. */
const screeningEndedMail = mailKind({
  name: 'screening-ended',
  title: { en: 'Screening ended', km: 'បញ្ចប់ការសម្រាំងបេក្ខជន' },
  category: 'service-done',
  isFree: true,
  sample: {
    name: 'Sok Dara',
    title: 'Accountant',
    jobId: '01900000-0000-7000-8000-000000000000',
    // Applications of the job per status.
    received: 2,
    shortlisted: 6,
    rejected: 31,
  },
  letter: ({ title, jobId, received, shortlisted, rejected }) => ({
    subject: { en: `Screening ended: ${title}`, km: `បានបញ្ចប់ការសម្រាំងបេក្ខជន៖ ${title}` },
    text: [
      {
        en: `We’ve ended the screening of applications for your job “${title}”, and can no longer see them.`,
        km: `យើងបានបញ្ចប់ការសម្រាំងបេក្ខជនសម្រាប់ការងារ «${title}» របស់អ្នក ហើយលែងអាចមើលពាក្យសុំទាំងនោះបានទៀត។`,
      },
      {
        en: `Short-listed: ${shortlisted}. Rejected: ${rejected}. Undecided: ${received}.`,
        km: `ស្ថានភាពពេលនេះ៖ ជាប់សម្រាំង ${shortlisted} នាក់ មិនជ្រើសរើស ${rejected} នាក់ មិនទាន់សម្រេច ${received} នាក់។`,
      },
    ],
    action: { en: 'View applications', km: 'មើលពាក្យសុំ', to: paths.manageApplied({ jobId }) },
    footer: footers.requestedService,
  }),
});

/** Reading and deciding by the operator, for as long as the company's screening is open. */
function operatorScreeningService(deps: Deps) {
  const { now } = deps;
  const { prisma } = deps.database;
  const decisions = decisionService(deps);
  const moment = () => momentAt(now());
  const signer = ({ sessionId, id: readerId }: Actor) => ({ ...deps, sessionId, readerId });

  const audit = (
    tx: Transaction,
    { actor, requestId }: By,
    action: AuditAction,
    { targetId, subjectId }: { targetId: string | null; subjectId: string | null },
    details: Record<string, string>,
  ) =>
    writeAudit(tx, { actorId: actor.id, action, targetId, subjectId, details, requestId, createdAt: now() });

  async function found(id: string) {
    const row = await screenings.findScreening(prisma, id);
    if (!row || !isOpen(row)) throw notFound();
    return row;
  }

  /** Opens an application of a screened job and records the reader in the audit log. */
  const opened = <T>(
    by: By,
    id: string,
    what: (row: screenings.ScreenedRow) => { file?: string; shown: T } | null,
  ) =>
    prisma.$transaction(async (tx) => {
      const row = await screenings.findScreened(tx, id);
      const given = row && what(row);
      if (!row || !given) throw notFound();
      const { job, name } = row;
      const details = { job: job.title, company: job.company.name, ...(given.file && { file: given.file }) };
      // Manually added candidates have no account for the audit entry to refer to, so it names them.
      await audit(
        tx,
        by,
        'screening.open',
        { targetId: row.applicantId, subjectId: job.id },
        {
          ...details,
          ...(row.applicantId === null && { candidate: name }),
        },
      );
      return given.shown;
    });

  const link = (actor: Actor, applicationId: string, id: string) =>
    signFileLink(deps, { id, sessionId: actor.sessionId, by: { noun: 'screening', id: applicationId } });

  /** Ends a screening of a locked company; of concurrent or repeated calls only the first has an effect. */
  const end = (tx: Transaction, id: string) => screenings.endScreening(tx, id, now());

  return {
    async list({ query }: Call<typeof contract.screeningList>) {
      const { rows, total } = await screenings.listScreenings(prisma, query);
      const open = rows.filter(isOpen);
      const countsOf = await screenings.countByJob(
        prisma,
        open.map(({ job }) => job.id),
      );
      return {
        data: open.map((row) => presentScreening(row, countsOf(row.job.id), moment())),
        meta: pageMeta(total, query),
      };
    },

    async get({ params: { id } }: Call<typeof contract.screeningGet>) {
      const row = await found(id);
      const countsOf = await screenings.countByJob(prisma, [row.job.id]);
      return presentScreening(row, countsOf(row.job.id), moment());
    },

    async listApplications({ actor, params: { id }, query }: Call<typeof contract.screeningApplications>) {
      const { job } = await found(id);
      const { rows, total, counts } = await screenings.listApplications(prisma, job.id, query, now());
      return {
        data: rows.map((row) => presentScreened(row, moment(), signer(actor))),
        meta: { ...pageMeta(total, query), counts },
      };
    },

    /** Does not count as the company's look: new applications stay new. */
    open: ({ params: { id }, ...by }: Call<typeof contract.screenedGet>) =>
      opened(by, id, (row) => ({ shown: presentScreenedDetail(row, moment(), signer(by.actor)) })),

    cvLink: ({ params: { id }, ...by }: Call<typeof contract.screenedCv>) =>
      opened(by, id, (row) =>
        filesAreOpen(row) && row.cv
          ? { file: row.cv.originalName, shown: link(by.actor, id, row.cv.id) }
          : null,
      ),

    attachmentLink: ({
      params: { id },
      body: { attachmentId },
      ...by
    }: Call<typeof contract.screenedAttachment>) =>
      opened(by, id, (row) => {
        if (!filesAreOpen(row)) return null;
        const sent = row.resume?.snapshot as
          | { attachments?: { id: string; originalName: string }[] }
          | undefined;
        const file = sent?.attachments?.find((one) => one.id === attachmentId);
        return file ? { file: file.originalName, shown: link(by.actor, id, file.id) } : null;
      }),

    decide: ({ params: { id }, body: made, ...by }: Call<typeof contract.screenedDecide>) =>
      prisma.$transaction(async (tx) => {
        const row = await screenings.findScreened(tx, id);
        if (!row) throw notFound();
        const { job, applicantId, name } = row;
        await lockCompany(tx, job.company.id);
        if (!(await screenings.lockScreening(tx, job.id))) throw notFound();
        const isNew = await decisions.decideFor(tx, job.company.id, { byCentre: true }, id, made);
        if (!isNew) return;
        await audit(
          tx,
          by,
          'screening.decide',
          { targetId: applicantId, subjectId: job.id },
          {
            job: job.title,
            company: job.company.name,
            to: made.status,
            ...(applicantId === null && { candidate: name }),
          },
        );
      }),

    endByOperator: ({ params: { id }, ...by }: Call<typeof contract.screeningEnd>) =>
      prisma.$transaction(async (tx) => {
        const request = (await findRequest(tx, id))?.request;
        if (!request) throw notFound();
        await lockCompany(tx, request.companyId);
        const ended = await end(tx, id);
        if (!ended) return;
        const { company, job, askedBy } = ended;
        const title = job?.title ?? '';
        const about = { targetId: company.ownerId, subjectId: job?.id ?? null };
        await audit(tx, by, 'screening.end', about, { job: title });
        if (!job) return;
        const { id: userId, name, email, locale } = askedBy && !askedBy.disabledAt ? askedBy : company.owner;
        const { received, shortlisted, rejected } = (await screenings.countByJob(tx, [job.id]))(job.id);
        const params = { name, title, jobId: job.id, received, shortlisted, rejected };
        await sendMail(deps, tx, screeningEndedMail, { to: email, locale, params });
        const notificationParams = { title, shortlisted: String(shortlisted), id: job.id };
        await notify(deps, tx, 'screening-ended', { userId, params: notificationParams });
      }),

    async listOwn({ actor }: Call<typeof contract.ownScreeningList>) {
      const rows = await screenings.listOwnScreenings(prisma, actor.id);
      return rows.filter(isOpen).map((row) => presentOwnScreening(row, moment()));
    },

    endOwn: ({ actor, params: { id } }: Call<typeof contract.ownScreeningEnd>) =>
      prisma.$transaction(async (tx) => {
        const company = await lockCompanyOf(tx, actor.id);
        const request = (await findRequest(tx, id))?.request;
        if (!company || request?.companyId !== company.id) throw notFound();
        await end(tx, id);
      }),
  };
}

/** CV screening by the operator. Its state is stored in the service request, its decisions in the application. */
export const operatorScreeningModule: Module = {
  routes(register, deps) {
    const service = operatorScreeningService(deps);
    register(contract.screeningList, service.list);
    register(contract.screeningGet, service.get);
    register(contract.screeningApplications, service.listApplications);
    register(contract.screenedGet, service.open);
    register(contract.screenedCv, service.cvLink);
    register(contract.screenedAttachment, service.attachmentLink);
    register(contract.screenedDecide, service.decide);
    register(contract.screeningEnd, service.endByOperator);
    register(contract.ownScreeningList, service.listOwn);
    register(contract.ownScreeningEnd, service.endOwn);
  },
  mails: [screeningEndedMail],
  showsFile: { noun: 'screening', may: screenings.showsScreened },
};

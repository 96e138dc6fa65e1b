import { answering } from '@acheep/contract/answer';
import type { applicationCreate, appliedJobList, candidateList } from '@acheep/contract/application';
import { applicationBody } from '@acheep/contract/application';
import { today } from '@acheep/contract/calendar';
import type { ParsedBodyOf, ParsedQueryOf } from '@acheep/contract/endpoint';
import { pageMeta } from '@acheep/contract/list';
import type { Locale } from '@acheep/contract/locale';
import { can } from '@acheep/contract/permission';
import { check } from '@acheep/contract/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, fieldError, notFound } from '../../error.ts';
import { contactOf } from '../company/company.repository.ts';
import { sendMail } from '../mail/send-mail.ts';
import { resumeSnapshot } from '../resume/resume.service.ts';
import { createAnswers } from '../screening/answer.repository.ts';
import { presentAsked } from '../screening/screening.presenter.ts';
import { signFileLink } from '../upload/file-link.ts';
import { lockOwnUpload } from '../upload/upload.repository.ts';
import { applicationReceivedMail, applicationSentMail } from './application.mail.ts';
import { applyingRefused, filesAreOpen } from './application.policy.ts';
import {
  presentAppliedJob,
  presentDetail,
  presentOwn,
  presentOwnDetail,
  presentReceived,
  shownBy,
} from './application.presenter.ts';
import * as applications from './application.repository.ts';
import { addEvents } from './application-decision.repository.ts';
import { listAppliedJobs } from './applied-job.repository.ts';
import { sentText } from './sent-text.ts';

type Sent = ParsedBodyOf<typeof applicationCreate>;

/** Applying for jobs, and reading what came in. */
export function applicationService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const moment = () => ({ now: now(), today: today(now()) });
  const signer = ({ sessionId, id: readerId }: Actor) => ({ ...deps, sessionId, readerId });

  /** Once per person and job. */
  async function apply(tx: Transaction, actor: Actor, body: Sent) {
    const { jobId, cv, phone, coverLetter } = body;
    const at = now();
    const applicant = await applications.lockApplicant(tx, actor.id);
    if (!applicant) throw new AppError('session.invalid');
    const job = await applications.lockJobToApplyFor(tx, jobId);
    const refused = job ? applyingRefused(moment().today, job) : 'not_found';
    if (!job || refused) throw new AppError(refused ?? 'not_found');
    const answered = check(answering(applicationBody, job.questions.map(presentAsked)), body);
    if (!answered.ok) throw new AppError('validation.failed', {}, answered.faults);
    const cvId = cv && (await lockOwnUpload(tx, { ownerId: actor.id, kind: 'document', path: cv.path }));
    if (cvId === null) throw notFound();
    const resume = body.resume ? await resumeSnapshot(tx, actor.id, at) : null;
    if (body.resume && !resume) throw fieldError({ resume: 'required' });
    const { locale, ...person } = applicant;
    const sent = { ...person, phone, coverLetter: coverLetter ?? null };
    const created = await applications.createApplication(tx, {
      ...sent,
      searchText: sentText({ ...sent, resume }),
      applicantId: actor.id,
      jobId,
      cvId,
    });
    if (!created) throw new AppError('application.exists');
    const { id: applicationId } = created;
    if (resume) await applications.createSentResume(tx, applicationId, resume);
    await createAnswers(tx, applicationId, job.questions, body.answers);
    await addEvents(tx, [
      { applicationId, kind: 'applied', toStatus: 'received', createdAt: at, toldAt: at },
    ]);
    await tellBoth(tx, { ...applicant, applicationId }, job);
    return presentOwn(await applications.getOwn(tx, applicationId), moment());
  }

  type Applied = { name: string; email: string; locale: Locale; applicationId: string };
  type AppliedFor = NonNullable<Awaited<ReturnType<typeof applications.lockJobToApplyFor>>>;

  /** The company hears that an application has come, and the applicant that it has arrived. */
  async function tellBoth(tx: Transaction, { applicationId, ...applicant }: Applied, job: AppliedFor) {
    const { title: jobTitle, company } = job;
    const { email: to, locale, name } = contactOf(job);
    await sendMail(deps, tx, applicationReceivedMail, {
      to,
      locale,
      params: { name, candidate: applicant.name, jobTitle, applicationId },
    });
    await sendMail(deps, tx, applicationSentMail, {
      to: applicant.email,
      locale: applicant.locale,
      params: {
        name: applicant.name,
        company: (applicant.locale === 'km' && company.nameKm) || company.name,
        jobTitle,
        applicationId,
      },
    });
  }

  async function received(actor: Actor, id: string) {
    const application = await applications.findReceived(prisma, actor.id, id);
    if (!application) throw notFound();
    return application;
  }

  async function own(db: applications.Reader, actor: Actor, id: string) {
    const found = await applications.findOwn(db, actor.id, id);
    if (!found) throw notFound();
    return presentOwnDetail(found, moment(), signer(actor));
  }

  return {
    apply,

    async listCandidates(actor: Actor, query: ParsedQueryOf<typeof candidateList>) {
      const { rows, total, counts } = await applications.listCandidates(prisma, actor.id, query);
      return {
        data: rows.map((row) => presentReceived(row, moment(), signer(actor))),
        meta: { ...pageMeta(total, query), counts },
      };
    },

    /** One received application; the first look is noted for the applicant to see. */
    async get(actor: Actor, id: string) {
      await received(actor, id);
      await applications.noteViewed(prisma, id, now());
      return presentDetail(await received(actor, id), moment(), signer(actor));
    },

    received,

    async cvLink(actor: Actor, id: string) {
      const application = await received(actor, id);
      if (!filesAreOpen(application) || !application.cv) throw notFound();
      return signFileLink(deps, { id: application.cv.id, sessionId: actor.sessionId, by: shownBy(id) });
    },

    /** What somebody applied for; of whoever works for a company the jobs that received applications. */
    async listAppliedJobs(actor: Actor, query: ParsedQueryOf<typeof appliedJobList>) {
      if (can(actor.role, 'UserAppliedJob')) {
        const { rows, total } = await applications.listOwn(prisma, actor.id, query);
        return { data: rows.map((row) => presentOwn(row, moment())), meta: pageMeta(total, query) };
      }
      const rows = await listAppliedJobs(prisma, actor.id, query);
      const meta = pageMeta(rows[0]?.total ?? 0, query);
      return { data: rows.map((row) => presentAppliedJob(row, moment())), meta };
    },

    /** One of either. */
    async getAppliedJob(actor: Actor, id: string) {
      if (can(actor.role, 'UserAppliedJob')) {
        return own(prisma, actor, id);
      }
      const [job] = await listAppliedJobs(prisma, actor.id, { filter: { jobId: id } });
      if (!job) throw notFound();
      return presentAppliedJob(job, moment());
    },

    getOwn: own,
  };
}

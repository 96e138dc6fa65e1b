import { answering } from '@acheep/contract/hiring/answer';
import * as contract from '@acheep/contract/hiring/application';
import type { ParsedBodyOf } from '@acheep/contract/kernel/endpoint';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import { can } from '@acheep/contract/kernel/permission';
import { check } from '@acheep/contract/kernel/validation';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import type { Reader } from '../../../search/rows.repository.ts';
import { signFileLink } from '../../platform/upload/file-link.ts';
import { lockOwnUpload } from '../../platform/upload/upload.repository.ts';
import { resumeSnapshot } from '../../talent/resume/resume.service.ts';
import { presentQuestion } from '../screening/screening.presenter.ts';
import { filesAreOpen } from './application.policy.ts';
import {
  presentAppliedJob,
  presentDetail,
  presentOwn,
  presentOwnDetail,
  presentReceived,
  shownBy,
} from './application.presenter.ts';
import * as applications from './application.repository.ts';
import { listAppliedJobs } from './applied-job.repository.ts';
import { listCandidates } from './candidate-list.repository.ts';
import * as held from './pending-application.repository.ts';
import { jobToApplyFor, sendApplication } from './send-application.ts';

type Sent = ParsedBodyOf<typeof contract.applicationCreate>;

export function applicationService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const moment = () => momentAt(now());
  const signer = ({ sessionId, id: readerId }: Actor) => ({ ...deps, sessionId, readerId });

  /** One application per person and job. */
  async function apply(tx: Transaction, actor: Actor, body: Sent) {
    const { jobId, cv, resume: withResume, ...words } = body;
    const applicant = await applications.lockApplicant(tx, actor.id);
    if (!applicant) throw new AppError('session.invalid');
    const job = await jobToApplyFor(tx, deps, jobId);
    const answered = check(answering(contract.applicationBody, job.questions.map(presentQuestion)), body);
    if (!answered.ok) throw new AppError('validation.failed', {}, answered.faults);
    const cvId = cv && (await lockOwnUpload(tx, { ownerId: actor.id, kind: 'document', path: cv.path }));
    if (cvId === null) throw notFound();
    const resume = withResume ? await resumeSnapshot(tx, actor.id, now()) : null;
    if (withResume && !resume) throw fieldError({ resume: 'required' });
    const sent = { ...words, jobId, cvId: cvId ?? null, resume };
    const id = await sendApplication(tx, deps, { id: actor.id, ...applicant }, job, sent);
    await held.deletePendingFor(tx, actor.id, jobId);
    return presentOwn(await applications.getOwn(tx, id), moment());
  }

  async function received(actor: Actor, id: string) {
    const application = await applications.findReceived(prisma, actor.id, id);
    if (!application) throw notFound();
    return application;
  }

  async function own(db: Reader, actor: Actor, id: string) {
    const found = await applications.findOwn(db, actor.id, id);
    if (!found) throw notFound();
    return presentOwnDetail(found, moment(), signer(actor));
  }

  return {
    apply,

    async listCandidates({ actor, query }: Call<typeof contract.candidateList>) {
      const { rows, total, counts } = await listCandidates(prisma, actor.id, query, now());
      return {
        data: rows.map((row) => presentReceived(row, moment(), signer(actor))),
        meta: { ...pageMeta(total, query), counts },
      };
    },

    /** Returns a received application and records the first look, which the applicant can see. */
    async get(actor: Actor, id: string) {
      await received(actor, id);
      await applications.noteViewed(prisma, id, now());
      return presentDetail(await received(actor, id), moment(), signer(actor));
    },

    received,

    async cvLink({ actor, params: { id } }: Call<typeof contract.applicationCv>) {
      const application = await received(actor, id);
      if (!filesAreOpen(application) || !application.cv) throw notFound();
      return signFileLink(deps, { id: application.cv.id, sessionId: actor.sessionId, by: shownBy(id) });
    },

    /** Applications of a job seeker; for company members, the jobs that received applications. */
    async listAppliedJobs({ actor, query }: Call<typeof contract.appliedJobList>) {
      if (can(actor.role, 'UserAppliedJob')) {
        const { rows, total } = await applications.listOwn(prisma, actor.id, query, now());
        return { data: rows.map((row) => presentOwn(row, moment())), meta: pageMeta(total, query) };
      }
      const rows = await listAppliedJobs(prisma, actor.id, query);
      const meta = pageMeta(rows[0]?.total ?? 0, query);
      return { data: rows.map((row) => presentAppliedJob(row, moment())), meta };
    },

    /** One item of either list. */
    async getAppliedJob({ actor, params: { id } }: Call<typeof contract.appliedJobGet>) {
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

import type { applicationCreate, applicationList, appliedJobList } from '@acheep/contract/application';
import { today } from '@acheep/contract/calendar';
import type { ParsedBodyOf, ParsedQueryOf } from '@acheep/contract/endpoint';
import { pageMeta } from '@acheep/contract/list';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../error.ts';
import { contactOf } from '../company/company.repository.ts';
import { sendMail } from '../mail/send-mail.ts';
import { signFileLink } from '../upload/file-link.ts';
import { lockOwnUpload } from '../upload/upload.repository.ts';
import { applicationReceivedMail } from './application.mail.ts';
import { applyingRefused, filesAreOpen } from './application.policy.ts';
import { presentDetail, presentOwn, presentReceived, shownBy } from './application.presenter.ts';
import * as applications from './application.repository.ts';

type Sent = ParsedBodyOf<typeof applicationCreate>;

/** Applying for jobs, and reading what came in. */
export function applicationService(deps: Deps) {
  const { database, now } = deps;
  const { prisma } = database;
  const moment = () => ({ now: now(), today: today(now()) });
  const signer = ({ sessionId }: Actor) => ({ ...deps, sessionId });

  /** Once per person and job. */
  async function apply(tx: Transaction, actor: Actor, { jobId, cv, phone, coverLetter }: Sent) {
    const applicant = await applications.lockApplicant(tx, actor.id);
    if (!applicant) throw new AppError('session.invalid');
    const job = await applications.lockJobToApplyFor(tx, jobId);
    const refused = job ? applyingRefused(moment().today, job) : 'not_found';
    if (!job || refused) throw new AppError(refused ?? 'not_found');
    const cvId = await lockOwnUpload(tx, { ownerId: actor.id, kind: 'document', path: cv.path });
    if (!cvId) throw notFound();
    const created = await applications.createApplication(tx, {
      ...applicant,
      applicantId: actor.id,
      phone,
      jobId,
      cvId,
      coverLetter: coverLetter ?? null,
    });
    if (!created) throw new AppError('application.exists');
    const { email: to, locale, name } = contactOf(job);
    await sendMail(deps, tx, applicationReceivedMail, {
      to,
      locale,
      params: {
        name,
        candidate: applicant.name,
        jobTitle: job.title,
        applicationId: created.id,
      },
    });
    return presentOwn(await applications.getOwn(tx, created.id), moment());
  }

  async function received(actor: Actor, id: string) {
    const application = await applications.findReceived(prisma, actor.id, id);
    if (!application) throw notFound();
    return application;
  }

  return {
    apply,

    async listReceived(actor: Actor, query: ParsedQueryOf<typeof applicationList>) {
      const { rows, total } = await applications.listReceived(prisma, actor.id, query);
      return {
        data: rows.map((row) => presentReceived(row, moment(), signer(actor))),
        meta: pageMeta(total, query),
      };
    },

    /** One received application; the first look is noted for the applicant to see. */
    async get(actor: Actor, id: string) {
      await received(actor, id);
      await applications.noteViewed(prisma, id, now());
      return presentDetail(await received(actor, id), moment(), signer(actor));
    },

    async cvLink(actor: Actor, id: string) {
      const application = await received(actor, id);
      if (!filesAreOpen(application)) throw notFound();
      return signFileLink(deps, { id: application.cv.id, sessionId: actor.sessionId, by: shownBy(id) });
    },

    async listOwn(actor: Actor, query: ParsedQueryOf<typeof appliedJobList>) {
      const { rows, total } = await applications.listOwn(prisma, actor.id, query);
      return { data: rows.map((row) => presentOwn(row, moment())), meta: pageMeta(total, query) };
    },
  };
}

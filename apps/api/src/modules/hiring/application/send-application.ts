import type { Answer } from '@acheep/contract/hiring/answer';
import { today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { ResumeSnapshot } from '@acheep/contract/talent/resume';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../error.ts';
import { contactOf } from '../../companies/company/company.repository.ts';
import { addressOf } from '../../messaging/mail/no-address.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { createAnswers } from '../screening/answer.repository.ts';
import { applicationReceivedMail, applicationSentMail } from './application.mail.ts';
import { applyingRefused } from './application.policy.ts';
import * as applications from './application.repository.ts';
import { addEvents } from './application-decision.repository.ts';
import { sentText } from './sent-text.ts';

type Needs = Pick<Deps, 'config' | 'queue' | 'now'>;
type AppliedFor = NonNullable<Awaited<ReturnType<typeof applications.lockJobToApplyFor>>>;

interface Applicant {
  id: string;
  name: string;
  email: string;
  locale: Locale;
}

/** Application to send; with a file, the site's CV, or both. */
interface Sent {
  jobId: string;
  phone: string;
  coverLetter?: string | null | undefined;
  answers: readonly Answer[];
  cvId: string | null;
  resume: ResumeSnapshot | null;
}

/** Locks the job; throws if nobody can apply for it. */
export async function jobToApplyFor(tx: Transaction, { now }: Pick<Deps, 'now'>, jobId: string) {
  const job = await applications.lockJobToApplyFor(tx, jobId);
  const refused = job ? applyingRefused(today(now()), job) : 'not_found';
  if (!job || refused) throw new AppError(refused ?? 'not_found');
  return job;
}

/** Creates an application from validated input and notifies both sides. The applicant and the job must be locked. */
export async function sendApplication(
  tx: Transaction,
  deps: Needs,
  { id: applicantId, locale, ...person }: Applicant,
  job: AppliedFor,
  { jobId, phone, coverLetter = null, answers, cvId, resume }: Sent,
): Promise<string> {
  const sent = { ...person, email: addressOf(person.email), phone, coverLetter };
  const searchText = sentText({ ...sent, resume });
  const created = await applications.createApplication(tx, { ...sent, searchText, applicantId, jobId, cvId });
  if (!created) throw new AppError('application.exists');
  const { id: applicationId } = created;
  if (resume) await applications.createSentResume(tx, applicationId, resume);
  await createAnswers(tx, applicationId, job.questions, answers);
  const at = deps.now();
  await addEvents(tx, [{ applicationId, kind: 'applied', toStatus: 'received', createdAt: at, toldAt: at }]);
  await notifyBoth(tx, deps, { ...person, locale, applicationId }, job);
  return applicationId;
}

type Applied = Omit<Applicant, 'id'> & { applicationId: string };

/** Notifies the company of the new application, and confirms it to the applicant. */
async function notifyBoth(
  tx: Transaction,
  deps: Needs,
  { applicationId, ...applicant }: Applied,
  job: AppliedFor,
) {
  const { title: jobTitle, company } = job;
  const { id: userId, email: to, locale, name } = contactOf(job);
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
  const params = { candidate: applicant.name, jobTitle, id: applicationId };
  await notify(deps, tx, 'application-new', { userId, params });
}

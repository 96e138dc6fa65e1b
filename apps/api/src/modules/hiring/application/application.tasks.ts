import { namesOf } from '@acheep/contract/companies/company-name';
import { fillMessage } from '@acheep/contract/hiring/candidate-message-fill';
import { startOfDay, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Transaction } from '@acheep/database/connection';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { mayWrite } from '../../companies/company/writing-day.service.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { type Candidate, consentOf } from '../../messaging/mail-consent/mail-consent.policy.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { mayReach } from '../../messaging/recipient/recipient.service.ts';
import { tomorrowAt } from './application.policy.ts';
import {
  countNotified,
  keepMessage,
  lockToNotify,
  recordNotified,
  setNotified,
} from './application-decision.repository.ts';
import { decidedMails } from './decided.mail.ts';
import { type DecisionMade, decisionMade } from './decision-made.ts';
import { withdrawalService } from './withdrawal.service.ts';
import { withdrawalMade } from './withdrawal-made.ts';

/** Maximum notifications of decisions per application and day; the last one beyond it is sent the next morning. */
export const maxNotifiedPerDay = 4;
/** Hour in Phnom Penh at which notifications beyond it are sent. */
const tellingHour = 7;

/** Seconds until the next morning's notifications. */
export const untilMorning = (now: Date) =>
  Math.ceil((tomorrowAt(now, tellingHour).getTime() - now.getTime()) / 1000);

type Told = keyof typeof decidedMails;
const isNotified = (status: string): status is Told => status in decidedMails;

interface Reached extends Candidate {
  locale: Locale | null;
  applicant: { email: string; locale: Locale } | null;
}

/** E-mail and language: the account's, or the given ones without an account, the e-mail only with consent. */
export const reachedAt = (candidate: Reached): { email: string | null; locale: Locale } => {
  const { email, locale, applicant } = candidate;
  const agreed = consentOf(candidate) === 'given';
  return applicant ?? { email: agreed ? email : null, locale: locale ?? 'km' };
};

const companyOf = (
  { company }: { company: { name: string; nameKm: string | null } },
  locale: Locale | undefined,
) => (locale === 'km' && company.nameKm) || company.name;

type Due = NonNullable<Awaited<ReturnType<typeof lockToNotify>>>;

/**
 * The company's own words for a mail, as the applicant reads them; undefined where there are none, or no more may be
 * written today. They are kept with its other messages.
 */
async function ownWords(
  tx: Transaction,
  deps: Deps,
  { application: { id, name, job, applicant }, by, byId }: Due,
  texts: DecisionMade['texts'],
  { company, locale }: { company: string; locale: Locale },
) {
  const chosen = texts?.[locale] ?? texts?.en ?? texts?.km;
  // What is mailed without an account counts already.
  if (!chosen || (applicant && !(await mayWrite(tx, deps, job.companyId)))) return undefined;
  const filled = fillMessage(chosen, { name, job: job.title, company });
  const readIn = texts?.[locale] ? locale : texts?.en ? 'en' : 'km';
  const kept = { applicationId: id, companyId: job.companyId, authorId: byId, locale: readIn, ...filled };
  await keepMessage(tx, { ...kept, createdAt: deps.now() });
  return { ...filled, answerTo: by?.email ?? '' };
}

/** Notifies an applicant of a decision, unless it was undone or superseded meanwhile. */
export const notifyApplicant = (deps: Deps, eventId: string, texts?: DecisionMade['texts']) =>
  deps.database.prisma.$transaction(async (tx) => {
    const event = await lockToNotify(tx, eventId);
    if (!event) return;
    const { id, status, toldStatus, hiredAt, hiredToldAt, name, applicant, job } = event.application;
    // Whoever was notified of being hired is not notified again, unless another decision came in between.
    const isHired = status === 'shortlisted' && hiredAt !== null && hiredToldAt === null;
    if (!isNotified(status) || (status === toldStatus && !isHired)) return;
    const news = isHired ? 'hired' : status;
    const now = deps.now();
    // A company that keeps changing its decision must not flood the applicant's mailbox.
    const isSilent = event.notice === 'none';
    if (!isSilent && (await countNotified(tx, id, startOfDay(today(now)))) >= maxNotifiedPerDay) {
      const again = { eventId, ...(texts && { texts }) };
      await deps.queue.enqueue(tx, decisionMade, again, { inSeconds: untilMorning(now) });
      return;
    }
    await setNotified(tx, id, status, isHired ? now : null);
    await recordNotified(tx, eventId, now);
    const how = news === 'hired' || news === 'rejected' ? news : null;
    const [besides] = how ? await emit(deps, tx, 'application.ended', { id, how, reader: null }) : [];
    // Nothing else would tell them that an agreed interview is off.
    if (isSilent && !besides) return;
    const notificationParams = { ...namesOf(job.company), jobTitle: job.title, id };
    if (applicant)
      await notify(deps, tx, `application-${news}`, { userId: applicant.id, params: notificationParams });
    const { email: to, locale } = reachedAt(event.application);
    if (!to) return;
    // Manually added candidates get mail only, within the company's daily limit and the limit per address.
    const sent = { companyId: job.companyId, address: to };
    if (!applicant && !((await mayWrite(tx, deps, job.companyId)) && (await mayReach(tx, deps, sent))))
      return;
    const company = companyOf(job, locale);
    const reason = event.notifyReason ? (event.reason ?? '') : '';
    const own = await ownWords(tx, deps, event, texts, { company, locale });
    const params = {
      name,
      company,
      ...(own && { own }),
      jobTitle: job.title,
      applicationId: applicant ? id : '',
      reason,
      ...besides,
    };
    await sendMail(deps, tx, decidedMails[news], { to, locale, params });
  });

export const applicationTasks = [
  carryOut(decisionMade, (deps, { eventId, texts }) => notifyApplicant(deps, eventId, texts)),
  carryOut(withdrawalMade, (deps, { eventId }) => withdrawalService(deps).tell(eventId)),
];

import { addDays, startOfDay, today } from '@acheep/contract/kernel/calendar';
import type { Locale } from '@acheep/contract/kernel/locale';
import type { Deps } from '../../../deps.ts';
import { emit } from '../../../domain-event.ts';
import { carryOut } from '../../../plumbing/task.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { type Candidate, consentOf } from '../../messaging/mail-consent/mail-consent.policy.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { mayReach } from '../../messaging/recipient/recipient.service.ts';
import { mayWrite } from '../../messaging/recipient/writing-day.service.ts';
import { countNotified, lockToNotify, noteTold, setTold } from './application-decision.repository.ts';
import { decidedMails } from './decided.mail.ts';
import { decisionMade } from './decision-made.ts';

/** Maximum notifications of decisions per application and day; the last one beyond it is sent the next morning. */
export const notifiedADay = 4;
/** Hour in Phnom Penh at which postponed notifications are sent. */
const tellingHour = 7;

/** Seconds until the next morning's notifications. */
export function untilMorning(now: Date): number {
  const morning = startOfDay(addDays(today(now), 1)).getTime() + tellingHour * 3_600_000;
  return Math.ceil((morning - now.getTime()) / 1000);
}

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

/** Notifies an applicant of a decision, unless it was undone or superseded meanwhile. */
export const notifyApplicant = (deps: Deps, eventId: string) =>
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
    if ((await countNotified(tx, id, startOfDay(today(now)))) >= notifiedADay) {
      await deps.queue.enqueue(tx, decisionMade, { eventId }, { inSeconds: untilMorning(now) });
      return;
    }
    await setTold(tx, id, status, isHired ? now : null);
    await noteTold(tx, eventId, now);
    const ended = { id, how: 'rejected', reader: null } as const;
    const [besides] = status === 'rejected' ? await emit(deps, tx, 'application.ended', ended) : [];
    const told = { company: companyOf(job, applicant?.locale), jobTitle: job.title, id };
    if (applicant) await notify(deps, tx, `application-${news}`, { userId: applicant.id, params: told });
    const { email: to, locale } = reachedAt(event.application);
    if (!to) return;
    // Manually added candidates get mail only, within the company's daily limit and the limit per address.
    const sent = { companyId: job.companyId, address: to };
    if (!applicant && !((await mayWrite(tx, deps, job.companyId)) && (await mayReach(tx, deps, sent))))
      return;
    const company = companyOf(job, locale);
    const reason = event.notifyReason ? (event.reason ?? '') : '';
    const params = {
      name,
      company,
      jobTitle: job.title,
      applicationId: applicant ? id : '',
      reason,
      ...besides,
    };
    await sendMail(deps, tx, decidedMails[news], { to, locale, params });
  });

export const applicationTasks = [
  carryOut(decisionMade, (deps, { eventId }) => notifyApplicant(deps, eventId)),
];

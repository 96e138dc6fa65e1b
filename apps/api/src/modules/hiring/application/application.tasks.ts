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
import { countNotified, lockToNotify, noteTold, setStatus } from './application-decision.repository.ts';
import { decidedMails } from './decided.mail.ts';
import { decisionMade } from './decision-made.ts';

/** Decisions on one application that its applicant is told of in a day at most; the last of what comes on top, the next. */
export const notifiedADay = 4;
/** The hour in Phnom Penh at which that is told. */
const tellingHour = 7;

/** Seconds until the next morning. */
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

/** Where a candidate is written to: to the account, or to what was given for who has none, once they have agreed. */
export const reachedAt = (candidate: Reached): { email: string | null; locale: Locale } => {
  const { email, locale, applicant } = candidate;
  const agreed = consentOf(candidate) === 'given';
  return applicant ?? { email: agreed ? email : null, locale: locale ?? 'km' };
};

const companyOf = (
  { company }: { company: { name: string; nameKm: string | null } },
  locale: Locale | undefined,
) => (locale === 'km' && company.nameKm) || company.name;

/** Tells an applicant of a decision, unless it was taken back meanwhile, or another one came after it. */
export const notifyApplicant = (deps: Deps, eventId: string) =>
  deps.database.prisma.$transaction(async (tx) => {
    const event = await lockToNotify(tx, eventId);
    if (!event) return;
    const { id, status, toldStatus, name, applicant, job } = event.application;
    if (status === toldStatus || !isNotified(status)) return;
    const now = deps.now();
    // Whoever goes back and forth does not fill somebody's mailbox with it.
    if ((await countNotified(tx, id, startOfDay(today(now)))) >= notifiedADay) {
      await deps.queue.enqueue(tx, decisionMade, { eventId }, { inSeconds: untilMorning(now) });
      return;
    }
    await setStatus(tx, [id], { toldStatus: status });
    await noteTold(tx, eventId, now);
    const ended = { id, how: 'rejected', reader: null } as const;
    const [besides] = status === 'rejected' ? await emit(deps, tx, 'application.ended', ended) : [];
    const told = { company: companyOf(job, applicant?.locale), jobTitle: job.title, id };
    if (applicant) await notify(deps, tx, `application-${status}`, { userId: applicant.id, params: told });
    const { email: to, locale } = reachedAt(event.application);
    if (!to) return;
    // Who was added by hand is told nothing besides: a company writes to so many of them in a day, and to each so often.
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
    await sendMail(deps, tx, decidedMails[status], { to, locale, params });
  });

export const applicationTasks = [
  carryOut(decisionMade, (deps, { eventId }) => notifyApplicant(deps, eventId)),
];

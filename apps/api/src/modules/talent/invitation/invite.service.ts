import { namesOf } from '@acheep/contract/companies/company-name';
import { startOfDay, today } from '@acheep/contract/kernel/calendar';
import { dateText } from '@acheep/contract/kernel/date-text';
import {
  type jobInvitationCreate,
  maxInvitationsPerDay,
  maxInvitationsPerMonth,
  type trainingInvitationCreate,
} from '@acheep/contract/talent/invitation';
import type { InvitationKind } from '@acheep/contract/talent/invitation-option';
import type { Transaction } from '@acheep/database/connection';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, fieldError, notFound } from '../../../error.ts';
import type { Call } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { lockCompanyOf } from '../../companies/company/company-lock.repository.ts';
import { isOpen } from '../../companies/company/writing-day.repository.ts';
import { closedTo } from '../../events/registration/registration.policy.ts';
import { placeIn } from '../../events/registration/registration-calendar.ts';
import { statusOn } from '../../jobs/job/job.policy.ts';
import { sendMail } from '../../messaging/mail/send-mail.ts';
import { stopTokens } from '../../messaging/mail/stop-link.ts';
import { notify } from '../../messaging/notification/notify.ts';
import { isFindable } from '../talent/finder.repository.ts';
import { jobInvitationMail, trainingInvitationMail } from './invitation.mail.ts';
import { presentSent } from './invitation.presenter.ts';
import * as invitations from './invitation.repository.ts';
import { isWanted } from './invitation-choice.service.ts';
import { countSent } from './invitation-day.repository.ts';

const day = 86_400_000;
const month = 30 * day;

type Needs = Pick<Deps, 'config' | 'database' | 'queue' | 'now'>;

export function inviteService(deps: Needs) {
  /** Locks the invited account and the sending company, then the CV, in this order. */
  async function hold(tx: Transaction, actor: Actor, resumeId: string) {
    const invited = await invitations.lockInvited(tx, resumeId);
    const company = await lockCompanyOf(tx, actor.id);
    if (!company || !(await isOpen(tx, company.id))) throw new AppError('access.denied');
    await invitations.lockResume(tx, resumeId);
    const isThere = await isFindable(tx, { as: 'company', companyId: company.id }, resumeId);
    if (!invited || !isThere) throw notFound();
    return { invited, company };
  }

  type Held = Awaited<ReturnType<typeof hold>>;

  /**
   * Refuses an invitation that the person does not want or that exceeds the company's limits. Runs last, after the
   * insert, so that invitations refused for other reasons do not count.
   */
  async function refuseTooMany(
    tx: Transaction,
    { invited, company }: Held,
    resumeId: string,
    kind: InvitationKind,
  ) {
    if (!(await isWanted(tx, invited.id, kind))) throw new AppError('invite.not_wanted');
    const at = deps.now();
    const since = new Date(at.getTime() - month);
    const sent = await invitations.countSentTo(tx, { companyId: company.id, resumeId, since });
    if (sent > maxInvitationsPerMonth)
      throw new AppError('invite.most_a_month', { most: maxInvitationsPerMonth });
    const most = maxInvitationsPerDay[kind] * deps.config.LIMIT_FACTOR;
    const on = today(at);
    if (await countSent(tx, { companyId: company.id, day: new Date(on) }, most)) return;
    const seconds = Math.ceil((startOfDay(on).getTime() + day - at.getTime()) / 1000);
    throw new AppError('invite.most_a_day', { most, seconds });
  }

  const nameOf = ({ invited, company }: Held) => (invited.locale === 'km' && company.nameKm) || company.name;

  const presented = async (tx: Transaction, id: string) =>
    presentSent(await invitations.getSent(tx, id), false, momentAt(deps.now()));

  return {
    async toJob({ tx, actor, body }: Call<typeof jobInvitationCreate>) {
      const { talentId: resumeId, jobId, message } = { ...body, message: body.message ?? null };
      const held = await hold(tx, actor, resumeId);
      const { invited, company } = held;
      const job = await invitations.lockJobOf(tx, company.id, jobId);
      if (!job) throw fieldError({ jobId: 'unknown_reference' });
      const at = deps.now();
      if (statusOn(today(at), job) !== 'active') throw new AppError('job.closed');
      const offer = { userId: invited.id, jobId };
      if ((await invitations.findTakenUp(tx, [offer]))(offer)) throw new AppError('invite.applied');
      const created = await invitations.createInvitation(tx, {
        ...{ companyId: company.id, resumeId, sentById: actor.id, jobId, message, createdAt: at },
      });
      if (!created) throw new AppError('invite.exists');
      await refuseTooMany(tx, held, resumeId, 'job');

      const { name, email: to, locale, id: userId } = invited;
      const details = { company: nameOf(held), jobTitle: job.title, invitationId: created.id };
      const token = stopTokens.invitation.make(deps.config, ['job', userId]);
      await sendMail(deps, tx, jobInvitationMail, {
        to,
        locale,
        params: { name, ...details, message, token },
      });
      await notify(deps, tx, 'job-invitation', { userId, params: { ...details, ...namesOf(company) } });
      return presented(tx, created.id);
    },

    async toTraining({ tx, actor, body }: Call<typeof trainingInvitationCreate>) {
      const { talentId: resumeId, gatheringId, message } = { ...body, message: body.message ?? null };
      const held = await hold(tx, actor, resumeId);
      const { invited, company } = held;
      const training = await invitations.lockTrainingOf(tx, company.id, gatheringId);
      if (!training) throw fieldError({ gatheringId: 'unknown_reference' });
      const at = deps.now();
      const closed = closedTo(at, training);
      if (closed) throw new AppError(closed);
      const created = await invitations.createInvitation(tx, {
        ...{ companyId: company.id, resumeId, sentById: actor.id, gatheringId, message, createdAt: at },
      });
      if (!created) throw new AppError('invite.exists');
      await refuseTooMany(tx, held, resumeId, 'training');

      const { name, email: to, locale, id: userId } = invited;
      const offer = { userId, gatheringId };
      // No error: it would reveal the owner of the CV to a sender who has the list of participants.
      if ((await invitations.findTakenUp(tx, [offer]))(offer)) return presented(tx, created.id);
      const details = {
        company: nameOf(held),
        training: training.title,
        gatheringId,
        invitationId: created.id,
      };
      const token = stopTokens.invitation.make(deps.config, ['training', userId]);
      const day = dateText(today(training.startsAt ?? at), locale);
      const params = { name, ...details, day, place: placeIn(training, locale), message, token };
      await sendMail(deps, tx, trainingInvitationMail, { to, locale, params });
      await notify(deps, tx, 'training-invitation', { userId, params: { ...details, ...namesOf(company) } });
      return presented(tx, created.id);
    },
  };
}

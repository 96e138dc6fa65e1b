import { addDays, today } from '@acheep/contract/kernel/calendar';
import { pageMeta } from '@acheep/contract/kernel/list-query';
import * as contract from '@acheep/contract/talent/invitation';
import type { InvitationKind } from '@acheep/contract/talent/invitation-option';
import type { Actor } from '../../../actor.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../error.ts';
import type { Call, Module, Register } from '../../../module.ts';
import { momentAt } from '../../../moment.ts';
import { companyOf, isFindable } from '../talent/finder.repository.ts';
import { cardTexts } from '../talent/talent-text.service.ts';
import { jobInvitationMail, trainingInvitationMail } from './invitation.mail.ts';
import { presentInvitation, presentListed, presentSent } from './invitation.presenter.ts';
import * as invitations from './invitation.repository.ts';
import { invitationChoiceService, isWanted } from './invitation-choice.service.ts';
import { choiceOf, eachReceived, eachSent, listEndingIds } from './invitation-data.repository.ts';
import { deleteDaysBefore } from './invitation-day.repository.ts';
import { inviteService } from './invite.service.ts';

const kindOf = ({ role }: Actor): InvitationKind => (role === 'trainer' ? 'training' : 'job');

interface To {
  job: { id: string } | null;
  gathering: { id: string } | null;
}
const offerOf = ({ job, gathering }: To, userId: string): invitations.Offer => ({
  userId,
  jobId: job?.id,
  gatheringId: gathering?.id,
});

/** The offer with the part of its outcome that the sender may learn. */
const sentOffer = (row: To & { createdAt: Date }, userId: string): invitations.Offer => ({
  ...offerOf(row, userId),
  since: row.createdAt,
});

/** Invitations as the invited read and answer them, and as the senders see the outcome. */
function invitationService({ database: { prisma }, now }: Pick<Deps, 'database' | 'now'>) {
  const moment = () => momentAt(now());

  const answer = (actor: Actor, id: string, isDeclined: boolean) =>
    prisma.$transaction(async (tx) => {
      const held = await invitations.lockReceived(tx, actor.id, id);
      if (!held) throw notFound();
      if ((held.declinedAt !== null) === isDeclined) return;
      await invitations.setDeclined(tx, id, { declinedAt: isDeclined ? now() : null });
    });

  return {
    async received({ actor, query }: Call<typeof contract.invitationList>) {
      const { rows, total } = await invitations.listReceived(prisma, actor.id, query, now());
      const offered = (row: To) => offerOf(row, actor.id);
      const isTakenUp = await invitations.findTakenUp(prisma, rows.map(offered));
      const unseen = rows.filter(({ seenAt }) => seenAt === null).map(({ id }) => id);
      if (unseen.length > 0) await invitations.noteSeen(prisma, unseen, now());
      const data = rows.map((row) => presentInvitation(row, isTakenUp(offered(row)), moment()));
      return { data, meta: pageMeta(total, query) };
    },

    decline: ({ actor, params: { id } }: Call<typeof contract.invitationDecline>) => answer(actor, id, true),
    reconsider: ({ actor, params: { id } }: Call<typeof contract.invitationReconsider>) =>
      answer(actor, id, false),

    async sent({ actor, query }: Call<typeof contract.invitationSentList>) {
      const companyId = await companyOf(prisma, actor);
      const { rows, total } = await invitations.listSent(prisma, companyId, query, now());
      const offered = (row: (typeof rows)[number]) => sentOffer(row, row.resume.userId);
      const isTakenUp = await invitations.findTakenUp(prisma, rows.map(offered));
      const texts = await cardTexts(
        prisma,
        rows.map(({ resume }) => resume),
      );
      const data = rows.map((row) => presentListed(row, isTakenUp(offered(row)), moment(), texts));
      return { data, meta: pageMeta(total, query) };
    },

    async sentTo({ actor, params: { id: resumeId } }: Call<typeof contract.invitationTalentGet>) {
      const companyId = await companyOf(prisma, actor);
      if (!(await isFindable(prisma, { as: 'company', companyId }, resumeId))) throw notFound();
      const rows = await invitations.listSentTo(prisma, companyId, resumeId);
      const userId = await invitations.ownerOf(prisma, resumeId);
      const offered = (row: (typeof rows)[number]) => sentOffer(row, userId);
      const isTakenUp = await invitations.findTakenUp(prisma, rows.map(offered));
      return {
        wanted: await isWanted(prisma, userId, kindOf(actor)),
        sent: rows.map((row) => presentSent(row, isTakenUp(offered(row)), moment())),
      };
    },
  };
}

function invitationRoutes(register: Register, deps: Deps) {
  const service = invitationService(deps);
  const choices = invitationChoiceService(deps);
  const invite = inviteService(deps);

  register(contract.invitationList, service.received);
  register(contract.invitationDecline, service.decline);
  register(contract.invitationReconsider, service.reconsider);
  register(contract.invitationChoiceGet, choices.read);
  register(contract.invitationChoiceUpdate, choices.save);

  register(contract.invitationSentList, service.sent);
  register(contract.invitationTalentGet, service.sentTo);
  register(contract.jobInvitationCreate, invite.toJob);
  register(contract.trainingInvitationCreate, invite.toTraining);
}

export const invitationModule: Module = {
  routes: invitationRoutes,
  mails: [jobInvitationMail, trainingInvitationMail],
  tables: {
    talent_invitation: 'invitations',
    invitation_choice: 'invitation-choice',
    invitation_day: { without: 'how many invitations a company sent on a day' },
  },
  authors: ['talent_invitation.sent_by_id'],
  ownData: { invitations: eachReceived, 'invitations-sent': eachSent, 'invitation-choice': choiceOf },
  ownedRecords: { mails: listEndingIds },
  sweep: ({ database: { prisma }, now }) => deleteDaysBefore(prisma, new Date(addDays(today(now()), -7))),
};

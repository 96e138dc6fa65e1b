import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { newestFirst } from '@acheep/contract/kernel/list';
import type { invitationList } from '@acheep/contract/talent/invitation';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, read, row } from '@acheep/database/statement';
import { contains, findOne, idsOf, lock, oneOf, type Reader } from '../../../search/rows.repository.ts';
import { companyIsShown } from '../../../search/search-condition.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { cardFields } from '../../jobs/job/job.repository.ts';
import { findableBy } from '../talent/finder.repository.ts';
import { talentCardFields } from '../talent/talent-card.repository.ts';

/** Training fields shown in an invitation, and those that decide about registration. */
const trainingFields = {
  id: true,
  title: true,
  status: true,
  startsAt: true,
  endsAt: true,
  registerUntil: true,
  online: true,
  venue: true,
  address: true,
  province: { select: { id: true, slug: true, nameEn: true, nameKm: true } },
} satisfies Prisma.GatheringSelect;

const common = {
  id: true,
  message: true,
  seenAt: true,
  declinedAt: true,
  createdAt: true,
  gathering: { select: trainingFields },
  trainingTitle: true,
  trainingOn: true,
  trainingOnline: true,
  trainingPlace: true,
  trainingLink: true,
} satisfies Prisma.TalentInvitationSelect;
type Common = Prisma.TalentInvitationGetPayload<{ select: typeof common }>;

const receivedFields = {
  ...common,
  company: { select: cardFields.company.select },
  job: { select: cardFields },
} satisfies Prisma.TalentInvitationSelect;
export type ReceivedRow = Prisma.TalentInvitationGetPayload<{ select: typeof receivedFields }>;

const sentFields = {
  ...common,
  sentBy: { select: { name: true } },
  job: { select: { id: true, title: true, status: true, closingDate: true } },
  resume: { select: { userId: true } },
} satisfies Prisma.TalentInvitationSelect;
export type SentRow = Prisma.TalentInvitationGetPayload<{ select: typeof sentFields }>;

const listedFields = {
  ...sentFields,
  resume: { select: { ...talentCardFields, ...sentFields.resume.select } },
} satisfies Prisma.TalentInvitationSelect;
export type ListedRow = Prisma.TalentInvitationGetPayload<{ select: typeof listedFields }>;
export type InvitationRow = Common;

const invitation = row('talent_invitation');
/** Invitations to a user from active companies that they do not ignore. */
export const shownTo = (userId: string): Condition =>
  invitation.and([
    invitation(
      'e.resume_id',
      '=',
      build.selectFrom('resume as r').where('r.user_id', '=', userId).select('r.id'),
    ),
    companyIsShown,
    invitation(
      'e.company_id',
      'not in',
      build.selectFrom('ignored_company as i').where('i.user_id', '=', userId).select('i.company_id'),
    ),
  ]);
/** Invitations from a company to people it may still find. */
export const sentBy = (companyId: string): Condition =>
  invitation.and([
    invitation('e.company_id', '=', companyId),
    invitation('e.resume_id', 'in', idsOf('resume', findableBy({ as: 'company', companyId }))),
  ]);

const rows = {
  table: 'talent_invitation',
  filters: {},
  text: (search: string) =>
    invitation.or([
      contains('e.training_title', search),
      invitation('e.job_id', '=', oneOf(idsOf('job', contains('e.title', search)))),
      invitation('e.gathering_id', '=', oneOf(idsOf('gathering', contains('e.title', search)))),
    ]),
  order: { createdAt: 'e.created_at' },
} as const;
type Query = ParsedQueryOf<typeof invitationList>;
const received = workList(newestFirst, {
  ...rows,
  load: (db, page) => db.talentInvitation.findMany({ ...page, select: receivedFields }),
});
const sent = workList(newestFirst, {
  ...rows,
  load: (db, page) => db.talentInvitation.findMany({ ...page, select: listedFields }),
});

export const listReceived = (prisma: PrismaClient, userId: string, query: Query, now: Date) =>
  received.page(prisma, [shownTo(userId)], query, now);

export const listSent = (prisma: PrismaClient, companyId: string, query: Query, now: Date) =>
  sent.page(prisma, [sentBy(companyId)], query, now);

export const listSentTo = (db: Reader, companyId: string, resumeId: string) =>
  db.talentInvitation.findMany({
    where: { companyId, resumeId },
    select: sentFields,
    orderBy: { id: 'desc' },
  });

/** Owner of an existing CV. */
export async function ownerOf(db: Reader, resumeId: string): Promise<string> {
  const { userId } = await db.resume.findUniqueOrThrow({
    where: { id: resumeId },
    select: { userId: true },
  });
  return userId;
}

/** Records the first look at invitations; later looks change nothing. */
export const noteSeen = (db: Reader, ids: string[], seenAt: Date) =>
  db.talentInvitation.updateMany({ where: { id: { in: ids }, seenAt: null }, data: { seenAt } });

/** Locks an invitation received by the user for the rest of the transaction. */
export const lockReceived = async (tx: Transaction, userId: string, id: string) =>
  (await lock(tx, 'talent_invitation', id, 'forNoKeyUpdate')) &&
  findOne(tx, 'talent_invitation', id, [shownTo(userId)], (one) =>
    tx.talentInvitation.findUnique({ ...one, select: { id: true, declinedAt: true } }),
  );

export const setDeclined = (tx: Transaction, id: string, at: { declinedAt: Date | null; seenAt?: Date }) =>
  tx.talentInvitation.update({ where: { id }, data: at, select: { id: true } });

export interface Offer {
  userId: string;
  jobId?: string | undefined;
  gatheringId?: string | undefined;
  /** Counts registrations from here on: before the invitation, the user did not know that its sender sees them. */
  since?: Date;
}
const keyOf = ({ userId, jobId, gatheringId }: Offer) => `${userId} ${jobId ?? gatheringId}`;

/** Returns a predicate for offers that were taken up, by an application or a registration. */
export async function findTakenUp(db: Reader, offers: readonly Offer[]): Promise<(offer: Offer) => boolean> {
  const userIds = [...new Set(offers.map(({ userId }) => userId))];
  const jobIds = offers.flatMap(({ jobId }) => jobId ?? []);
  const gatheringIds = offers.flatMap(({ gatheringId }) => gatheringId ?? []);
  const [applications, registrations] = await Promise.all([
    jobIds.length === 0
      ? []
      : db.application.findMany({
          where: { jobId: { in: jobIds }, applicantId: { in: userIds } },
          select: { jobId: true, applicantId: true },
        }),
    gatheringIds.length === 0
      ? []
      : db.registration.findMany({
          where: { gatheringId: { in: gatheringIds }, userId: { in: userIds }, state: { not: 'cancelled' } },
          select: { gatheringId: true, userId: true, createdAt: true },
        }),
  ]);
  const applied = new Set(
    applications.map(({ jobId, applicantId }) => keyOf({ userId: applicantId ?? '', jobId })),
  );
  const registered = new Map(
    registrations.map((row) => [keyOf({ ...row, userId: row.userId ?? '' }), row.createdAt]),
  );
  return (offer) => {
    const at = registered.get(keyOf(offer));
    return applied.has(keyOf(offer)) || (at !== undefined && (!offer.since || at >= offer.since));
  };
}

/** The invited person with their mail address; null if there is no such CV. Locks the account against deletion. */
export async function lockInvited(tx: Transaction, resumeId: string) {
  const [invited] = await read(
    tx,
    build
      .selectFrom('resume as r')
      .innerJoin('user as u', 'u.id', 'r.user_id')
      .where('r.id', '=', resumeId)
      .select(['u.id', 'u.name', 'u.email', 'u.locale'])
      .forKeyShare('u'),
  );
  return invited ?? null;
}

/** Serializes invitations to the same person, as the number per company is limited. */
export const lockResume = (tx: Transaction, id: string) => lock(tx, 'resume', id, 'forNoKeyUpdate');

/** Locks a job of a company against changes for the rest of the transaction. */
export async function lockJobOf(tx: Transaction, companyId: string, id: string) {
  await lock(tx, 'job', id, 'forShare');
  return tx.job.findFirst({
    where: { id, companyId },
    select: { id: true, title: true, status: true, closingDate: true },
  });
}

/** Locks a training of a company against changes for the rest of the transaction. */
export async function lockTrainingOf(tx: Transaction, companyId: string, id: string) {
  await lock(tx, 'gathering', id, 'forShare');
  return tx.gathering.findFirst({ where: { id, companyId, kind: 'training' }, select: trainingFields });
}

export const countSentTo = (
  tx: Transaction,
  { companyId, resumeId, since }: { companyId: string; resumeId: string; since: Date },
) => tx.talentInvitation.count({ where: { companyId, resumeId, createdAt: { gt: since } } });

/** Saves an invitation; null if this person already has one to the same job or training. */
export async function createInvitation(tx: Transaction, data: Prisma.TalentInvitationCreateManyInput) {
  const [created] = await tx.talentInvitation.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true },
  });
  return created ?? null;
}

export const getSent = (db: Reader, id: string) =>
  db.talentInvitation.findUniqueOrThrow({ where: { id }, select: sentFields });

export const findChoice = (db: Reader, userId: string) =>
  db.invitationChoice.findUnique({ where: { userId }, select: { recruiters: true, trainers: true } });

export const saveChoice = (db: Reader, userId: string, data: { recruiters?: boolean; trainers?: boolean }) =>
  db.invitationChoice.upsert({
    where: { userId },
    create: { ...data, userId },
    update: data,
    select: { recruiters: true, trainers: true },
  });

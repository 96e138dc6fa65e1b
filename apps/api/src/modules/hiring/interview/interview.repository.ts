import type { interviewList } from '@acheep/contract/hiring/interview';
import { type InterviewStatus, interviews } from '@acheep/contract/hiring/interview-option';
import { addDays, momentOf, today } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import type { Prisma, PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, row } from '@acheep/database/statement';
import type { DomainEvent } from '../../../domain-event.ts';
import { change, findOne, idsOf, type Reader } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { contactFields } from '../../companies/company/company.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { consentFields } from '../../messaging/mail-consent/mail-consent.repository.ts';
import { maySee, seenBy } from '../application/application-access.repository.ts';
import { textHas } from '../application/application-text.repository.ts';

const interview = row('interview');
/** Interviews with the candidates of whom this is true. */
export const isWith = (candidate: Condition): Condition =>
  interview('e.application_id', 'in', idsOf('application', candidate));

/** Interviews that somebody holds, as their host or with others. */
export const heldBy = (userId: string): Condition =>
  interview.or([
    interview('e.interviewer_id', '=', userId),
    interview(
      'e.id',
      'in',
      build.selectFrom('interview_colleague as c').where('c.user_id', '=', userId).select('c.interview_id'),
    ),
  ]);

const fields = {
  id: true,
  status: true,
  times: true,
  startsAt: true,
  endsAt: true,
  minutes: true,
  format: true,
  address: true,
  link: true,
  message: true,
  answer: true,
  reason: true,
  sequence: true,
  agreedAt: true,
  toldAt: true,
  offAt: true,
  createdAt: true,
  updatedAt: true,
  // Selected like the contact of a job, to check whether they still work there.
  interviewer: contactFields.createdBy,
  proposedBy: { select: { name: true } },
  colleagues: { select: { user: contactFields.createdBy }, orderBy: { user: { name: 'asc' } } },
  application: {
    select: {
      id: true,
      name: true,
      email: true,
      locale: true,
      applicantId: true,
      applicant: { select: { id: true, email: true, locale: true } },
      consent: consentFields,
      job: {
        select: {
          id: true,
          title: true,
          applyBy: true,
          contactPhone: true,
          company: { select: { ...contactFields.company.select, id: true, name: true, nameKm: true } },
        },
      },
    },
  },
} satisfies Prisma.InterviewSelect;
export type InterviewRow = Prisma.InterviewGetPayload<{ select: typeof fields }>;

const latest = { orderBy: { id: 'desc' } } as const;

export const getInterview = (db: Reader, id: string) =>
  db.interview.findUniqueOrThrow({ where: { id }, select: fields });

/** True while this application has an interview agreed for this time. */
export const isAgreedFor = async (db: Reader, applicationId: string, startsAt: Date): Promise<boolean> =>
  (await db.interview.count({ where: { applicationId, startsAt, status: 'agreed' } })) > 0;

/** An interview of the user's company that they may see. */
export const findInterview = (db: Reader, userId: string, id: string) =>
  findOne(db, 'interview', id, [isWith(seenBy(userId))], (one) =>
    db.interview.findUnique({ ...one, select: fields }),
  );

/** Interviews with one of the company's candidates; null if there is no such candidate. */
export async function listOfCandidate(db: Reader, userId: string, id: string) {
  if (!(await maySee(db, userId, id))) return null;
  return db.interview.findMany({ where: { applicationId: id }, ...latest, select: fields });
}

/** Interviews of a locked application, latest first. */
export const listOf = (tx: Transaction, applicationId: string) =>
  tx.interview.findMany({ where: { applicationId }, ...latest, select: fields });

/**
 * Records that the candidate was notified of the interview's status and the cancelled time. For
 * somebody editing the interview nothing has changed.
 */
export const recordNotified = (
  tx: Transaction,
  { id, applicationId }: { id: string; applicationId: string },
  at: Date,
) =>
  change(tx, 'interview', [interview('e.application_id', '=', applicationId)], {
    told_at: interview.case().when('e.id', '=', id).then(at).else(interview.ref('e.told_at')).end(),
    off_at: null,
  });

/** Interviews of the applicant's application; null if there is no such application. */
export async function listOfApplicant(db: Reader, applicantId: string, id: string) {
  const found = await db.application.findFirst({
    where: { id, applicantId },
    select: { interviews: { ...latest, select: fields } },
  });
  return found?.interviews ?? null;
}

/** Interview behind a mailed link; none if the company or the candidate is disabled. */
export const findByToken = (db: Reader, tokenHash: Buffer<ArrayBuffer>) =>
  db.interview.findFirst({
    where: {
      tokenHash,
      application: {
        job: { company: { owner: { disabledAt: null } } },
        OR: [{ applicantId: null }, { applicant: { disabledAt: null } }],
      },
    },
    select: fields,
  });

function inStatus(status: InterviewStatus, now: Date): Condition {
  if (status === 'cancelled') return interview('e.status', '=', 'cancelled');
  const goesOn = interview('e.ends_at', '>', now);
  return status === 'over'
    ? interview.and([interview('e.status', '<>', 'cancelled'), interview('e.ends_at', '<=', now)])
    : interview.and([interview('e.status', '=', status), goesOn]);
}

export const ahead: readonly InterviewStatus[] = ['proposed', 'agreed', 'declined'];

/** The company's interviews, by default the upcoming ones. */
const interviewsOf = (userId: string) =>
  workList(interviews, {
    table: 'interview',
    filters: {
      status: (wanted, now) => interview.or(wanted.map((one) => inStatus(one, now))),
      jobId: (id) => isWith(row('application')('e.job_id', '=', id)),
      mine: () => heldBy(userId),
      // Between the first and the last proposed time: those of several weeks are few.
      from: (day) => interview('e.ends_at', '>=', momentOf(day, '00:00')),
      to: (day) => interview('e.starts_at', '<', momentOf(addDays(day, 1), '00:00')),
      day: (day) =>
        interview.and([
          interview('e.agreed_at', 'is not', null),
          interview('e.starts_at', '>=', momentOf(day, '00:00')),
          interview('e.starts_at', '<', momentOf(addDays(day, 1), '00:00')),
        ]),
    },
    text: (search) => isWith(textHas(search, row('job')('e.company_id', '=', companyOf(userId)))),
    order: { startsAt: 'e.starts_at' },
    load: (db, page) => db.interview.findMany({ ...page, select: fields }),
  });

export const listInterviews = (
  prisma: PrismaClient,
  userId: string,
  { filter, ...query }: ParsedQueryOf<typeof interviewList>,
  now: Date,
) =>
  interviewsOf(userId).page(
    prisma,
    [isWith(seenBy(userId))],
    { ...query, filter: { ...filter, status: filter.status ?? [...ahead] } },
    now,
  );

/** Maximum interviews of one calendar, and days that those past stay in it. */
const calendarBounds = { most: 500, past: 30 };

/** Agreed interviews that somebody holds and may see, for their calendar. */
export async function agreedOf(prisma: PrismaClient, userId: string, now: Date): Promise<InterviewRow[]> {
  const visible = [isWith(seenBy(userId)), interview('e.status', '=', 'agreed')];
  const filter = { mine: true, from: addDays(today(now), -calendarBounds.past) } as const;
  const query = { offset: 0, limit: calendarBounds.most, filter };
  return (await interviewsOf(userId).page(prisma, visible, query, now)).rows;
}

export const findFeed = (db: Reader, userId: string) => db.calendarFeed.findUnique({ where: { userId } });

export const saveFeed = (
  tx: Transaction,
  userId: string,
  feed: Pick<Prisma.CalendarFeedUncheckedCreateInput, 'number' | 'tokenHash'>,
) => tx.calendarFeed.upsert({ where: { userId }, create: { userId, ...feed }, update: feed });

/** Whose calendar is at an address; nobody's if the account is disabled. */
export async function findFeedOwner(db: Reader, tokenHash: Buffer<ArrayBuffer>) {
  const feed = await db.calendarFeed.findFirst({
    where: { tokenHash, user: { disabledAt: null } },
    select: { user: { select: { id: true, name: true, email: true, locale: true } } },
  });
  return feed?.user ?? null;
}

export const createInterview = (tx: Transaction, data: Prisma.InterviewUncheckedCreateInput) =>
  tx.interview.create({ data, select: fields });

/** Saves an interview whose application is locked. */
export const saveInterview = (tx: Transaction, id: string, data: Prisma.InterviewUncheckedUpdateInput) =>
  tx.interview.update({ where: { id }, data, select: fields });

/** Transfers the open interviews of a member who leaves a company, who is named for none of its interviews any more. */
export const transferInterviews = async (
  tx: Transaction,
  { companyId, from, to }: DomainEvent<'company.left'>,
) => {
  const held = await tx.interview.findMany({
    where: { interviewerId: from, status: { in: [...ahead] }, application: { job: { companyId } } },
    select: { id: true },
  });
  const ids = held.map(({ id }) => id);
  await tx.interview.updateMany({ where: { id: { in: ids } }, data: { interviewerId: to } });
  await tx.interviewColleague.deleteMany({
    where: { userId: from, interview: { application: { job: { companyId } } } },
  });
  await tx.interviewColleague.createMany({
    data: ids.map((interviewId) => ({ interviewId, userId: to })),
    skipDuplicates: true,
  });
};

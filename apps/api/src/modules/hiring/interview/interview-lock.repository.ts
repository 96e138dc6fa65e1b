import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, read, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { idsOf, idsThatMeet, lockRows, oneOf, related } from '../../../search/rows.repository.ts';
import { accountIsEnabled, companyIsShown } from '../../../search/search-condition.repository.ts';
import { ofCompany } from '../application/application-access.repository.ts';
import { ahead, getInterview, type InterviewRow, isWith } from './interview.repository.ts';

// Changes to an interview lock its application first: a decision, a withdrawal and an answer wait for each other.

const application = row('application');

/**
 * Locks the application of an interview, if it meets the conditions. The interview is read by a separate statement, so
 * that it sees what the previous lock holder committed.
 */
async function lockWith(tx: Transaction, id: string, ...where: Condition[]): Promise<InterviewRow | null> {
  const itsApplication = build.selectFrom('interview as i').where('i.id', '=', id).select('i.application_id');
  const isIts = application('e.id', '=', itsApplication);
  const held = await lockRows(tx, 'application', 'forNoKeyUpdate', isIts, ...where);
  return held.length > 0 ? getInterview(tx, id) : null;
}

/** Locks an interview of a company for the rest of the transaction. The company must be locked first. */
export const lockOfCompany = (tx: Transaction, companyId: string, id: string) =>
  lockWith(tx, id, ofCompany(companyId));

/** Locks an interview of the applicant. Their account must be locked first. */
export const lockOfApplicant = (tx: Transaction, applicantId: string, id: string) =>
  lockWith(tx, id, application('e.applicant_id', '=', applicantId));

export const lockInterview = (tx: Transaction, id: string) => lockWith(tx, id);

/** The one open interview of an application. The application must be locked first. */
export async function openOf(tx: Transaction, applicationId: string): Promise<InterviewRow | null> {
  const where = { applicationId, status: { in: [...ahead] } };
  const open = await tx.interview.findFirst({ where, select: { id: true } });
  return open && getInterview(tx, open.id);
}

/** Locks the upcoming agreed interviews of a deleted account, and of a company deleted with it. */
export async function lockEnding(tx: Transaction, userId: string, now: Date): Promise<InterviewRow[]> {
  const owned = idsOf('company', row('company')('e.owner_id', '=', userId));
  const agreed = build
    .selectFrom('interview as i')
    .where('i.status', '=', 'agreed')
    .where('i.ends_at', '>', now)
    .select('i.application_id');
  const applicationIds = await lockRows(
    tx,
    'application',
    'forNoKeyUpdate',
    application.or([
      application('e.applicant_id', '=', userId),
      application('e.job_id', '=', oneOf(idsOf('job', row('job')('e.company_id', 'in', owned)))),
    ]),
    application('e.id', 'in', agreed),
  );
  const ending = await tx.interview.findMany({
    where: { applicationId: { in: applicationIds }, status: 'agreed', endsAt: { gt: now } },
    orderBy: { applicationId: 'asc' },
    select: { id: true },
  });
  const rows = [];
  for (const { id } of ending) rows.push(await getInterview(tx, id));
  return rows;
}

/** Candidates of companies that are shown, without those whose account is disabled. */
const isThere = application.and([
  related('job', ['id', 'e.job_id'], companyIsShown),
  application.or([application('e.applicant_id', 'is', null), accountIsEnabled('e.applicant_id')]),
]);

/**
 * Claims due reminders and clears their time in one statement, so that each goes to one of several workers.
 * Interviews of disabled accounts are claimed but not returned.
 */
export async function takeReminders(tx: Transaction, now: Date, limit: number) {
  const isDue = row('interview')('e.remind_at', '<=', now);
  const due = idsOf('interview', isDue).orderBy(sql.ref('e.remind_at')).limit(limit).forUpdate().skipLocked();
  const claimed = build.updateTable('interview').set({ remind_at: null }).where('id', 'in', due);
  const held = await read(tx, claimed.returning('id'));
  const ids = await idsThatMeet(
    tx,
    'interview',
    held.map(({ id }) => id),
    row('interview')('e.starts_at', '>', now),
    isWith(isThere),
  );
  const rows = [];
  for (const id of ids) rows.push(await getInterview(tx, id));
  return { count: held.length, rows };
}

/** Generates an id before its row is saved. */
export async function newId(tx: Transaction): Promise<string> {
  const [made] = await read(tx, build.selectNoFrom(sql<string>`uuidv7()`.as('id')));
  return made?.id ?? '';
}

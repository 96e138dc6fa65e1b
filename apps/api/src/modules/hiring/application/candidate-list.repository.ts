import type { candidateList, StatusCounts } from '@acheep/contract/hiring/application';
import {
  type ApplicationStatus,
  applicationStatuses,
  candidates,
} from '@acheep/contract/hiring/application-option';
import { addDays, momentOf } from '@acheep/contract/kernel/calendar';
import type { ParsedQueryOf } from '@acheep/contract/kernel/endpoint';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { PrismaClient } from '@acheep/database/client';
import type { Transaction } from '@acheep/database/connection';
import { build, type Condition, row } from '@acheep/database/statement';
import { sql } from 'kysely';
import { type Page, type Reader, readIds, readPageBy } from '../../../search/rows.repository.ts';
import { workList } from '../../../search/work-list.repository.ts';
import { companyOf } from '../../companies/company/company-people.repository.ts';
import { isInStage } from '../stage/stage.repository.ts';
import { receivedFields } from './application.repository.ts';
import { seenBy } from './application-access.repository.ts';
import { textHas } from './application-text.repository.ts';

type CandidateQuery = ParsedQueryOf<typeof candidateList>;
const application = row('application');
/** Filters of every list of applications for a job. */
export const receivedFilters = {
  status: (wanted: readonly ApplicationStatus[]) => application('e.status', 'in', [...wanted]),
  fit: answersThat,
};

/** Candidates whose answers to the questions of the job fit, or do not. */
function answersThat(fit: NonNullable<CandidateQuery['filter']['fit']>): Condition {
  const answered = (fits: boolean): Condition =>
    application.exists(
      build
        .selectFrom('application_answer as a')
        .select('a.application_id')
        .where('a.application_id', '=', application.ref('e.id'))
        .where('a.fits', '=', fits),
    );
  return fit === 'fits'
    ? application.and([answered(true), application.not(answered(false))])
    : answered(false);
}

/** Candidates whom the colleague has decided on, moved or hired. */
const decidedBy = (userId: string): Condition =>
  application.exists(
    build
      .selectFrom('application_event as v')
      .select('v.id')
      .where('v.application_id', '=', application.ref('e.id'))
      .where('v.by_id', '=', userId)
      .where('v.kind', 'in', ['decided', 'moved', 'hired']),
  );

const jobOf = (userId: string) => row('job')('e.company_id', '=', companyOf(userId));

/** Applications for the jobs of the company that the user works for. */
const candidatesOf = (userId: string) =>
  workList(candidates, {
    table: 'application',
    filters: {
      jobId: (id) => application('e.job_id', '=', id),
      ...receivedFilters,
      stage: isInStage,
      rating: (least) => application('e.rating', '>=', Number(least)),
      tag: (name) =>
        application(
          'e.id',
          'in',
          build
            .selectFrom('application_tag as o')
            .innerJoin('candidate_tag as t', 't.id', 'o.tag_id')
            .where('t.company_id', '=', companyOf(userId))
            .where('t.name', '=', name)
            .select('o.application_id'),
        ),
      source: (wanted) =>
        application.or(
          wanted.map((one) =>
            one === 'site' ? application('e.source', 'is', null) : application('e.source', '=', one),
          ),
        ),
      decidedBy,
      from: (day) => application('e.created_at', '>=', momentOf(day, '00:00')),
      to: (day) => application('e.created_at', '<', momentOf(addDays(day, 1), '00:00')),
    },
    text: (search) => textHas(search, jobOf(userId)),
    // Candidates without a rating come last.
    order: { createdAt: 'e.created_at', name: 'e.name', rating: sql`coalesce(e.rating, 0)` },
    load: (db, page) => db.application.findMany({ ...page, select: receivedFields }),
  });

/** Applications of a list that are visible, with counts per status of those that match the other filters. */
export async function listByStatus<
  Row extends { id: string },
  Query extends { filter: { status?: ApplicationStatus[] } },
>(
  list: {
    asked: (visible: readonly Condition[], query: Query, now: Date) => Page;
    load: (db: Reader, page: { where: { id: { in: string[] } } }) => Promise<Row[]>;
  },
  db: PrismaClient,
  visible: Condition,
  query: Query,
  now: Date,
) {
  const { status: wanted, ...filter } = query.filter;
  const page = list.asked([visible], { ...query, filter }, now);
  const found = await readPageBy(db, page, { column: 'e.status', wanted }, (one) => list.load(db, one));
  const counts: StatusCounts = { received: 0, shortlisted: 0, rejected: 0, withdrawn: 0, ...found.counts };
  const total = (wanted ?? valuesOf(applicationStatuses)).reduce((sum, one) => sum + counts[one], 0);
  return { rows: found.rows, counts, total };
}

/** Applications for the jobs of the user's company that they may see. */
export const listCandidates = (prisma: PrismaClient, userId: string, query: CandidateQuery, now: Date) =>
  listByStatus(candidatesOf(userId), prisma, seenBy(userId), query, now);

/** The ids of one page of candidates. */
export const listCandidateIds = (tx: Transaction, userId: string, query: CandidateQuery, now: Date) =>
  readIds(tx, candidatesOf(userId).asked([seenBy(userId)], query, now));

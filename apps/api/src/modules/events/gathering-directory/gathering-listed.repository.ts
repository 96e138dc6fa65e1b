import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { GatheringNarrowing } from '@acheep/contract/events/gathering-public';
import { anyOf, build, type Condition, row, typed } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import type { Moment } from '../../../moment.ts';
import { idsOf } from '../../../search/rows.repository.ts';
import type { Order, Searchable } from '../../../search/searchable.ts';
import { listedJobs } from '../../jobs/job/job-listed.repository.ts';
import { gatheringTexts } from '../gathering/gathering-text.ts';
import { gatheringIsAhead, gatheringIsPublic } from '../gathering/public-gathering.repository.ts';

/** A period in which a session takes place: from the first time, before the second. */
export interface Period {
  from: Date | null;
  before: Date | null;
}

export type ListedFilter = GatheringNarrowing & {
  during?: Period;
  changedSince?: Date | undefined;
};

const names = { select: { nameEn: true, nameKm: true } } as const;

export type Part = 'coming' | 'past' | 'both';

const gathering = row('gathering');
/** One that was closed by hand and is still ahead is in no list. */
const over = (now: Expression<never>): Condition =>
  gathering.and([gatheringIsPublic, gathering('e.ends_at', '<=', now)]);
const parts: Record<Part, (now: Expression<never>) => Condition> = {
  coming: gatheringIsAhead,
  past: over,
  both: (now) => gathering.or([gatheringIsAhead(now), over(now)]),
};

const moment = (now: Date) => typed(now, 'timestamptz');

/** A course in progress is sorted by its next session. */
const nextSession = ({ now }: Moment) => {
  const sessions = build
    .selectFrom('gathering_session as s')
    .where('s.gathering_id', '=', gathering.ref('e.id'))
    .where('s.ends_at', '>', moment(now));
  return sql`coalesce(${sessions.select(sql`min(s.starts_at)`.as('next'))}, e.starts_at)`;
};

/** Pinned ones come first, in the same order among each other: they sort as if they were a hundred years earlier. */
const pinnedFirst = (at: Moment) => sql`${nextSession(at)} -
  CASE WHEN e.pinned_until >= ${typed(at.today, 'date')} THEN interval '876000 hours' ELSE interval '0' END`;

/** All others begin with the session that is their next one. */
const underWayOrPinned = ({ now, today }: Moment) =>
  sql<boolean>`e.starts_at <= ${moment(now)} OR coalesce(e.pinned_until >= ${typed(today, 'date')}, false)`;
const soonest: Order = {
  by: pinnedFirst,
  direction: 'ASC',
  mostly: { by: 'e.starts_at', except: underWayOrPinned },
};

const newest: Order = { by: 'e.posted_at', direction: 'DESC' };
const changed: Order = { by: 'e.updated_at', direction: 'ASC' };
const orders: Record<Part, Searchable<ListedFilter>['orders']> = {
  coming: { startsAt_1: soonest, 'postedAt_-1': newest, updatedAt_1: changed },
  // The latest to end comes first.
  past: { startsAt_1: { by: 'e.ends_at', direction: 'DESC' }, 'postedAt_-1': newest, updatedAt_1: changed },
  both: { startsAt_1: { by: 'e.starts_at', direction: 'ASC' } },
};

/** Those with a session during a period. It counts until it ends. */
function takesPlace({ from, before }: Period): Condition {
  let sessions = build
    .selectFrom('gathering_session as s')
    .where('s.gathering_id', '=', gathering.ref('e.id'))
    .select('s.gathering_id');
  if (from) sessions = sessions.where('s.ends_at', '>', moment(from));
  if (before) sessions = sessions.where('s.starts_at', '<', moment(before));
  return gathering.exists(sessions);
}

export const listedGatherings = (kind: GatheringKind, part: Part): Searchable<ListedFilter> => ({
  table: 'gathering',
  listed: ({ now }) => gathering.and([sql<boolean>`e.kind = ${sql.lit(kind)}`, parts[part](moment(now))]),
  date: 'starts_at',
  filters: {
    categoryId: { column: 'category_id', type: 'uuid' },
    provinceId: { column: 'province_id', type: 'uuid' },
    // A hybrid one counts as both.
    place: {
      is: (place) =>
        place === 'online' ? sql<boolean>`e.online` : sql<boolean>`(NOT e.online OR e.venue IS NOT NULL)`,
    },
    fee: { is: (fee) => gathering('e.fee', fee === 'free' ? 'is' : 'is not', null) },
    language: { is: (codes) => sql<boolean>`e.languages && ${typed(codes, 'text[]')}` },
    companyId: { column: 'company_id', type: 'uuid' },
    // One for all levels matches each level.
    level: { is: (levels) => gathering('e.level', '=', anyOf([...levels, 'all'], 'text[]')) },
    eventType: { column: 'event_type', type: 'text' },
    during: { is: takesPlace },
    changedSince: { is: (since) => gathering('e.updated_at', '>=', moment(since)) },
  },
  orders: orders[part],
  async textsOf(tx, ids) {
    const gatherings = await tx.gathering.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        title: true,
        eventType: true,
        level: true,
        description: true,
        outcomes: true,
        audience: true,
        programme: true,
        company: { select: { name: true, nameKm: true } },
        category: names,
        province: names,
        speakers: { select: { name: true }, orderBy: { position: 'asc' } },
      },
    });
    return gatherings.map((gathering) => ({ id: gathering.id, ...gatheringTexts(gathering, gathering) }));
  },
});

/** The open jobs of the companies that take part in an event, as long as its page exists. */
export const jobsOfEvent: Searchable<{ eventId?: string | undefined }> = {
  ...listedJobs,
  filters: {
    eventId: {
      is: (id) =>
        row('job')(
          'e.company_id',
          'in',
          build
            .selectFrom('gathering_company as p')
            .where(
              'p.gathering_id',
              'in',
              idsOf(
                'gathering',
                gathering('e.id', '=', typed(id, 'uuid')),
                sql<boolean>`e.kind = 'event'`,
                gatheringIsPublic,
              ),
            )
            .select('p.company_id'),
        ),
    },
  },
};

import type { GatheringKind } from '@acheep/contract/events/gathering-option';
import type { GatheringNarrowing } from '@acheep/contract/events/gathering-public';
import { companyMayShow, type Given, type Moment } from '../../../search/search-condition.repository.ts';
import type { Order, Searchable } from '../../../search/searchable.ts';
import { listedJobs } from '../../jobs/job/job-listed.repository.ts';
import { gatheringTexts } from '../gathering/gathering-text.ts';

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

const ahead = (now: string) => `e.status = 'active' AND e.ends_at > ${now}`;
/** One that was closed by hand and is still ahead is in no list. */
const over = (now: string) => `e.status IN ('active', 'closed') AND e.ends_at <= ${now}`;
const parts: Record<Part, (now: string) => string> = {
  coming: ahead,
  past: over,
  both: (now) => `(${ahead(now)} OR ${over(now)})`,
};

/** A course in progress is sorted by its next session. */
const nextSession = (value: Given['value'], { now }: Moment) => `coalesce(
  (SELECT min(s.starts_at) FROM gathering_session s
    WHERE s.gathering_id = e.id AND s.ends_at > ${value(now, 'timestamptz')}), e.starts_at)`;

/** Pinned ones come first, in the same order among each other: they sort as if they were a hundred years earlier. */
const pinnedFirst = (value: Given['value'], moment: Moment) => `${nextSession(value, moment)} -
  CASE WHEN e.pinned_until >= ${value(moment.today, 'date')} THEN interval '876000 hours' ELSE interval '0' END`;

/** All others begin with the session that is their next one. */
const underWayOrPinned = (value: Given['value'], { now, today }: Moment) =>
  `e.starts_at <= ${value(now, 'timestamptz')} OR coalesce(e.pinned_until >= ${value(today, 'date')}, false)`;
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

/** A session of `e` during a period. It counts until it ends. */
function takesPlace({ from, before }: Period, value: Given['value']): string {
  const bounds = [
    from && `s.ends_at > ${value(from, 'timestamptz')}`,
    before && `s.starts_at < ${value(before, 'timestamptz')}`,
  ].filter(Boolean);
  return `EXISTS (SELECT FROM gathering_session s WHERE ${['s.gathering_id = e.id', ...bounds].join(' AND ')})`;
}

export const listedGatherings = (kind: GatheringKind, part: Part): Searchable<ListedFilter> => ({
  table: 'gathering',
  listed: (value, { now }) => [
    `e.kind = '${kind}'`,
    parts[part](value(now, 'timestamptz')),
    companyMayShow('e'),
  ],
  date: 'starts_at',
  filters: {
    categoryId: { column: 'category_id', type: 'uuid' },
    provinceId: { column: 'province_id', type: 'uuid' },
    // A hybrid one counts as both.
    place: { sql: (place) => (place === 'online' ? 'e.online' : '(NOT e.online OR e.venue IS NOT NULL)') },
    fee: { sql: (fee) => `e.fee IS ${fee === 'free' ? 'NULL' : 'NOT NULL'}` },
    language: { sql: (codes, value) => `e.languages && ${value(codes, 'text[]')}` },
    companyId: { column: 'company_id', type: 'uuid' },
    // One for all levels matches each level.
    level: { sql: (levels, value) => `e.level = ANY(${value([...levels, 'all'], 'text[]')}::text[])` },
    eventType: { column: 'event_type', type: 'text' },
    during: { sql: takesPlace },
    changedSince: { sql: (since, value) => `e.updated_at >= ${value(since, 'timestamptz')}` },
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
      sql: (id, value) => `e.company_id IN (
        SELECT p.company_id FROM gathering_company p JOIN gathering g ON g.id = p.gathering_id
        WHERE g.id = ${value(id, 'uuid')} AND g.kind = 'event' AND g.status IN ('active', 'closed')
          AND ${companyMayShow('g')})`,
    },
  },
};

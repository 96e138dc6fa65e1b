import { addDays, startOfDay } from '@acheep/contract/kernel/calendar';
import type { Transaction } from '@acheep/database/connection';
import type { Moment } from '../../../moment.ts';
import { columnsOf, type Draft } from '../../jobs/job/job-draft.repository.ts';
import type { Context } from './import-context.ts';
import * as write from './import-write.repository.ts';
import type { JobRead } from './job-row.ts';

/** The time of publication, for a date alone its morning, and the time of closing. */
function timesOf({ state, posted, draft }: JobRead, { now, today }: Moment, before?: Date | null) {
  if (state === 'draft') return { postedAt: null, publishedAt: null, closedAt: null };
  const closes = draft?.closingDate ?? today;
  const day = posted ?? (closes < today ? closes : undefined);
  const postedAt = day === undefined || day === today ? (before ?? now) : startOfDay(day);
  const closedAt = state === 'closed' ? startOfDay(addDays(closes, 1)) : null;
  return { postedAt, publishedAt: postedAt, closedAt: closedAt && closedAt > now ? now : closedAt };
}

type Filed = Pick<Context, 'filed'>;

interface Company {
  id: string;
  name: string;
  nameKm: string | null;
}

const dataOf = ({ filed }: Filed, { draft }: { draft: Draft }, company: Company) =>
  columnsOf(draft, {
    company,
    category: filed.get(draft.categoryId ?? '') ?? null,
    province: filed.get(draft.provinceId ?? '') ?? null,
  });

/**
 * Writes a job from its row. It uses no order, appears in no job alert (`announcedAt` stays empty) and is no post in
 * the feed, which thousands at once would flood.
 */
export async function writeJob(
  tx: Transaction,
  context: Filed,
  read: JobRead & { draft: Draft },
  company: Company,
  moment: Moment,
  id: string | null,
) {
  const data = await dataOf(context, read, company);
  const { skills } = read.draft;
  const before = id === null ? null : await write.findImportedJob(tx, id);
  if (!before) {
    const made = { ...data, ...timesOf(read, moment), status: read.state };
    return write.createImportedJob(tx, company.id, made, skills);
  }
  const changed = { ...data, ...timesOf(read, moment, before.postedAt), status: read.state };
  return write.changeImportedJob(tx, before.id, { ...changed, companyId: company.id }, skills);
}

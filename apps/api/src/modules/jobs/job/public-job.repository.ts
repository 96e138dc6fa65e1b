import { type Condition, row, textOf } from '@acheep/database/statement';
import { type Expression, sql } from 'kysely';
import { companyIsShown } from '../../../search/search-condition.repository.ts';

const job = row('job');

/** Jobs with a page that the public may see: open or closed, not stopped by the operator, and of a company that is shown. */
export const jobIsPublic: Condition = job.and([
  sql<boolean>`e.status IN ('active', 'closed')`,
  job('e.stopped', 'is', null),
  companyIsShown,
]);

/** Jobs that take applications on a day, also where their company is hidden. */
export const jobIsActive = (day: Date | Expression<Date>): Condition =>
  job.and([sql<boolean>`e.status = 'active'`, job('e.closing_date', '>=', day)]);

/** Jobs that are listed on a day. */
export const jobIsOpen = (day: Date | Expression<Date>): Condition =>
  job.and([jobIsActive(day), companyIsShown]);

/** The same for a statement that is written as text, which calls the job `e`; `day` is SQL. */
export const jobIsOpenOn = (day: string) => textOf(jobIsOpen(sql.raw(day)), String);

import { type AlertCriteria, alertCriteria, type JobAlert } from '@acheep/contract/jobs/job-alert';
import type { AlertFrequency, alertProblems } from '@acheep/contract/jobs/job-alert-option';
import type { AlertRow } from './job-alert.repository.ts';

const lists: readonly string[] = ['categoryId', 'industryId', 'provinceId'];

/** Saved by earlier versions, these hold a single id. */
const asLists = (criteria: object) =>
  Object.fromEntries(
    Object.entries(criteria).map(([name, value]) => [
      name,
      lists.includes(name) && typeof value === 'string' ? [value] : value,
    ]),
  );

/** Criteria of an alert; null if they no longer match the schema. */
export const criteriaOf = ({ criteria }: Pick<AlertRow, 'criteria'>): AlertCriteria | null =>
  alertCriteria.safeParse(asLists(Object(criteria))).data ?? null;

export const presentAlert = (row: AlertRow): JobAlert => ({
  _id: row.id,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  name: row.name,
  frequency: row.frequency as AlertFrequency,
  paused: row.paused,
  problem: row.problem as keyof typeof alertProblems | null,
  criteria: criteriaOf(row),
});

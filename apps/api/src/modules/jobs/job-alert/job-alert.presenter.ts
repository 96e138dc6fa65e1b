import { type AlertCriteria, alertCriteria, type JobAlert, jobAlert } from '@acheep/contract/jobs/job-alert';
import type { AlertFrequency, alertProblems } from '@acheep/contract/jobs/job-alert-option';
import { plain } from '../../../plain.ts';
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
  ...plain(jobAlert, row),
  frequency: row.frequency as AlertFrequency,
  problem: row.problem as keyof typeof alertProblems | null,
  criteria: criteriaOf(row),
});

import { type AlertCriteria, alertCriteria, type JobAlert } from '@acheep/contract/jobs/job-alert';
import type { AlertFrequency, alertProblems } from '@acheep/contract/jobs/job-alert-option';
import type { AlertRow } from './job-alert.repository.ts';

/** Criteria of an alert; null if they no longer match the schema. */
export const criteriaOf = ({ criteria }: Pick<AlertRow, 'criteria'>): AlertCriteria | null =>
  alertCriteria.safeParse(criteria).data ?? null;

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

import { jobDraft } from '@acheep/contract/jobs/job-draft';
import { fieldNames } from '../../../lib/field-name.ts';

/** What the form of a job calls a field. */
export const jobField = fieldNames(jobDraft);

import { jobDraft } from '@acheep/contract/jobs/job-draft';
import { fieldNames } from '../../../lib/field-name.ts';

export const jobField = fieldNames(jobDraft);

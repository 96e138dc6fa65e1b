import { jobNew } from '@acheep/contract/jobs/job-draft';
import { fieldNames } from '../../../lib/field-name.ts';

export const jobField = fieldNames(jobNew);

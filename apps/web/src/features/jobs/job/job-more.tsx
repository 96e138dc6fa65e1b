import type { JobDetail } from '@acheep/contract/jobs/job';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { JobCompany } from './job-company.tsx';
import { JobSimilarList } from './job-similar-list.tsx';

// Parts of a job's page that load after its text, in one chunk.
export { whenWorded as fitWorded } from './job-fit.tsx';
export { JobWarnings } from './job-warnings.tsx';

/** What stands below a job's text: a look at its company, and similar jobs. */
const JobBelow = ({ job: { _id, category, province, company } }: { job: JobDetail }) => (
  <>
    <JobCompany id={company._id} />
    {category && <JobSimilarList jobId={_id} categoryId={category._id} provinceId={province?._id} />}
  </>
);

/** Loaded together with its texts. */
export const belowWorded = loadNamespaces(['company']).then(() => ({ default: JobBelow }));

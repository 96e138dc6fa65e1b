import type { Company } from '@acheep/contract/companies/company';
import { companySizes } from '@acheep/contract/companies/company-option';
import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/paths';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyCover } from '../../../entities/companies/company/company-cover.tsx';
import { FollowButton } from '../../../entities/companies/company/follow-button.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { localized } from '../../../lib/locale.ts';
import classes from './job-company.module.css';
import { JobSimilarList } from './job-similar-list.tsx';

const maxPictures = 3;

/** Its photos, or its cover picture where it has none. */
const picturesOf = ({ photos, cover }: Company) =>
  (photos.length > 0 ? photos : cover ? [cover] : []).slice(0, maxPictures);

/** A look at the company of a job: its pictures, industry and size, and a button to follow it. */
function JobCompany({ id }: { id: string }) {
  const { data: company } = useQuery(apiData('GET /company/:id', { params: { id } }));
  // The job's page names the company already.
  if (!company) return null;
  const pictures = picturesOf(company);
  const facts = [
    company.industry && localized(company.industry.name),
    company.size && localized(companySizes[company.size]),
  ].filter(Boolean);
  return (
    <div className={classes.company}>
      <Link to={paths.company(id)} className={classes.pictures} aria-hidden tabIndex={-1}>
        {pictures.length > 0 ? (
          pictures.map(({ small }) => <img key={small} src={small} alt="" loading="lazy" />)
        ) : (
          <CompanyCover company={company} src={null} className={classes.cover} />
        )}
      </Link>
      <div className={classes.foot}>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        <FollowButton company={company} />
      </div>
    </div>
  );
}

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

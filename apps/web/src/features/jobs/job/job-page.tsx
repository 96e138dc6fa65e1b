import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import offer from '../../../entities/companies/company/offer-page.module.css';
import { jobQuery } from '../../../entities/jobs/job/job-query.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing } from '../../../ui/missing-record.tsx';
import { JobView } from './job-view.tsx';
import { MissingJob, WaitingJob } from './job-waiting.tsx';
import { useCountView } from './use-count-view.ts';

// In the same chunk as the page, which is therefore loaded when the user opens it.
export { JobBeside } from './job-beside.tsx';

export function JobPage() {
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  useCountView(job);
  return (
    <Container className={offer.page}>
      {isMissing(error) ? (
        <MissingJob />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {job ? <JobView key={job._id} job={job} /> : !error && <WaitingJob />}
    </Container>
  );
}

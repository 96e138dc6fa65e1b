import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/paths';
import { Anchor, Skeleton } from '@mantine/core';
import { IconFileCv } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import classes from './job-fit.module.css';
import { JobFitPanel } from './job-fit-panel.tsx';
import { JobPayScale } from './job-pay-scale.tsx';

/** A line that leads whoever has no CV to one. */
function Begin() {
  const { t } = useTranslation('job-fit');
  return (
    <p className={classes.begin}>
      <IconFileCv size={22} stroke={1.75} aria-hidden />
      <span>
        {t('begin')}{' '}
        <Anchor component={Link} to={paths.resumeQuestions()} inherit underline="always">
          {t('beginAction')}
        </Anchor>
      </span>
    </p>
  );
}

function OwnFit({ job }: { job: JobDetail }) {
  const { data: fit, isError } = useQuery(apiData('GET /job/:id/fit', { params: { id: job._id } }));
  // The page of the job is whole without it.
  if (isError) return null;
  if (!fit) return <Skeleton height={340} radius="md" />;
  if (fit.resume === 'none') return <Begin />;
  return fit.parts.length > 0 && <JobFitPanel job={job} fit={fit} />;
}

/** How the reader's CV fits a job, or a line that leads to making one, and how the job's pay compares. */
const JobFit = ({ job }: { job: JobDetail }) => (
  <div className={classes.both}>
    {useSession() ? <OwnFit job={job} /> : <Begin />}
    <JobPayScale job={job} />
  </div>
);

/** Loaded together with its texts. */
export const whenWorded = loadNamespaces(['job-fit']).then(() => ({ default: JobFit }));

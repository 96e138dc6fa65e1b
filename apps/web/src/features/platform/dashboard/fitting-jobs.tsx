import { paths } from '@acheep/contract/kernel/paths';
import type { FittingJob, FittingJobs as Found } from '@acheep/contract/talent/fitting';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { languageOf } from '../../../entities/companies/company/company-name.ts';
import { JobLine } from '../../../entities/jobs/job/job-line.tsx';
import { FitReasons } from '../../../entities/talent/fit/fit-reasons.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import classes from './fitting-jobs.module.css';

const Entry = ({ job, reasons }: FittingJob) => (
  <li className={classes.entry}>
    <Anchor component={Link} to={paths.job(job._id)} fw={600} lang={languageOf(job.title)}>
      {job.title}
    </Anchor>
    <JobLine job={job} />
    <FitReasons reasons={reasons} job={job} reader="seeker" />
  </li>
);

/** There is nothing to show yet: why, and the next step. */
function Nothing({ found, resume }: { found: Found; resume: OwnResume | null | undefined }) {
  const { t } = useTranslation('fit');
  const words = { none: 'jobs.none', thin: 'jobs.thin', enough: 'jobs.empty' } as const;
  const section = resume === undefined ? undefined : resumeProgress(resume).next?.section;
  return (
    <>
      <Text mb="sm" maw={640}>
        {t(words[found.resume])}
      </Text>
      {found.resume === 'enough' ? (
        <Button component={Link} to={paths.jobList()} variant="default">
          {t('jobs.find')}
        </Button>
      ) : (
        <Button component={Link} to={paths.resumeEdit(section)}>
          {t(found.resume === 'none' ? 'jobs.begin' : 'jobs.complete')}
        </Button>
      )}
    </>
  );
}

/** Open jobs that fit the own CV, each with why. */
export function FittingJobs({ resume }: { resume: OwnResume | null | undefined }) {
  const { t } = useTranslation('fit');
  const { data: found, error, refetch } = useQuery(apiData('GET /job/fitting'));
  const category = resume?.wantedCategory;
  return (
    <Panel
      title={t('jobs.title')}
      action={
        category && (
          <Anchor component={Link} to={paths.jobList({ category })} size="sm" ta="right">
            {t('jobs.all', { category: localized(category.name) })}
          </Anchor>
        )
      }
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !found ? (
        <Skeleton height={160} />
      ) : found.jobs.length === 0 ? (
        <Nothing found={found} resume={resume} />
      ) : (
        <>
          <Text c="dimmed" size="sm" mb="xs">
            {t('jobs.text')}
          </Text>
          <ul className={classes.list}>
            {found.jobs.map((one) => (
              <Entry key={one.job._id} {...one} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

import type { OwnApplication } from '@acheep/contract/hiring/application';
import { untilText } from '@acheep/contract/jobs/job-card-facts';
import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { reader } from '../../../lib/reader.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { JobCard } from '../../jobs/job/job-card.tsx';
import { JobFoot } from '../../jobs/job/job-rows.tsx';
import { InterviewPlace } from '../interview/interview-place.tsx';
import classes from './application-row.module.css';
import { ApplicationSteps } from './application-steps.tsx';

/** What comes next: the way to an interview, or when it was sent and until when the employer takes more. */
function Next({ application }: { application: OwnApplication }) {
  const { t } = useTranslation('application');
  const ofInterview = useTranslation('interview').t;
  const { _id, job, status, hired, interview, createdAt, phone } = application;
  if (interview)
    return (
      <div className={classes.next}>
        <InterviewPlace interview={interview} own={phone} />
        {interview.status === 'proposed' && (
          <Button size="compact-md" component={Link} to={paths.manageUserAppliedDetail(_id)}>
            {ofInterview('choose')}
          </Button>
        )}
      </div>
    );
  const isOpen = !hired && (status === 'received' || status === 'shortlisted');
  return (
    <Text size="sm" c="dimmed" className={classes.next}>
      <DateText value={createdAt} format="short">
        {(date) => t('mine.sentOn', { date })}
      </DateText>
      {isOpen && <span>{untilText(job, reader())}</span>}
    </Text>
  );
}

interface ApplicationRowProps {
  application: OwnApplication;
  as?: 'h2' | 'h3';
  /** With the names of its steps. */
  large?: boolean;
}

/** One of the job seeker's applications: the job as in every list, how far it has come, and what is next. */
export const ApplicationRow = ({ application, as = 'h2', large }: ApplicationRowProps) => (
  <JobCard job={application.job} to={paths.manageUserAppliedDetail(application._id)} as={as}>
    <JobFoot>
      <div className={classes.state} data-large={large || undefined}>
        <ApplicationSteps application={application} named={large} />
        <Next application={application} />
      </div>
    </JobFoot>
  </JobCard>
);

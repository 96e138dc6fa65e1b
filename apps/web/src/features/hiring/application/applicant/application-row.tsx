import type { OwnApplication } from '@acheep/contract/hiring/application';
import { untilText } from '@acheep/contract/jobs/job-card-facts';
import { paths } from '@acheep/contract/paths';
import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { InterviewPlace } from '../../../../entities/hiring/interview/interview-place.tsx';
import { JobCard } from '../../../../entities/jobs/job/job-card.tsx';
import { JobFoot } from '../../../../entities/jobs/job/job-rows.tsx';
import { reader } from '../../../../lib/reader.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
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

/** One of the job seeker's applications: the job as in every list, how far it has come, and what is next. */
export const ApplicationRow = ({ application }: { application: OwnApplication }) => (
  <JobCard job={application.job} to={paths.manageUserAppliedDetail(application._id)} as="h2">
    <JobFoot>
      <div className={classes.state}>
        <ApplicationSteps application={application} />
        <Next application={application} />
      </div>
    </JobFoot>
  </JobCard>
);

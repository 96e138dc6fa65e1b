import { languageOf } from '@acheep/contract/kernel/locale';
import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/paths';
import type { SeekerDashboard as Data } from '@acheep/contract/platform/dashboard';
import type { MatchingJobs as Found, MatchingJob } from '@acheep/contract/talent/matching';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { JobLine } from '../../../entities/jobs/job/job-line.tsx';
import { MatchReasons } from '../../../entities/talent/match/match-reasons.tsx';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { ResumeProgressPanel } from '../../../entities/talent/resume/resume-progress-panel.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { currentLocale, localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CandidateStates } from './candidate-states.tsx';
import { ClosingNote } from './closing-note.tsx';
import { LatestNews } from './latest-news.tsx';
import matchingJobs from './matching-jobs.module.css';
import classes from './waiting-panel.module.css';
import { WaitingPanel } from './waiting-panel.tsx';

const Entry = ({ job, reasons }: MatchingJob) => (
  <li className={matchingJobs.entry}>
    <Anchor component={Link} to={paths.job(job._id)} fw={600} lang={languageOf(job.title)}>
      {job.title}
    </Anchor>
    <JobLine job={job} />
    <MatchReasons reasons={reasons} job={job} reader="seeker" />
  </li>
);

/** Empty state: the reason and the next step. */
function Nothing({ found, resume }: { found: Found; resume: OwnResume | null | undefined }) {
  const { t } = useTranslation('match');
  const isNone = found.resume === 'none';
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
        <Button component={Link} to={isNone ? paths.resumeQuestions() : paths.resumeEdit(section)}>
          {t(isNone ? 'jobs.begin' : 'jobs.complete')}
        </Button>
      )}
    </>
  );
}

/** Open jobs that match the user's CV, each with the reasons. */
function MatchingJobs({ resume }: { resume: OwnResume | null | undefined }) {
  const { t } = useTranslation('match');
  const { data: found, error, refetch } = useQuery(apiData('GET /job/matching'));
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
          <ul className={matchingJobs.list}>
            {found.jobs.map((one) => (
              <Entry key={one.job._id} {...one} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/**
 * A job seeker's day: what changed, the CV while it is incomplete, interviews, applications, saved jobs that close soon,
 * and matching jobs.
 */
export function SeekerDashboard({ data: { counts, interviews, closing } }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { data: resume, error } = useQuery(ownResumeQuery);
  const isComplete = resume !== undefined && resumeProgress(resume).percent === 100;
  const progress =
    resume !== undefined ? (
      <ResumeProgressPanel resume={resume} />
    ) : (
      !error && <Skeleton height={160} radius="md" />
    );
  const find = (
    <Button component={Link} to={paths.jobList()}>
      {t('seeker.find')}
    </Button>
  );
  return (
    <>
      <div className={classes.above}>
        <LatestNews />
      </div>
      <div className={classes.grid}>
        {!isComplete && progress}
        <WaitingPanel
          title={t('interviews.own')}
          list={interviews}
          all={paths.manageUserApplied()}
          entry={({ application, title, company, startsAt }) => ({
            to: paths.manageUserAppliedDetail(application._id),
            title: `${title} · ${companyName(company)}`,
            note: startsAt ? momentText(startsAt, currentLocale()) : t('interviews.answer'),
          })}
        />
        {Object.values(counts).some(Boolean) ? (
          <Panel title={t('seeker.mine')} action={find}>
            <CandidateStates counts={counts} to={(status) => paths.manageUserApplied({ status })} />
          </Panel>
        ) : (
          <EmptyState
            icon={IconSend}
            title={t('seeker.noneTitle')}
            text={t('seeker.noneText')}
            action={find}
          />
        )}
        <WaitingPanel
          title={t('seeker.saved')}
          list={closing}
          all={paths.manageBookmarked()}
          entry={({ _id, title, company, closingDate }) => ({
            to: paths.job(_id),
            title,
            note: (
              <>
                {companyName(company)}
                {' · '}
                <ClosingNote date={closingDate} />
              </>
            ),
          })}
        />
        {isComplete && progress}
      </div>
      <div className={classes.below}>
        <MatchingJobs resume={resume} />
      </div>
    </>
  );
}

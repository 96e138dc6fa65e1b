import { momentText } from '@acheep/contract/kernel/moment-text';
import { paths } from '@acheep/contract/kernel/paths';
import type { SeekerDashboard as Data } from '@acheep/contract/platform/dashboard';
import { Button, Skeleton } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { ownResumeQuery } from '../../../entities/talent/resume/own-resume.ts';
import { ResumeProgressPanel } from '../../../entities/talent/resume/resume-progress-panel.tsx';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CandidateStates } from './candidate-states.tsx';
import { ClosingNote } from './closing-note.tsx';
import { FittingJobs } from './fitting-jobs.tsx';
import classes from './waiting-panel.module.css';
import { WaitingPanel } from './waiting-panel.tsx';

/** How far a job seeker's CV has come, the applications, the saved jobs that will not wait, and jobs that fit. */
export function SeekerDashboard({ data: { counts, interviews, closing } }: { data: Data }) {
  const { t } = useTranslation('dashboard');
  const { data: resume, error } = useQuery(ownResumeQuery);
  const find = (
    <Button component={Link} to={paths.jobList()}>
      {t('seeker.find')}
    </Button>
  );
  return (
    <>
      <div className={classes.grid}>
        {resume !== undefined ? (
          <ResumeProgressPanel resume={resume} />
        ) : (
          !error && <Skeleton height={160} radius="md" />
        )}
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
          title={t('interviews.own')}
          list={interviews}
          all={paths.manageUserApplied()}
          entry={({ application, title, company, startsAt }) => ({
            to: paths.manageUserAppliedDetail(application._id),
            title: `${title} · ${companyName(company)}`,
            note: startsAt ? momentText(startsAt, currentLocale()) : t('interviews.answer'),
          })}
        />
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
      </div>
      <div className={classes.below}>
        <FittingJobs resume={resume} />
      </div>
    </>
  );
}

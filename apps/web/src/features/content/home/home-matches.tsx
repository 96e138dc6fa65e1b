import { paths } from '@acheep/contract/paths';
import type { MatchingJobs } from '@acheep/contract/talent/matching';
import type { OwnResume } from '@acheep/contract/talent/resume';
import { resumeProgress } from '@acheep/contract/talent/resume-progress';
import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { JobCard } from '../../../entities/jobs/job/job-card.tsx';
import { JobFoot, JobRows } from '../../../entities/jobs/job/job-rows.tsx';
import { MatchReasons } from '../../../entities/talent/match/match-reasons.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Section } from '../../../ui/section.tsx';

const shown = 3;

interface HomeMatchesProps {
  found: MatchingJobs;
  resume: OwnResume | null | undefined;
}

/** The jobs that match the CV best, each with the best reason. */
export function HomeMatches({ found: { resume: state, jobs }, resume }: HomeMatchesProps) {
  const { t } = useTranslation('match');
  const category = resume?.wantedCategory;
  return (
    <Section
      title={t('jobs.title')}
      action={
        category && (
          <Anchor component={Link} to={paths.jobList({ category })}>
            {t('jobs.all', { category: localized(category.name) })}
          </Anchor>
        )
      }
    >
      {jobs.length > 0 ? (
        <JobRows records={jobs.slice(0, shown).map((one) => ({ ...one, _id: one.job._id }))}>
          {({ job, reasons }) => (
            <JobCard job={job}>
              <JobFoot>
                <MatchReasons reasons={reasons} job={job} reader="seeker" most={1} />
              </JobFoot>
            </JobCard>
          )}
        </JobRows>
      ) : (
        <>
          <Text mb="sm">{t(state === 'thin' ? 'jobs.thin' : 'jobs.empty')}</Text>
          {state === 'thin' && resume && (
            <Button component={Link} to={paths.resumeEdit(resumeProgress(resume).next?.section)}>
              {t('jobs.complete')}
            </Button>
          )}
        </>
      )}
    </Section>
  );
}

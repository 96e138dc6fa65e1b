import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/paths';
import { Button, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { companyName } from '../../../../entities/companies/company/company-name.ts';
import { ownResumeQuery } from '../../../../entities/talent/resume/own-resume.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { AnswerWays } from './answer-ways.tsx';
import { ApplyNotice } from './apply-notice.tsx';

/** Says what comes after applying, and offers to bring the answer, and to make a CV where there is none. */
export function ApplicationSent({ job }: { job: JobDetail }) {
  const { t } = useTranslation('application');
  const resume = useQuery(ownResumeQuery);
  return (
    <Stack gap="md">
      <ApplyNotice
        focus
        icon={IconCircleCheck}
        title={t('apply.doneTitle')}
        text={`${t('apply.doneText', { company: companyName(job.company) })} ${t('apply.doneAnswer')}`}
      >
        <Button component={Link} to={paths.manageUserApplied()}>
          {t('apply.doneNext')}
        </Button>
        <Button
          component={Link}
          variant="default"
          to={paths.jobList({ category: job.category ?? undefined })}
        >
          {t('apply.similar')}
        </Button>
        <Button component={Link} variant="subtle" to={paths.notificationPreference()}>
          {t('apply.doneHear')}
        </Button>
      </ApplyNotice>
      <AnswerWays />
      {resume.data === null && (
        <Panel title={t('apply.posterTitle')}>
          <Text mb="sm">{t('apply.posterText')}</Text>
          <Button component={Link} variant="default" to={paths.resumeQuestions()}>
            {t('apply.poster')}
          </Button>
        </Panel>
      )}
    </Stack>
  );
}

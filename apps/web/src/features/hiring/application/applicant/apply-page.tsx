import type { JobDetail } from '@acheep/contract/jobs/job';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Anchor, Button, Container, Stack, Text } from '@mantine/core';
import {
  IconArrowLeft,
  IconLock,
  IconMailForward,
  IconSend,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { JobLine } from '../../../../entities/jobs/job/job-line.tsx';
import { jobQuery } from '../../../../entities/jobs/job/job-query.ts';
import { ownResumeQuery } from '../../../../entities/talent/resume/own-resume.ts';
import { apiData } from '../../../../lib/api-query.ts';
import { openAuth } from '../../../../lib/auth-dialog.ts';
import { PageHead } from '../../../../lib/page-head.tsx';
import { useSession } from '../../../../lib/session.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { DateText } from '../../../../ui/date-text.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { SkeletonList } from '../../../../ui/skeleton-list.tsx';
import { easyApplyQuery, ownApplicationQuery, pendingQuery } from '../application.api.ts';
import { ApplicationSent } from './application-sent.tsx';
import { ApplyForm } from './apply-form.tsx';
import { ApplyNotice } from './apply-notice.tsx';
import { EasyApplyForm } from './easy-apply-form.tsx';
import { type Gate, gateOf } from './gate.ts';

/** Shown to users who cannot apply, or have applied. */
function ApplyGate({ gate, job }: { gate: Gate; job: JobDetail }) {
  const { t } = useTranslation('application');
  const similar = (
    <Button component={Link} variant="default" to={paths.jobList({ category: job.category ?? undefined })}>
      {t('apply.similar')}
    </Button>
  );
  const mine = (
    <Button component={Link} to={paths.manageUserApplied()}>
      {t('apply.doneNext')}
    </Button>
  );
  const back = (
    <Button component={Link} to={paths.job(job._id)}>
      {t('apply.back')}
    </Button>
  );
  switch (gate) {
    case 'sent':
      return <ApplicationSent job={job} />;
    case 'exists':
      return (
        <ApplyNotice icon={IconSend} title={t('apply.existsTitle')} text={t('apply.existsText')}>
          {mine}
        </ApplyNotice>
      );
    case 'closed':
      return (
        <ApplyNotice icon={IconLock} title={t('apply.closedTitle')} text={t('apply.closedText')}>
          {similar}
        </ApplyNotice>
      );
    case 'other-way':
      return (
        <ApplyNotice icon={IconMailForward} title={t('apply.otherWayTitle')} text={t('apply.otherWayText')}>
          {back}
        </ApplyNotice>
      );
    case 'seekers-only':
      return (
        <ApplyNotice
          icon={IconUserSearch}
          title={t('apply.seekersOnlyTitle')}
          text={t('apply.seekersOnlyText')}
        >
          {back}
        </ApplyNotice>
      );
    case 'sign-in':
      return (
        <ApplyNotice icon={IconUserPlus} title={t('apply.signInTitle')} text={t('apply.signInText')}>
          <Button onClick={() => openAuth('login', paths.jobApply(job._id))}>{t('apply.signIn')}</Button>
          <Button variant="default" onClick={() => openAuth('register', paths.jobApply(job._id))}>
            {t('apply.signUp')}
          </Button>
        </ApplyNotice>
      );
  }
}

export function ApplyPage() {
  const { t } = useTranslation('application');
  const { id = '' } = useParams();
  const { data: job, error, refetch } = useQuery(jobQuery(id));
  return (
    <Container size={720}>
      <PageHead title={job ? `${t('apply.title')}: ${job.title}` : t('apply.title')} noIndex />
      <PageHeader
        breadcrumb={
          <Anchor component={Link} size="sm" to={paths.job(id)}>
            <IconArrowLeft size={14} aria-hidden /> {t('apply.back')}
          </Anchor>
        }
        title={job?.title ?? t('apply.title')}
      />
      {job && <ApplyLead job={job} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!job && !error && <SkeletonList count={3} height={120} />}
      {job && <ApplyBody job={job} />}
    </Container>
  );
}

const ApplyLead = ({ job }: { job: JobDetail }) => {
  const { t } = useTranslation('application');
  return (
    <Stack gap={4} mb="md">
      <JobLine job={job} />
      {job.open && job.closingDate && (
        <Text span size="sm">
          <DateText value={job.closingDate}>{(date) => t('apply.closes', { date })}</DateText>
        </Text>
      )}
    </Stack>
  );
};

/** The form, or the notice that replaces it. */
function ApplyBody({ job }: { job: JobDetail }) {
  const role = useSession()?.user.role;
  const isSeeker = can(role, 'UserAppliedJob');
  const { data: own, isLoading } = useQuery({ ...ownApplicationQuery(job._id), enabled: isSeeker });
  const resume = useQuery({ ...ownResumeQuery, enabled: isSeeker });
  const [reached, setReached] = useState<Gate | null>(null);
  const easy = useQuery({ ...easyApplyQuery, enabled: !role });
  const ways = useQuery({ ...apiData('GET /users/provider'), enabled: !role });
  const held = useQuery({ ...pendingQuery(job._id), enabled: isSeeker });
  const isEasy = !role && easy.data?.on === true;
  const asks = !role && job.open && easy.data?.on === false;
  useEffect(() => {
    if (asks) openAuth('login', paths.jobApply(job._id), undefined, 'user', { for: 'apply' });
  }, [asks, job._id]);

  // A result of this visit has priority over the list, which already includes the application.
  const gate = reached ?? gateOf({ job, role, applied: Boolean(own), isEasy });
  if (gate && !(gate === 'sign-in' && easy.isLoading)) return <ApplyGate gate={gate} job={job} />;
  if (isLoading || resume.isLoading || easy.isLoading || ways.isLoading || held.isLoading)
    return <SkeletonList count={3} height={120} />;
  // If the CV cannot be loaded, a file can still be sent.
  if (isEasy) return <EasyApplyForm job={job} ways={ways.data ?? []} onGate={setReached} />;
  const form = { job, resume: resume.data ?? null, held: held.data ?? null };
  return <ApplyForm {...form} onGate={setReached} />;
}

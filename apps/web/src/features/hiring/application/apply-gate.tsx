import type { JobDetail } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { Button } from '@mantine/core';
import {
  IconCircleCheck,
  IconLock,
  IconMailForward,
  IconSend,
  IconUserPlus,
  IconUserSearch,
} from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { openAuth } from '../../../lib/auth-dialog.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ApplyNotice } from './apply-notice.tsx';
import type { Gate } from './gate.ts';

/** What somebody reads who cannot apply, or has done so. */
export function ApplyGate({ gate, job }: { gate: Gate; job: JobDetail }) {
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
      return (
        <ApplyNotice
          focus
          icon={IconCircleCheck}
          title={t('apply.doneTitle')}
          text={t('apply.doneText', { company: companyName(job.company) })}
        >
          {mine}
          {similar}
        </ApplyNotice>
      );
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

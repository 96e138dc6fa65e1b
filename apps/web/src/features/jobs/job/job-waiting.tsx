import { paths } from '@acheep/contract/paths';
import { IconBriefcase } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { WaitingOffer } from '../../../entities/companies/company/offer-page.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { MissingRecord } from '../../../ui/missing-record.tsx';

/** Skeleton of a job. */
export const WaitingJob = () => <WaitingOffer summary={120} lines={8} />;

/** Message for a missing job. */
export function MissingJob() {
  const { t } = useTranslation('job');
  return (
    <MissingRecord
      icon={IconBriefcase}
      title={t('missing.title')}
      text={t('missing.text')}
      link={{ component: Link, to: paths.jobList() }}
      action={t('missing.action')}
    />
  );
}

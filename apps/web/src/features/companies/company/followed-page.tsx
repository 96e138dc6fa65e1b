import type { JobAlert } from '@acheep/contract/jobs/job-alert';
import { followedIn } from '@acheep/contract/jobs/job-alert-path';
import { paths } from '@acheep/contract/paths';
import { Button, Skeleton } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { CompanyCover } from '../../../entities/companies/company/company-cover.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { isFollowing, useFollow } from '../../../entities/companies/company/followed-company.ts';
import { alertsQuery } from '../../../entities/jobs/job-alert/job-alert.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing } from '../../../ui/missing-record.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { companyQuery } from './company.api.ts';
import classes from './followed-page.module.css';

/** A followed company with its face, or with the name by which it was followed once it has left the site. */
function FollowedCard({ alert, id }: { alert: JobAlert; id: string }) {
  const { t } = useTranslation('company');
  const { data: company, error } = useQuery({ ...companyQuery(id), retry: false });
  const follow = useFollow();
  const named = company ?? { _id: id, name: alert.name, nameKm: null };
  const name = companyName(named);
  return (
    <li className={classes.card}>
      <CompanyCover company={named} src={company?.cover?.small} className={classes.cover} />
      <div className={classes.body}>
        <div className={classes.logo}>
          <CompanyAvatar company={named} src={company?.logo?.small} />
        </div>
        <div className={classes.name}>
          {company ? <Link to={paths.company(id)}>{name}</Link> : <span>{name}</span>}
          <span className={classes.about}>
            {company ? (
              [company.industry, company.province]
                .flatMap((one) => (one ? [localized(one.name)] : []))
                .join(' · ')
            ) : isMissing(error) ? (
              t('missing.title')
            ) : (
              <Skeleton component="span" display="block" height={14} width={160} />
            )}
          </span>
        </div>
        <Button
          size="sm"
          variant="default"
          aria-label={t('follow.endOf', { name })}
          loading={follow.isPending}
          onClick={() => follow.mutate({ company: named, alertId: alert._id })}
        >
          {t('follow.end')}
        </Button>
      </div>
    </li>
  );
}

/** The companies whose new jobs a job seeker hears of. */
export function FollowedPage() {
  const { t } = useTranslation('company');
  const { data: alerts, error, refetch } = useQuery(alertsQuery);
  const followed = alerts?.flatMap((alert) => {
    const id = followedIn(alert.criteria);
    return id && (isFollowing(alert) || alert.problem) ? [{ alert, id }] : [];
  });
  return (
    <>
      <PageHead title={t('follow.title')} noIndex />
      <PageHeader title={t('follow.title')} lead={t('follow.lead')} />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!alerts && !error && <SkeletonList count={3} height={120} />}
      {followed?.length === 0 && (
        <EmptyState
          icon={IconBell}
          title={t('follow.none')}
          text={t('follow.noneText')}
          action={
            <Button component={Link} to={paths.companyList({ hiring: 'hiring' })}>
              {t('hiring.all')}
            </Button>
          }
        />
      )}
      <ul className={classes.cards} aria-label={t('follow.title')}>
        {followed?.map((one) => (
          <FollowedCard key={one.id} {...one} />
        ))}
      </ul>
    </>
  );
}

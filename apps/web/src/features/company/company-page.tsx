import { paths } from '@acheep/contract/paths';
import { Button, Container, Skeleton } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useParams } from 'react-router-dom';
import { ApiError } from '../../lib/api-error.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { companyQuery } from './company.api.ts';
import classes from './company-page.module.css';
import { CompanyView } from './company-view.tsx';

const Waiting = () => (
  <div role="status" className={classes.head}>
    <Skeleton height={72} width={72} radius="md" />
    <div className={classes.name}>
      <Skeleton height={32} width="60%" />
      <Skeleton height={16} width="40%" mt={14} />
    </div>
  </div>
);

function Missing() {
  const { t } = useTranslation('company');
  return (
    <>
      <PageHead title={t('missing.title')} noIndex />
      <EmptyState
        icon={IconBuildingOff}
        title={t('missing.title')}
        text={t('missing.text')}
        action={
          <Button component={Link} to={paths.jobList()}>
            {t('missing.action')}
          </Button>
        }
      />
    </>
  );
}

/** A company's public page; its open jobs come with the route. */
export function CompanyPage() {
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(companyQuery(id));
  const gone = error instanceof ApiError && error.status === 404;
  return (
    <Container className={classes.page}>
      {gone ? <Missing /> : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {company ? <CompanyView company={company} /> : !error && <Waiting />}
      {!error && <Outlet />}
    </Container>
  );
}

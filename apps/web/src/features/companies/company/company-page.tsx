import { paths } from '@acheep/contract/kernel/paths';
import { Container, Skeleton } from '@mantine/core';
import { IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, Outlet, useParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { isMissing, MissingRecord } from '../../../ui/missing-record.tsx';
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
    <MissingRecord
      icon={IconBuildingOff}
      title={t('missing.title')}
      text={t('missing.text')}
      link={{ component: Link, to: paths.companyList() }}
      action={t('list.all')}
    />
  );
}

/** A company's public page; its open jobs come with the route. */
export function CompanyPage() {
  const { id = '' } = useParams();
  const { data: company, error, refetch } = useQuery(companyQuery(id));
  // It was merged into another: the link leads there.
  if (company && company._id !== id) return <Navigate to={paths.company(company._id)} replace />;
  return (
    <Container className={classes.page}>
      {isMissing(error) ? (
        <Missing />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : null}
      {company ? <CompanyView company={company} /> : !error && <Waiting />}
      {!error && <Outlet />}
    </Container>
  );
}

import { paths } from '@acheep/contract/kernel/paths';
import { can } from '@acheep/contract/kernel/permission';
import { Anchor, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ownCompanyQuery } from './company.api.ts';
import { CompanyForm } from './company-form.tsx';
import { CompanyWidget } from './company-widget.tsx';

/** The company of the signed-in recruiter or trainer, to edit. */
export function CompanyFormPage() {
  const { t } = useTranslation('company');
  const allowed = can(useSession()?.user.role, 'Company');
  const { data: company, error, refetch } = useQuery({ ...ownCompanyQuery, enabled: allowed });
  if (!allowed) return <Navigate to={paths.profile()} replace />;
  // An account without a company yet begins one.
  const none = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title={t('form.title')} noIndex />
      <PageHeader
        title={t('form.title')}
        lead={t('form.lead')}
        action={
          company && (
            <Anchor component={Link} to={paths.company(company._id)}>
              {t('form.view')}
            </Anchor>
          )
        }
      />
      {error && !none ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : company || none ? (
        <>
          <CompanyForm company={company ?? null} />
          {company && <CompanyWidget companyId={company._id} />}
        </>
      ) : (
        <Skeleton height={480} maw={640} />
      )}
    </>
  );
}

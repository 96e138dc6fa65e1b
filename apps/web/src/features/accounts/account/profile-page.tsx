import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../entities/accounts/profile/profile.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The signed-in person's own record, to edit. */
export function ProfilePage() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <>
      <PageHead title={t('profile.title')} noIndex />
      <PageHeader title={t('profile.title')} />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ProfileForm profile={data.data} />
      ) : (
        <Skeleton height={480} maw={480} />
      )}
    </>
  );
}

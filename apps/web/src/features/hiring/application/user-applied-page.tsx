import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ownApplicationsQuery } from './application.api.ts';
import { applicationList } from './application-list.ts';
import { useUserAppliedColumns } from './user-applied-column.tsx';

export function UserAppliedPage() {
  const { t } = useTranslation('application');
  const control = useListUrl(applicationList);
  const query = useQuery(ownApplicationsQuery(listRequest(applicationList, control.asked)));
  const total = query.data?.meta.total ?? 0;
  const columns = useUserAppliedColumns();
  return (
    <>
      <PageHead title={t('mine.title')} noIndex />
      <PageHeader title={t('mine.title')} lead={total > 0 ? t('mine.total', { count: total }) : undefined} />
      <ListView
        {...control}
        query={query}
        label={t('mine.title')}
        columns={columns}
        empty={
          <EmptyState
            icon={IconSend}
            art="kitchen"
            title={t('mine.emptyTitle')}
            text={t('mine.emptyText')}
            action={
              <Button component={Link} to={paths.jobList()}>
                {t('mine.findJobs')}
              </Button>
            }
          />
        }
      />
    </>
  );
}

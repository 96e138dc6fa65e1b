import { applicationStatuses } from '@acheep/contract/application-option';
import { paths } from '@acheep/contract/paths';
import { Button } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { apiPage } from '../../lib/api-query.ts';
import { choicesOf } from '../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../lib/list-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useListUrl } from '../../lib/use-list-url.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { jobChoicesQuery } from './application.api.ts';
import { applicationList } from './application-list.ts';
import { useReceivedColumns } from './received-column.tsx';
import classes from './received-list.module.css';

/** The applications for the recruiter's jobs, by job and status. */
export function ReceivedPage() {
  const { t } = useTranslation('application');
  const control = useListUrl(applicationList);
  const query = useQuery(
    apiPage('GET /application/candidate', { query: listRequest(applicationList, control.asked) }),
  );
  const { data: jobs = [] } = useQuery(jobChoicesQuery);
  const total = query.data?.meta.total ?? 0;
  const columns = useReceivedColumns(query.data?.data.map(({ _id }) => _id) ?? []);
  const statuses = choicesOf(applicationStatuses);
  const filtered = isNarrowed(control.asked);
  return (
    <>
      <PageHead title={t('received.title')} noIndex />
      <PageHeader
        title={t('received.title')}
        lead={total > 0 ? t('received.total', { count: total }) : undefined}
      />
      <FilterBar
        {...control}
        selects={[
          { name: 'jobId', label: t('received.job'), any: t('received.allJobs'), choices: jobs },
          { name: 'status', label: t('status'), choices: statuses },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('received.title')}
        columns={columns}
        rowLooks={() => ({ className: classes.row })}
        empty={
          <EmptyState
            icon={IconInbox}
            title={t(filtered ? 'received.emptyFilteredTitle' : 'received.emptyTitle')}
            text={t(filtered ? 'received.emptyFilteredText' : 'received.emptyText')}
            action={
              !filtered && (
                <Button component={Link} variant="default" to={paths.manageJob()}>
                  {t('received.myJobs')}
                </Button>
              )
            }
          />
        }
      />
    </>
  );
}

import { orderStatuses } from '@acheep/contract/billing/order-option';
import { paths } from '@acheep/contract/kernel/paths';
import { Button } from '@mantine/core';
import { IconReceipt, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useOrderColumns } from './order-column.tsx';
import { orderList } from './order-list.ts';

/** What the company has ordered, the newest first. */
export function OrderListPage() {
  const { t } = useTranslation('order');
  const control = useListUrl(orderList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /order', { query: listRequest(orderList, asked) }));
  const columns = useOrderColumns();
  const narrowed = isNarrowed(asked);
  const packages = (
    <Button component={Link} to={paths.package()}>
      {t('list.packages')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('list.title')} noIndex />
      <PageHeader title={t('list.title')} lead={t('list.lead')} action={packages} />
      {(narrowed || query.data?.data.length !== 0) && (
        <FilterBar
          {...control}
          search={{ label: t('list.search'), hint: t('list.searchHint') }}
          selects={[{ name: 'status', label: t('column.status'), choices: choicesOf(orderStatuses) }]}
        />
      )}
      <ListView
        {...control}
        query={query}
        label={t('list.title')}
        columns={columns}
        empty={
          narrowed ? (
            <EmptyState
              icon={IconSearch}
              art="lens"
              title={t('list.emptyTitle')}
              text={t('list.emptyText')}
            />
          ) : (
            <EmptyState
              icon={IconReceipt}
              title={t('list.noneTitle')}
              text={t('list.noneText')}
              action={packages}
            />
          )
        }
      />
    </>
  );
}

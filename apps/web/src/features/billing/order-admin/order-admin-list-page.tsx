import { orderStatuses, slipStates } from '@acheep/contract/billing/order-option';
import { IconReceipt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { packageTitle } from '../../../entities/billing/package/package-words.ts';
import { apiData, apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useAdminOrderColumns } from './order-admin-column.tsx';
import { adminOrderList } from './order-admin-list.ts';

/** The orders of all companies. */
export function AdminOrderListPage() {
  const { t } = useTranslation('order-admin');
  const { t: word } = useTranslation('order');
  const control = useListUrl(adminOrderList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/order', { query: listRequest(adminOrderList, asked) }));
  const { data: packages = [] } = useQuery(apiData('GET /admin/package'));
  const columns = useAdminOrderColumns();
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: word('column.status'), choices: choicesOf(orderStatuses) },
          { name: 'slip', label: word('column.slip'), choices: choicesOf(slipStates) },
          {
            name: 'packageId',
            label: word('column.package'),
            choices: packages.map((one) => ({ value: one._id, label: packageTitle(one) })),
          },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconReceipt} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
    </>
  );
}

import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminCompany } from '@acheep/contract/companies/company-admin';
import {
  companyActivities,
  companyOrders,
  companyPapers,
  companyStates,
} from '@acheep/contract/companies/company-admin-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Group, Text } from '@mantine/core';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { CompanyState } from '../../../entities/companies/company/company-state.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

const adminCompanyList = {
  filters: {
    state: oneOf(valuesOf(companyStates)),
    orders: oneOf(valuesOf(companyOrders)),
    papers: oneOf(valuesOf(companyPapers)),
    activity: oneOf(valuesOf(companyActivities)),
  },
  sorts: ['createdAt_-1', 'createdAt_1', 'name_1'],
  limit: 20,
} as const;

function useCompanyColumns(): Column<AdminCompany>[] {
  const { t } = useTranslation('company-admin');
  return [
    {
      key: 'name',
      header: t('column.company'),
      sort: 'name',
      orders: ['name_1'],
      card: 'title',
      cell: (company) => (
        <Group gap="sm" wrap="nowrap">
          <CompanyAvatar company={company} src={company.logo} size="small" />
          <Anchor component={Link} to={adminPaths.company(company._id)} fw={600}>
            {companyName(company)}
          </Anchor>
        </Group>
      ),
    },
    {
      key: 'owner',
      header: t('column.owner'),
      card: 'fact',
      cell: ({ owner }, as) =>
        owner && (
          <>
            <Anchor component={Link} inherit to={adminPaths.user(owner._id)}>
              {owner.name}
            </Anchor>
            <Text size="sm" c="dimmed" title={owner.email} truncate={as === 'table'} maw={260}>
              {owner.phone ? phoneText(owner.phone) : owner.email}
            </Text>
          </>
        ),
    },
    {
      key: 'jobs',
      header: t('column.jobs'),
      card: 'note',
      isNumber: true,
      cell: ({ openJobs }, as) => (as === 'card' ? t('openJobs', { count: openJobs }) : numberText(openJobs)),
    },
    {
      key: 'orders',
      header: t('column.orders'),
      card: 'note',
      isNumber: true,
      cell: ({ orders }, as) => (as === 'card' ? t('orders', { count: orders }) : numberText(orders)),
    },
    {
      key: 'papers',
      header: t('column.papers'),
      card: 'note',
      isNumber: true,
      cell: ({ papers }, as) =>
        as === 'table' ? numberText(papers) : papers > 0 && t('papers', { count: papers }),
    },
    {
      key: 'since',
      header: t('column.since'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt }) => <DateText value={createdAt} format="short" />,
    },
    {
      key: 'state',
      header: t('column.state'),
      card: 'mark',
      cell: ({ state }) => <CompanyState state={state} />,
    },
  ];
}

export function CompanyAdminListPage() {
  const { t } = useTranslation('company-admin');
  const control = useListUrl(adminCompanyList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/company', { query: listRequest(adminCompanyList, asked) }));
  const columns = useCompanyColumns();
  const meta = query.data?.meta;
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader
        title={t('title')}
        lead={meta && t(meta.total_capped ? 'totalMany' : 'total', { count: meta.total })}
      />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'state', label: t('column.state'), choices: choicesOf(companyStates) },
          { name: 'orders', label: t('column.orders'), choices: choicesOf(companyOrders) },
          { name: 'papers', label: t('column.papers'), choices: choicesOf(companyPapers) },
          { name: 'activity', label: t('activity'), choices: choicesOf(companyActivities) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={
          <EmptyState icon={IconBuildingSkyscraper} title={t(`${none}.title`)} text={t(`${none}.text`)} />
        }
      />
    </>
  );
}

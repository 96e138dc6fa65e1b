import { adminPaths } from '@acheep/contract/admin-paths';
import type { AdminCompany } from '@acheep/contract/companies/company-admin';
import { adminCompanies } from '@acheep/contract/companies/company-admin-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { phoneText } from '@acheep/contract/kernel/phone-text';
import { Anchor, Group, Text } from '@mantine/core';
import { IconBuildingSkyscraper } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { CompanyAvatar } from '../../../entities/companies/company/company-avatar.tsx';
import { companyName } from '../../../entities/companies/company/company-name.ts';
import { CompanyState } from '../../../entities/companies/company/company-state.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';

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
  const list = useWorkList(adminCompanies, 'GET /admin/company');
  const { page } = list;
  return (
    <WorkList
      list={list}
      words="company-admin"
      lead={page && t(page.meta.total_capped ? 'totalMany' : 'total', { count: page.meta.total })}
      icon={IconBuildingSkyscraper}
      columns={useCompanyColumns()}
    />
  );
}

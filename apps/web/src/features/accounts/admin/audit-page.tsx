import { adminPaths } from '@acheep/contract/admin-paths';
import { Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SubjectLink, useAuditColumns } from '../../../entities/accounts/audit/audit-column.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { call } from '../../../lib/api.ts';
import { apiData, apiPage } from '../../../lib/api-query.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DayFilter } from '../../../ui/day-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { TableFileButton } from '../../../ui/table-file-button.tsx';
import { auditList } from './admin-list.ts';

export function AuditPage() {
  const { t } = useTranslation('admin');
  const control = useListUrl(auditList);
  const { asked } = control;
  const request = listRequest(auditList, asked);
  const query = useQuery(apiPage('GET /admin/audit', { query: request }));
  const admins = useQuery(
    apiData('GET /admin/user', { query: { 'filter[role]': 'admin', limit: 100 } }),
  ).data;
  const actions = useQuery(apiData('GET /admin/audit/action')).data;
  const table = useTableFile(() => call('GET /admin/audit/csv', { query: request }));
  const total = query.data?.meta.total ?? 0;
  const columns = useAuditColumns();
  const { subject, target } = query.data?.data[0] ?? {};
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('audit.title')} noIndex />
      <PageHeader title={t('audit.title')} lead={t('audit.lead')} />
      <FilterBar
        {...control}
        search={{ label: t('audit.search'), hint: t('audit.searchHint') }}
        selects={[
          {
            name: 'action',
            label: t('filter.action'),
            choices: (actions ?? []).map(({ action, title }) => ({ value: action, label: localized(title) })),
          },
          {
            name: 'actorId',
            label: t('filter.actor'),
            choices: (admins ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
          },
        ]}
      >
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`filter.${name}`)}
            value={asked.filters[name]}
            onChange={(value) => control.set(name, value)}
          />
        ))}
      </FilterBar>
      {(asked.filters.subjectId || asked.filters.targetId) && (
        <Group gap="xs" mb="sm">
          <Text size="sm">
            {t('audit.only')}{' '}
            {asked.filters.subjectId ? subject && <SubjectLink subject={subject} /> : target?.name}
          </Text>
          <Button component={Link} to={adminPaths.audit()} variant="default" size="compact-sm">
            {t('audit.all')}
          </Button>
        </Group>
      )}
      {total > 0 && (
        <Group justify="space-between" mb="xs">
          <Text size="sm" c="dimmed">
            {t('audit.total', { count: total })}
          </Text>
          <TableFileButton loading={table.isPending} onClick={() => table.mutate()} />
        </Group>
      )}
      <ListView
        {...control}
        query={query}
        label={t('audit.title')}
        columns={columns}
        empty={
          <EmptyState icon={IconHistory} title={t(`audit.${none}Title`)} text={t(`audit.${none}Text`)} />
        }
      />
    </>
  );
}

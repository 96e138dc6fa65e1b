import { auditEntries } from '@acheep/contract/accounts/admin-option';
import { adminPaths } from '@acheep/contract/admin-paths';
import { Button, Group, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SubjectLink, useAuditColumns } from '../../../entities/accounts/audit/audit-column.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TableFileButton } from '../../../ui/table-file-button.tsx';

export function AuditPage() {
  const { t } = useTranslation('admin');
  const list = useWorkList(auditEntries, 'GET /admin/audit');
  const { filters } = list.asked;
  const admins = useQuery(
    apiData('GET /admin/user', { query: { 'filter[role]': 'admin', limit: 100 } }),
  ).data;
  const actions = useQuery(apiData('GET /admin/audit/action')).data;
  const table = useTableFile(() => call('GET /admin/audit/csv', { query: list.request }));
  const { total = 0 } = list;
  const { subject, target } = list.rows[0] ?? {};
  return (
    <WorkList
      list={list}
      words="admin:audit"
      icon={IconHistory}
      columns={useAuditColumns()}
      choices={{
        action: (actions ?? []).map(({ action, title }) => ({ value: action, label: localized(title) })),
        actorId: (admins ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      }}
      above={
        <>
          {(filters.subjectId || filters.targetId) && (
            <Group gap="xs" mb="sm">
              <Text size="sm">
                {t('audit.only')}{' '}
                {filters.subjectId ? subject && <SubjectLink subject={subject} /> : target?.name}
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
        </>
      }
    />
  );
}

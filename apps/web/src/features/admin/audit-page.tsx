import { auditActions } from '@acheep/contract/admin';
import { Button, Group, NativeSelect } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type AuditFilter, auditQuery } from './admin.api.ts';
import { readAuditFilter } from './admin-filter.ts';
import { AdminList } from './admin-list.tsx';
import { AdminSearch } from './admin-search.tsx';
import { AuditCards, AuditTable } from './audit-list.tsx';

const isNarrowed = ({ page: _, ...given }: AuditFilter) => Object.values(given).some(Boolean);

/** What admins did. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const filter = readAuditFilter(params);
  const query = useQuery(auditQuery(filter));
  const nothingYet = !isNarrowed(filter) && filter.page === 1;
  return (
    <>
      <PageHead title={t('audit.title')} noIndex />
      <PageHeader title={t('audit.title')} lead={t('audit.lead')} />
      <AuditFilterBar filter={filter} />
      <AdminList
        query={query}
        page={filter.page}
        to={(page) => paths.adminAudit({ ...filter, page })}
        empty={
          <EmptyState
            icon={IconHistory}
            title={t(nothingYet ? 'audit.noneTitle' : 'audit.emptyTitle')}
            text={t(nothingYet ? 'audit.noneText' : 'audit.emptyText')}
          />
        }
        table={(entries) => <AuditTable entries={entries} />}
        cards={(entries) => <AuditCards entries={entries} />}
      />
    </>
  );
}

function AuditFilterBar({ filter }: { filter: AuditFilter }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { page: _, ...given } = filter;
  const go = (change: Record<string, string>) => void navigate(paths.adminAudit({ ...given, ...change }));
  const choices = auditActions.map((value) => ({ value, label: t(`audit.action.${value}`) }));
  return (
    <Group role="search" aria-label={t('filter.label')} align="end" gap="sm" mb="md">
      <AdminSearch
        label={t('audit.search')}
        hint={t('audit.searchHint')}
        value={filter.search}
        onSearch={(search) => go({ search })}
      />
      <NativeSelect
        label={t('filter.action')}
        flex="1 1 200px"
        maw={{ sm: 280 }}
        data={[{ value: '', label: t('filter.all') }, ...choices]}
        value={filter.action ?? ''}
        onChange={(event) => go({ action: event.currentTarget.value })}
      />
      {isNarrowed(filter) && (
        <Button component={Link} variant="subtle" to={paths.adminAudit()}>
          {t('filter.clear')}
        </Button>
      )}
    </Group>
  );
}

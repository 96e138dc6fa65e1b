import { auditActions } from '@acheep/contract/admin-option';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiPage } from '../../lib/api-query.ts';
import { choicesOf } from '../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../lib/list-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useListUrl } from '../../lib/use-list-url.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { auditList } from './admin-list.ts';
import { useAuditColumns } from './audit-column.tsx';

/** What admins did. */
export function AuditPage() {
  const { t } = useTranslation('admin');
  const control = useListUrl(auditList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/audit', { query: listRequest(auditList, asked) }));
  const columns = useAuditColumns();
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
            choices: choicesOf(auditActions),
          },
        ]}
      />
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

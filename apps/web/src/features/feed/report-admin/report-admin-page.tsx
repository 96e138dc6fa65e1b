import type { AdminReport } from '@acheep/contract/feed/report';
import { reportNouns, reportReasons, reportStatuses } from '@acheep/contract/feed/report-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { useReportColumns } from './report-admin-column.tsx';
import { SaidTabs } from './said-tabs.tsx';

const reportList = {
  filters: {
    status: oneOf(valuesOf(reportStatuses)),
    noun: oneOf(valuesOf(reportNouns)),
    reason: oneOf(valuesOf(reportReasons)),
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** What people have reported, for the operator to decide on. */
export function ReportAdminPage() {
  const { t } = useTranslation('report-admin');
  const [decided, setDecided] = useState<AdminReport | null>(null);
  const control = useListUrl(reportList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/report', { query: listRequest(reportList, asked) }));
  const columns = useReportColumns(setDecided);
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <SaidTabs shown="reports" />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(reportStatuses) },
          { name: 'noun', label: t('column.noun'), choices: choicesOf(reportNouns) },
          { name: 'reason', label: t('column.reason'), choices: choicesOf(reportReasons) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconFlag} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {decided && <DecisionDialog report={decided} onClose={() => setDecided(null)} />}
    </>
  );
}

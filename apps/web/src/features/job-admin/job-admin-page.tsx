import type { AdminJob } from '@acheep/contract/job-admin';
import { jobPromotions, jobStatuses } from '@acheep/contract/job-option';
import { valuesOf } from '@acheep/contract/option';
import { IconBriefcase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiPage } from '../../lib/api-query.ts';
import { choicesOf } from '../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf, recordId } from '../../lib/list-url.ts';
import { PageHead } from '../../lib/page-head.tsx';
import { useListUrl } from '../../lib/use-list-url.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { ListView } from '../../ui/list-view.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useAdminJobColumns } from './job-admin-column.tsx';
import { PromotionDialog } from './promotion-dialog.tsx';

const adminJobList = {
  filters: {
    status: oneOf(valuesOf(jobStatuses)),
    promotion: oneOf(valuesOf(jobPromotions)),
    companyId: recordId,
  },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** The jobs of all companies, and what brings some of them to the top. */
export function JobAdminPage() {
  const { t } = useTranslation('job-admin');
  const [promoted, setPromoted] = useState<AdminJob | null>(null);
  const control = useListUrl(adminJobList);
  const { asked } = control;
  const query = useQuery(apiPage('GET /admin/job', { query: listRequest(adminJobList, asked) }));
  const columns = useAdminJobColumns(setPromoted);
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <FilterBar
        {...control}
        search={{ label: t('search'), hint: t('searchHint') }}
        selects={[
          { name: 'status', label: t('column.status'), choices: choicesOf(jobStatuses) },
          { name: 'promotion', label: t('column.promotion'), choices: choicesOf(jobPromotions) },
        ]}
      />
      <ListView
        {...control}
        query={query}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconBriefcase} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {promoted && <PromotionDialog job={promoted} onClose={() => setPromoted(null)} />}
    </>
  );
}

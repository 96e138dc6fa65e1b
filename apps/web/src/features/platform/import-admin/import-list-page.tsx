import { valuesOf } from '@acheep/contract/kernel/option';
import { importKinds, importStates } from '@acheep/contract/platform/import-option';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
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
import { Section } from '../../../ui/section.tsx';
import { useImportColumns } from './import-column.tsx';
import { ImportForm } from './import-form.tsx';
import { isUnderWay } from './import-state.tsx';

const importList = {
  filters: { kind: oneOf(valuesOf(importKinds)), state: oneOf(valuesOf(importStates)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 10,
} as const;

/** Bringing in companies and jobs from files, and what was brought in before. */
export function ImportListPage() {
  const { t } = useTranslation('import-admin');
  const control = useListUrl(importList);
  const { asked } = control;
  const query = useQuery({
    ...apiPage('GET /admin/import', { query: listRequest(importList, asked) }),
    refetchInterval: ({ state }) => state.data?.data.some(isUnderWay) && 2000,
  });
  const columns = useImportColumns();
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <ImportForm />
      <Section title={t('past')}>
        <FilterBar
          {...control}
          search={{ label: t('search'), hint: t('searchHint') }}
          selects={[
            { name: 'kind', label: t('kind'), choices: choicesOf(importKinds) },
            { name: 'state', label: t('state'), choices: choicesOf(importStates) },
          ]}
        />
        <ListView
          {...control}
          query={query}
          label={t('past')}
          columns={columns}
          empty={<EmptyState icon={IconFileImport} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
        />
      </Section>
    </>
  );
}

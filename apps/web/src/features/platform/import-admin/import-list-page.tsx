import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { AdminImport } from '@acheep/contract/platform/import';
import {
  type ImportResult,
  importKinds,
  importResults,
  importStates,
} from '@acheep/contract/platform/import-option';
import { Anchor, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Section } from '../../../ui/section.tsx';
import { ImportForm } from './import-form.tsx';
import { ImportStateBadge, isUnderWay } from './import-state.tsx';

/** Formats the non-zero counts by result, such as `New 3 · Wrong 1`. */
const resultsText = (results: Record<ImportResult, number>) =>
  valuesOf(importResults)
    .filter((result) => results[result] > 0)
    .map((result) => `${localized(importResults[result])} ${numberText(results[result])}`)
    .join(' · ');

function useImportColumns(): Column<AdminImport>[] {
  const { t } = useTranslation('import-admin');
  return [
    {
      key: 'file',
      header: t('column.file'),
      card: 'title',
      cell: ({ _id, fileName, kind, source }) => (
        <>
          <Anchor component={Link} to={adminPaths.import(_id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
            {fileName}
          </Anchor>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`${localized(importKinds[kind])} · ${source}`}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'mark',
      cell: (row) => <ImportStateBadge of={row} />,
    },
    {
      key: 'rows',
      header: t('column.rows'),
      card: 'fact',
      cell: ({ rows, results, problem }) => (
        <Text size="sm">{problem ?? (rows > 0 ? resultsText(results) : '')}</Text>
      ),
    },
    {
      key: 'at',
      header: t('column.at'),
      sort: 'createdAt',
      card: 'note',
      cell: ({ createdAt, by }) => (
        <Text size="sm">
          <DateText value={createdAt} format="time" />
          {by && ` · ${by}`}
        </Text>
      ),
    },
  ];
}

const importList = {
  filters: { kind: oneOf(valuesOf(importKinds)), state: oneOf(valuesOf(importStates)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** Imports of companies and jobs from files: the form and the previous ones. */
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

import { adminPaths } from '@acheep/contract/admin-paths';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import type { AdminImport } from '@acheep/contract/platform/import';
import {
  adminImports,
  type ImportResult,
  importKinds,
  importResults,
} from '@acheep/contract/platform/import-option';
import { Anchor, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
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

/** Imports of companies and jobs from files: the form and the previous ones. */
export function ImportListPage() {
  const { t } = useTranslation('import-admin');
  const list = useWorkList(adminImports, 'GET /admin/import', {
    refetchInterval: (page) => (page?.data.some(isUnderWay) ? 2000 : false),
  });
  const columns = useImportColumns();
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <ImportForm />
      <Section title={t('list.title')}>
        <WorkListBody list={list} words="import-admin:list" icon={IconFileImport} columns={columns} />
      </Section>
    </>
  );
}

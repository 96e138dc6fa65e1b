import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/kernel/paths';
import type { AdminImport } from '@acheep/contract/platform/import';
import { type ImportResult, importKinds, importResults } from '@acheep/contract/platform/import-option';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ImportStateBadge } from './import-state.tsx';

/** `New 3 · Wrong 1`: what there is of each. */
export const resultsText = (results: Record<ImportResult, number>) =>
  valuesOf(importResults)
    .filter((result) => results[result] > 0)
    .map((result) => `${localized(importResults[result])} ${numberText(results[result])}`)
    .join(' · ');

/** What the list shows of each import. */
export function useImportColumns(): Column<AdminImport>[] {
  const { t } = useTranslation('import-admin');
  return [
    {
      key: 'file',
      header: t('column.file'),
      card: 'title',
      cell: ({ _id, fileName, kind, source }) => (
        <>
          <Anchor component={Link} to={paths.adminImport(_id)} fw={600} style={{ overflowWrap: 'anywhere' }}>
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
      nowrap: true,
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

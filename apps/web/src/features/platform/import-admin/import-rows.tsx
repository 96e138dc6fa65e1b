import { valuesOf } from '@acheep/contract/kernel/option';
import { paths } from '@acheep/contract/paths';
import type { AdminImport, ImportRow } from '@acheep/contract/platform/import';
import { type ImportKind, type ImportResult, importResults } from '@acheep/contract/platform/import-option';
import { Anchor, Box, List, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

const rowList = {
  filters: { result: oneOf(valuesOf(importResults)) },
  sorts: ['line_1'],
  limit: 20,
} as const;

const tones: Record<ImportResult, StatusTone> = {
  new: 'good',
  changed: 'wait',
  same: 'off',
  kept: 'off',
  wrong: 'bad',
};

/** Faults of a row: column, value and reason. */
function Faults({ row: { faults, hint } }: { row: ImportRow }) {
  return (
    <>
      {faults.length > 0 && (
        <List size="sm" spacing={4} listStyleType="none">
          {faults.map(({ column, label, value, sentence }) => (
            <List.Item key={`${column} ${sentence}`}>
              <Text component="span" size="sm" fw={600}>
                {label}
              </Text>
              {value && (
                <Text component="span" size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {` “${value.length > 60 ? `${value.slice(0, 60)}…` : value}”`}
                </Text>
              )}
              <Text size="sm">{sentence}</Text>
            </List.Item>
          ))}
        </List>
      )}
      {hint && <Text size="sm">{hint}</Text>}
    </>
  );
}

function useRowColumns(kind: ImportKind, isEntry: boolean): Column<ImportRow>[] {
  const { t } = useTranslation('import-admin');
  return [
    {
      key: 'line',
      header: t(isEntry ? 'column.entry' : 'column.line'),
      card: 'note',
      cell: ({ line }, as) => (as === 'card' ? t(isEntry ? 'entry' : 'line', { line }) : line),
    },
    {
      key: 'name',
      header: t(`column.${kind}`),
      card: 'title',
      cell: ({ name, recordId, externalId }) => (
        <>
          {recordId ? (
            <Anchor component={Link} to={(kind === 'jobs' ? paths.job : paths.company)(recordId)} fw={600}>
              {name}
            </Anchor>
          ) : (
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {name || '–'}
            </Text>
          )}
          {externalId && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {externalId}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'result',
      header: t('column.result'),
      card: 'mark',
      cell: ({ result }) => (
        <StatusBadge tone={tones[result]}>{localized(importResults[result])}</StatusBadge>
      ),
    },
    {
      key: 'faults',
      header: t('column.faults'),
      card: 'fact',
      isWide: true,
      // Sentences need room, which the name would take.
      cell: (row, as) => (
        <Box miw={as === 'card' ? undefined : 300}>
          <Faults row={row} />
        </Box>
      ),
    },
  ];
}

/** Rows of a file in their order, with search and a filter by result. */
export function ImportRows({ of: one }: { of: AdminImport }) {
  const { t } = useTranslation('import-admin');
  const control = useListUrl(rowList);
  const { asked } = control;
  const query = useQuery(
    apiPage('GET /admin/import/:id/row', { params: { id: one._id }, query: listRequest(rowList, asked) }),
  );
  const columns = useRowColumns(one.kind, one.format === 'json');
  return (
    <Section title={t('rows')}>
      <FilterBar
        {...control}
        search={{ label: t('rowSearch') }}
        selects={[{ name: 'result', label: t('column.result'), choices: choicesOf(importResults) }]}
      />
      <ListView
        {...control}
        query={query}
        label={t('rows')}
        columns={columns}
        empty={
          <EmptyState
            icon={IconListCheck}
            title={t(isNarrowed(asked) ? 'noRows' : 'rowsGone')}
            text={t(isNarrowed(asked) ? 'noRowsText' : 'rowsGoneText')}
          />
        }
      />
    </Section>
  );
}

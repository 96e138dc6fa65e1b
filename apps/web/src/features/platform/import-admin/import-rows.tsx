import { paths } from '@acheep/contract/paths';
import type { AdminImport, ImportRow } from '@acheep/contract/platform/import';
import {
  type ImportKind,
  type ImportResult,
  importResults,
  importRows,
} from '@acheep/contract/platform/import-option';
import { Anchor, Box, List, Text } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkListBody } from '../../../entities/platform/work-list/work-list.tsx';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Column } from '../../../ui/list-column.ts';
import { Section } from '../../../ui/section.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';

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
  const list = useWorkList(importRows, 'GET /admin/import/:id/row', { params: { id: one._id } });
  const columns = useRowColumns(one.kind, one.format === 'json');
  return (
    <Section title={t('row.title')}>
      <WorkListBody list={list} words="import-admin:row" icon={IconListCheck} columns={columns} />
    </Section>
  );
}

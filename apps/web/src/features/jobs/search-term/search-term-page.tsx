import { minSearches, type SearchTerm } from '@acheep/contract/jobs/search-term';
import {
  countedKinds,
  keptSearchDays,
  searchLanguages,
  searchPeriods,
  searchTerms,
} from '@acheep/contract/jobs/search-term-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { Button, Group, Select, Text } from '@mantine/core';
import { IconLanguage, IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { synonymQuery } from '../../../entities/jobs/synonym/synonym.api.ts';
import { SynonymForm } from '../../../entities/jobs/synonym/synonym-form.tsx';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import type { Column } from '../../../ui/list-column.ts';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { TableFileButton } from '../../../ui/table-file-button.tsx';

type Row = SearchTerm & { _id: string };

/** Columns of the search terms. `cover` opens the form that makes a synonym of a term. */
function useTermColumns(cover: (words: string) => void): Column<Row>[] {
  const { t } = useTranslation('search-term');
  const number = (name: 'searches' | 'nothing' | 'found' | 'clicks', sort?: string): Column<Row> => ({
    key: name,
    header: t(`column.${name}`),
    card: 'fact',
    ...(sort && { sort }),
    cell: (row, as) => {
      const value = row[name] === null ? '–' : numberText(row[name]);
      return as === 'card' ? t(`card.${name}`, { number: value }) : value;
    },
  });
  return [
    {
      key: 'words',
      header: t('column.words'),
      card: 'title',
      cell: ({ words, kind, language }) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Text>
          <Text size="sm" c="dimmed">
            {localized(countedKinds[kind])} · {localized(searchLanguages[language])}
          </Text>
        </>
      ),
    },
    number('searches', 'searches'),
    number('nothing', 'nothing'),
    number('found'),
    number('clicks'),
    {
      key: 'action',
      header: t('column.action'),
      card: 'actions',
      cell: ({ words, covered }) =>
        covered ? (
          <StatusBadge tone="good">{t('covered')}</StatusBadge>
        ) : (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconLanguage size={16} aria-hidden />}
            aria-label={t('coverOf', { words })}
            onClick={() => cover(words)}
          >
            {t('cover')}
          </Button>
        ),
    },
  ];
}

interface CoverTermProps {
  words: string;
  onClose: () => void;
}

/** Adds a search term to an existing group of synonyms, or to a new one. */
function CoverTerm({ words, onClose }: CoverTermProps) {
  const { t } = useTranslation('search-term');
  const { data: groups = [] } = useQuery(synonymQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const group = groups.find(({ _id }) => _id === chosen) ?? null;
  return (
    <SynonymForm
      key={group?._id ?? 'new'}
      record={group}
      add={words}
      onClose={onClose}
      lead={
        groups.length > 0 && (
          <Select
            label={t('group')}
            placeholder={t('newGroup')}
            data={groups.map((one) => ({ value: one._id, label: one.words.join(', ') }))}
            value={chosen}
            onChange={setChosen}
            searchable
            clearable
          />
        )
      }
    />
  );
}

/** Search terms, with their searches, failures and clicks. */
export function SearchTermPage() {
  const { t } = useTranslation('search-term');
  const list = useWorkList(searchTerms, 'GET /admin/search');
  const { query, total = 0 } = list;
  const table = useTableFile(() => call('GET /admin/search/csv', { query: list.request }));
  const [covering, setCovering] = useState<string | null>(null);
  // Rows need ids, which search terms do not have.
  const rows = query.data && {
    ...query.data,
    data: query.data.data.map((term) => ({ ...term, _id: `${term.kind} ${term.language} ${term.words}` })),
  };
  return (
    <>
      <WorkList
        list={{ ...list, rows: rows?.data ?? [], query: { ...query, data: rows } }}
        words="search-term"
        lead={t('lead', { fewest: minSearches, days: keptSearchDays })}
        icon={IconListSearch}
        columns={useTermColumns(setCovering)}
        any={{ period: localized(searchPeriods['30d']) }}
        choices={{ period: choicesOf(searchPeriods).filter(({ value }) => value !== '30d') }}
        above={
          total > 0 && (
            <Group justify="space-between" mb="xs">
              <Text size="sm" c="dimmed" role="status">
                {t('total', { count: total })}
              </Text>
              <TableFileButton loading={table.isPending} onClick={() => table.mutate()} />
            </Group>
          )
        }
      />
      {covering !== null && <CoverTerm words={covering} onClose={() => setCovering(null)} />}
    </>
  );
}

import { fewestSearches, type SearchTerm } from '@acheep/contract/jobs/search-term';
import {
  countedKinds,
  keptSearchDays,
  searchLanguages,
  searchOutcomes,
  searchPeriods,
  searchTermSorts,
} from '@acheep/contract/jobs/search-term-option';
import { numberText } from '@acheep/contract/kernel/english-text';
import { valuesOf } from '@acheep/contract/kernel/option';
import { Button, Group, Select, Text } from '@mantine/core';
import { IconLanguage, IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { synonymQuery } from '../../../entities/jobs/synonym/synonym.api.ts';
import { SynonymForm } from '../../../entities/jobs/synonym/synonym-form.tsx';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { call } from '../../../lib/api.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
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

const termList = {
  filters: {
    period: oneOf(valuesOf(searchPeriods)),
    language: oneOf(valuesOf(searchLanguages)),
    kind: oneOf(valuesOf(countedKinds)),
    outcome: oneOf(valuesOf(searchOutcomes)),
  },
  sorts: valuesOf(searchTermSorts),
  limit: 20,
} as const;

/** Search terms, with their searches, failures and clicks. */
export function SearchTermPage() {
  const { t } = useTranslation('search-term');
  const control = useListUrl(termList);
  const { asked } = control;
  const request = listRequest(termList, asked);
  const { data, error, isPlaceholderData, refetch } = useQuery(
    apiPage('GET /admin/search', { query: request }),
  );
  const table = useTableFile(() => call('GET /admin/search/csv', { query: request }));
  const [covering, setCovering] = useState<string | null>(null);
  const columns = useTermColumns(setCovering);
  const total = data?.meta.total ?? 0;
  const none = isNarrowed(asked) ? 'empty' : 'none';
  // ListView needs ids, which search terms do not have.
  const rows = data && {
    ...data,
    data: data.data.map((term) => ({ ...term, _id: `${term.kind} ${term.language} ${term.words}` })),
  };
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead', { fewest: fewestSearches, days: keptSearchDays })} />
      <FilterBar
        {...control}
        search={{ label: t('search') }}
        selects={[
          {
            name: 'period',
            label: t('period'),
            any: localized(searchPeriods['30d']),
            choices: choicesOf(searchPeriods).filter(({ value }) => value !== '30d'),
          },
          { name: 'language', label: t('language'), choices: choicesOf(searchLanguages) },
          { name: 'kind', label: t('kind'), choices: choicesOf(countedKinds) },
          { name: 'outcome', label: t('outcome'), choices: choicesOf(searchOutcomes) },
        ]}
      />
      {total > 0 && (
        <Group justify="space-between" mb="xs">
          <Text size="sm" c="dimmed" role="status">
            {t('total', { count: total })}
          </Text>
          <TableFileButton loading={table.isPending} onClick={() => table.mutate()} />
        </Group>
      )}
      <ListView
        {...control}
        query={{ data: rows, error, isPlaceholderData, refetch }}
        label={t('title')}
        columns={columns}
        empty={<EmptyState icon={IconListSearch} title={t(`${none}.title`)} text={t(`${none}.text`)} />}
      />
      {covering !== null && <CoverTerm words={covering} onClose={() => setCovering(null)} />}
    </>
  );
}

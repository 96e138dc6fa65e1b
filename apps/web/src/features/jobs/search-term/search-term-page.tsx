import { fewestSearches } from '@acheep/contract/jobs/search-term';
import {
  countedKinds,
  keptSearchDays,
  searchLanguages,
  searchOutcomes,
  searchPeriods,
} from '@acheep/contract/jobs/search-term-option';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconListSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest } from '../../../lib/list-url.ts';
import { localized } from '../../../lib/locale.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTableFile } from '../../../lib/use-table-file.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { CoverTerm } from './cover-term.tsx';
import { termList } from './search-term-list.ts';
import { useTermColumns } from './term-column.tsx';

/** What people look for, what they do not find, and what they find and do not open. */
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
  // ListView tells rows apart by ids; a wording has none of its own.
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
          <Button
            variant="subtle"
            size="compact-sm"
            loading={table.isPending}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => table.mutate()}
          >
            {t('file')}
          </Button>
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

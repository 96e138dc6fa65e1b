import { postKinds } from '@acheep/contract/feed/post-option';
import type { AdminSaid } from '@acheep/contract/feed/said-admin';
import { saidReports, saidSorts, saidStates } from '@acheep/contract/feed/said-option';
import { valuesOf } from '@acheep/contract/kernel/option';
import { NativeSelect } from '@mantine/core';
import { IconMessage2 } from '@tabler/icons-react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { confirm } from '../../../lib/feedback.ts';
import { calendarDay, isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DayFilter } from '../../../ui/day-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { type SaidNoun, useHideSaid } from './said.api.ts';
import { useSaidColumns } from './said-column.tsx';
import { SaidTabs } from './said-tabs.tsx';

const filters = {
  state: oneOf(valuesOf(saidStates)),
  report: oneOf(valuesOf(saidReports)),
  from: calendarDay,
  to: calendarDay,
} as const;
const shape = { sorts: valuesOf(saidSorts), limit: 10 } as const;
const postList = { ...shape, filters: { ...filters, kind: oneOf(valuesOf(postKinds)) } };
const commentList = { ...shape, filters };

type Filter = keyof (typeof postList)['filters'];
interface SaidListProps {
  noun: SaidNoun;
  control: ReturnType<typeof useListUrl<Filter, keyof typeof saidSorts>>;
  query: Pick<UseQueryResult<{ data: AdminSaid[]; meta: { total: number } }>, 'data'> &
    Parameters<typeof ListView<AdminSaid>>[0]['query'];
}

function SaidList({ noun, control, query }: SaidListProps) {
  const { t } = useTranslation('report-admin');
  const common = useTranslation().t;
  const [going, setGoing] = useState<AdminSaid | null>(null);
  const { show } = useHideSaid(noun);
  const { asked } = control;
  const title = t(`tab.${noun}s`);

  async function putBack({ _id }: AdminSaid) {
    const answer = await confirm({
      title: t('said.show.title'),
      message: t('said.show.text'),
      confirmLabel: t('said.act.show'),
      tone: 'plain',
    });
    if (answer === 'confirm') show.mutate(_id);
  }
  const columns = useSaidColumns((act, said) => {
    if (act === 'hide') setGoing(said);
    else void putBack(said);
  });
  const none = isNarrowed(asked) ? 'empty' : 'none';
  return (
    <>
      <PageHead title={title} noIndex />
      <PageHeader title={title} lead={t(`said.lead.${noun}`)} />
      <SaidTabs shown={`${noun}s`} />
      <FilterBar
        {...control}
        search={{ label: t('said.search'), hint: t('said.searchHint') }}
        selects={[
          ...(noun === 'post'
            ? [{ name: 'kind' as const, label: t('said.column.kind'), choices: choicesOf(postKinds) }]
            : []),
          { name: 'state', label: t('column.status'), choices: choicesOf(saidStates) },
          { name: 'report', label: t('said.column.reports'), choices: choicesOf(saidReports) },
        ]}
      >
        {(['from', 'to'] as const).map((name) => (
          <DayFilter
            key={name}
            label={t(`said.${name}`)}
            value={asked.filters[name]}
            onChange={(value) => control.set(name, value)}
          />
        ))}
        <NativeSelect
          label={common('list.sort')}
          flex="1 1 130px"
          maw={{ sm: 260 }}
          data={choicesOf(saidSorts)}
          value={asked.sort}
          onChange={(event) => control.set('sort', event.currentTarget.value)}
        />
      </FilterBar>
      <ListView
        {...control}
        query={query}
        label={title}
        columns={columns}
        empty={
          <EmptyState
            icon={IconMessage2}
            title={t(`said.${none}.title`)}
            text={t(none === 'empty' ? 'empty.text' : 'said.none.text')}
          />
        }
      />
      {going && <HideDialog noun={noun} said={going} onClose={() => setGoing(null)} />}
    </>
  );
}

/** The entries of everybody. */
export function AdminPostsPage() {
  const control = useListUrl(postList);
  const query = useQuery(apiPage('GET /admin/post', { query: listRequest(postList, control.asked) }));
  return <SaidList noun="post" control={control} query={query} />;
}

/** The comments of everybody. */
export function AdminCommentsPage() {
  const control = useListUrl(commentList);
  const query = useQuery(apiPage('GET /admin/comment', { query: listRequest(commentList, control.asked) }));
  return <SaidList noun="comment" control={control} query={query} />;
}

import { type PostStatus, postKinds, postStatuses } from '@acheep/contract/feed/post-option';
import { Button } from '@mantine/core';
import { IconNews, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../../entities/platform/saved-view/filter-bar.tsx';
import { apiPage } from '../../../lib/api-query.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { isNarrowed, listRequest, oneOf } from '../../../lib/list-url.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { useListUrl } from '../../../lib/use-list-url.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListView } from '../../../ui/list-view.tsx';
import { NothingFound } from '../../../ui/nothing-found.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useOwnPostColumns } from './own-post-column.tsx';
import { PostDialog } from './post-dialog.tsx';

const ownPostList = {
  filters: { status: oneOf(Object.keys(postStatuses)), kind: oneOf(Object.keys(postKinds)) },
  sorts: ['createdAt_-1', 'createdAt_1'],
  limit: 20,
} as const;

/** All posts of the user's company, both written and created by publishing. */
export function OwnPostListPage() {
  const { t } = useTranslation('post');
  const control = useListUrl(ownPostList);
  const query = useQuery(apiPage('GET /post/own', { query: listRequest(ownPostList, control.asked) }));
  // State of the dialog: `new`, or the post being edited.
  const [dialog, setDialog] = useState<'new' | { id: string }>();
  const columns = useOwnPostColumns((id) => setDialog({ id }));
  const total = query.data?.meta.total ?? 0;
  const narrowed = isNarrowed(control.asked);
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog('new')}>
      {t('own.create')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('own.title')} noIndex />
      <PageHeader
        title={t('own.title')}
        lead={total > 0 ? t('own.total', { count: total }) : undefined}
        action={create}
      />
      {(narrowed || total > 0) && (
        <FilterBar
          {...control}
          search={{ label: t('own.search') }}
          selects={[
            { name: 'kind', label: t('feed.kind'), choices: choicesOf(postKinds) },
            {
              name: 'status',
              label: t('own.column.status'),
              choices: choicesOf(postStatuses satisfies Record<PostStatus, unknown>),
            },
          ]}
        />
      )}
      <ListView
        {...control}
        query={query}
        label={t('own.title')}
        columns={columns}
        empty={
          narrowed ? (
            <NothingFound
              {...control}
              title={t('own.none')}
              all={<Button onClick={control.reset}>{t('list.showAll', { ns: 'common' })}</Button>}
            />
          ) : (
            <EmptyState
              icon={IconNews}
              title={t('own.emptyTitle')}
              text={t('own.emptyText')}
              action={create}
            />
          )
        }
      />
      {dialog && (
        <PostDialog {...(dialog !== 'new' && { id: dialog.id })} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

import { ownPosts } from '@acheep/contract/feed/post-option';
import { Button } from '@mantine/core';
import { IconNews, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useOwnPostColumns } from './own-post-column.tsx';
import { PostDialog } from './post-dialog.tsx';

/** All posts of the user's company, both written and created by publishing. */
export function OwnPostListPage() {
  const { t } = useTranslation('post');
  const list = useWorkList(ownPosts, 'GET /post/own');
  // State of the dialog: `new`, or the post being edited.
  const [dialog, setDialog] = useState<'new' | { id: string }>();
  const { total = 0 } = list;
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setDialog('new')}>
      {t('own.create')}
    </Button>
  );
  return (
    <>
      <WorkList
        list={list}
        words="post:own"
        lead={total > 0 ? t('own.total', { count: total }) : undefined}
        action={create}
        icon={IconNews}
        firstStep={create}
        columns={useOwnPostColumns((id) => setDialog({ id }))}
      />
      {dialog && (
        <PostDialog {...(dialog !== 'new' && { id: dialog.id })} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

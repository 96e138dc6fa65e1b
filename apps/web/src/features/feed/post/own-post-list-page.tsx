import type { OwnPost, PostAction } from '@acheep/contract/feed/post';
import { ownPosts, type PostStatus, postKinds, postStatuses } from '@acheep/contract/feed/post-option';
import { languageOf } from '@acheep/contract/kernel/locale';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Anchor, Button, Text } from '@mantine/core';
import {
  IconArchive,
  IconDots,
  IconNews,
  IconPencil,
  IconPlus,
  IconSend,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useWorkList } from '../../../entities/platform/work-list/use-work-list.ts';
import { WorkList } from '../../../entities/platform/work-list/work-list.tsx';
import { call } from '../../../lib/api.ts';
import { localized } from '../../../lib/locale.ts';
import { useAct } from '../../../lib/use-act.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import type { Column } from '../../../ui/list-column.ts';
import { Menu } from '../../../ui/menu.tsx';
import { StatusBadge, type StatusTone } from '../../../ui/status-badge.tsx';
import classes from './own-post.module.css';
import { refreshPosts } from './post.api.ts';
import { PostDialog } from './post-dialog.tsx';

const icons: Record<PostAction, TablerIcon> = {
  edit: IconPencil,
  publish: IconSend,
  archive: IconArchive,
  delete: IconTrash,
};

/** Buttons of the actions allowed in the post's state. Irreversible ones ask for confirmation. */
function OwnPostActions({ post, onEdit }: { post: OwnPost; onEdit: () => void }) {
  const { t } = useTranslation('post');
  const params = { id: post._id };
  const change = useAct({
    call: (action: Exclude<PostAction, 'edit'>): Promise<unknown> =>
      action === 'delete'
        ? call('DELETE /post/:id', { params })
        : call('POST /post/:id/status', {
            params,
            body: { status: action === 'publish' ? 'active' : 'archived' },
          }),
    asks: (action) =>
      action === 'delete'
        ? {
            title: t('own.delete.title'),
            message: t('own.delete.message'),
            confirmLabel: t('own.action.delete'),
          }
        : null,
    done: (_, action) => t(`own.done.${action}`),
    id: 'post',
    refresh: refreshPosts,
  });
  if (post.actions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          loading={change.isPending}
          aria-label={t('own.actions', { post: sayingOf(post).slice(0, 60) })}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {post.actions.map((action) => {
          const Icon = icons[action];
          return (
            <Menu.Item
              key={action}
              color={action === 'delete' ? 'red' : undefined}
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => (action === 'edit' ? onEdit() : void change.act(action))}
            >
              {t(`own.action.${action}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const tones: Record<PostStatus, StatusTone> = {
  draft: 'wait',
  active: 'good',
  hidden: 'bad',
  archived: 'off',
};

/** Returns a text that identifies the post: its own, or the title of the record it shows. */
const sayingOf = ({ body, job, gathering }: Pick<OwnPost, 'body' | 'job' | 'gathering'>) =>
  body ?? job?.title ?? gathering?.title ?? '';

function Saying({ post }: { post: OwnPost }) {
  const { t } = useTranslation('post');
  const text = sayingOf(post);
  const picture = post.pictures[0]?.small ?? post.video?.thumbnail ?? post.gathering?.cover?.small;
  return (
    <div className={classes.saying}>
      {picture && <img src={picture} alt="" loading="lazy" />}
      <div>
        {post.status === 'active' ? (
          <Anchor
            component={Link}
            to={paths.publicPost(post._id)}
            fw={600}
            lineClamp={2}
            lang={languageOf(text)}
          >
            {text}
          </Anchor>
        ) : (
          <Text fw={600} lineClamp={2} lang={languageOf(text)}>
            {text}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {localized(postKinds[post.kind])}
          {post.status === 'active' && !post.shown && ` · ${t('own.over')}`}
        </Text>
      </div>
    </div>
  );
}

function useOwnPostColumns(onEdit: (id: string) => void): Column<OwnPost>[] {
  const { t } = useTranslation('post');
  return [
    { key: 'post', header: t('own.column.post'), card: 'title', cell: (post) => <Saying post={post} /> },
    {
      key: 'status',
      header: t('own.column.status'),
      card: 'mark',
      cell: ({ status }) => <StatusBadge tone={tones[status]}>{localized(postStatuses[status])}</StatusBadge>,
    },
    {
      key: 'posted',
      header: t('own.column.posted'),
      sort: 'createdAt',
      card: 'fact',
      cell: ({ postedAt }) => postedAt && <DateText value={postedAt} />,
    },
    {
      key: 'views',
      isNumber: true,
      header: t('own.column.views'),
      card: 'fact',
      cell: ({ views }, as) => (as === 'card' ? t('own.views', { count: views }) : views),
    },
    {
      key: 'likes',
      header: t('own.column.likes'),
      card: 'fact',
      cell: ({ likes }, as) => (as === 'card' ? likes > 0 && t('own.likes', { count: likes }) : likes),
    },
    {
      key: 'comments',
      header: t('own.column.comments'),
      card: 'fact',
      cell: ({ comments }, as) =>
        as === 'card' ? comments > 0 && t('own.comments', { count: comments }) : comments,
    },
    {
      key: 'actions',
      header: t('own.column.actions'),
      hiddenHeader: true,
      card: 'actions',
      cell: (post) => <OwnPostActions post={post} onEdit={() => onEdit(post._id)} />,
    },
  ];
}

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

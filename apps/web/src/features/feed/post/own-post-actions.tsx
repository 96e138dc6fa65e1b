import type { OwnPost, PostAction } from '@acheep/contract/feed/post';
import { ActionIcon, Menu } from '@mantine/core';
import { IconArchive, IconDots, IconPencil, IconSend, IconTrash, type TablerIcon } from '@tabler/icons-react';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { sayingOf } from './own-post-column.tsx';
import { useDeletePost, usePostStatus } from './post.api.ts';

const icons: Record<PostAction, TablerIcon> = {
  edit: IconPencil,
  publish: IconSend,
  archive: IconArchive,
  delete: IconTrash,
};

/** What its state allows. What is taken away for good is asked for. */
export function OwnPostActions({ post, onEdit }: { post: OwnPost; onEdit: () => void }) {
  const { t } = useTranslation('post');
  const status = usePostStatus();
  const remove = useDeletePost();
  const tell = (action: Exclude<PostAction, 'edit'>) =>
    void toast({ tone: 'success', message: t(`own.done.${action}`), id: 'post' });
  const change = (to: 'active' | 'archived', action: 'publish' | 'archive') =>
    status.mutate({ id: post._id, status: to }, { onSuccess: () => tell(action) });
  const run: Record<PostAction, () => unknown> = {
    edit: onEdit,
    publish: () => change('active', 'publish'),
    archive: () => change('archived', 'archive'),
    delete: async () => {
      const answer = await confirm({
        title: t('own.delete.title'),
        message: t('own.delete.message'),
        confirmLabel: t('own.action.delete'),
      });
      if (answer === 'confirm') remove.mutate(post._id, { onSuccess: () => tell('delete') });
    },
  };
  if (post.actions.length === 0) return null;
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          loading={status.isPending || remove.isPending}
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
              onClick={() => void run[action]()}
            >
              {t(`own.action.${action}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

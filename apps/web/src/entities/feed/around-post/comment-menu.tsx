import type { CommentSaid, OwnComments } from '@acheep/contract/feed/comment';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconEyeOff, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useDeleteComment, useHideComment } from './comment.api.ts';
import { useReport } from './use-report.tsx';

interface CommentMenuProps {
  comment: CommentSaid;
  own: OwnComments | undefined;
  /** Whose comment it is. */
  name: string;
  onEdit: () => void;
}

/** What one may do with a comment: its author edit and delete it, the entry's company hide it, everybody report it. */
export function CommentMenu({ comment, own, name, onEdit }: CommentMenuProps) {
  const { t } = useTranslation('around');
  const remove = useDeleteComment();
  const hide = useHideComment();
  const report = useReport({ noun: 'comment', id: comment._id });
  const mine = own?.own.find(({ _id }) => _id === comment._id);
  const askToDelete = async () => {
    const answer = await confirm({
      title: t('comment.delete.title'),
      message: t('comment.delete.message'),
      confirmLabel: t('comment.delete.confirm'),
    });
    if (answer !== 'confirm') return;
    remove.mutate(comment._id, {
      onSuccess: () => void toast({ tone: 'success', id: 'comment', message: t('comment.delete.done') }),
    });
  };
  const takeOff = () =>
    hide.mutate(
      { id: comment._id, hidden: true },
      {
        onSuccess: () =>
          void toast({
            tone: 'success',
            id: 'comment',
            message: t('comment.hide.done'),
            action: {
              label: t('comment.hide.undo'),
              run: () => hide.mutate({ id: comment._id, hidden: false }),
            },
          }),
      },
    );
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            my={-4}
            mr={-6}
            loading={remove.isPending || hide.isPending}
            aria-label={t('comment.menu', { name })}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mine?.mayEdit && (
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
              {t('comment.edit')}
            </Menu.Item>
          )}
          {own?.mayHide && !mine && (
            <Menu.Item leftSection={<IconEyeOff size={18} aria-hidden />} onClick={takeOff}>
              {t('comment.hide.action')}
            </Menu.Item>
          )}
          {mine ? (
            <Menu.Item
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => void askToDelete()}
            >
              {t('comment.delete.confirm')}
            </Menu.Item>
          ) : (
            <Menu.Item leftSection={<IconFlag size={18} aria-hidden />} onClick={report.open}>
              {t('report.action')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {report.dialog}
    </>
  );
}

import type { GatheringAction, OwnGathering } from '@acheep/contract/events/gathering-own';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconArchive,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconRefresh,
  IconSend,
  IconSquareX,
  IconTrash,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Menu } from '../../../ui/menu.tsx';
import { kindPaths } from './gathering-paths.ts';
import { useCopyGathering, useDeleteGathering, useGatheringStatus } from './gathering-post.api.ts';
import classes from './own-gathering-list.module.css';

type DirectAction = Exclude<GatheringAction, 'edit'>;

/** Returns a function that runs an action: confirms destructive ones and shows the result. */
function useGatheringActions({ _id: id, kind, title }: Pick<OwnGathering, '_id' | 'kind' | 'title'>) {
  const { t } = useTranslation('gathering-post');
  const navigate = useNavigate();
  const status = useGatheringStatus(kind);
  const copy = useCopyGathering(kind);
  const remove = useDeleteGathering(kind);

  const tell = (action: DirectAction) =>
    void toast({ tone: 'success', message: t(`done.${action}`), id: `gathering-${action}` });

  async function ask(action: 'close' | 'delete' | 'archive') {
    const answer = await confirm({
      title: t(`confirm.${action}.title`),
      message: t(`confirm.${action}.message`, { title }),
      confirmLabel: t(`confirm.${action}.action`),
      tone: action === 'delete' ? 'danger' : 'plain',
    });
    return answer === 'confirm';
  }

  /** Missing fields, mostly new dates, are filled in on the edit page, which highlights them. */
  function failStatus(error: unknown) {
    if (!(error instanceof ApiError) || error.code !== 'gathering.incomplete') return;
    void toast({ message: t('done.incomplete'), id: 'gathering-incomplete' });
    void navigate(kindPaths[kind].edit(id), { state: { incomplete: true } });
  }

  const change = (to: 'active' | 'closed' | 'archived', done: DirectAction) =>
    status.mutate({ id, status: to }, { onSuccess: () => tell(done), onError: failStatus });

  const run: Record<DirectAction, () => unknown> = {
    publish: () => change('active', 'publish'),
    reopen: () => change('active', 'reopen'),
    close: async () => (await ask('close')) && change('closed', 'close'),
    archive: async () => (await ask('archive')) && change('archived', 'archive'),
    delete: async () => (await ask('delete')) && remove.mutate(id, { onSuccess: () => tell('delete') }),
    copy: () =>
      copy.mutate(id, {
        onSuccess: (made) => {
          tell('copy');
          void navigate(kindPaths[kind].edit(made._id));
        },
      }),
  };
  return { run, pending: status.isPending || copy.isPending || remove.isPending };
}

const icons: Record<DirectAction, TablerIcon> = {
  publish: IconSend,
  reopen: IconRefresh,
  copy: IconCopy,
  close: IconSquareX,
  archive: IconArchive,
  delete: IconTrash,
};
const order = Object.keys(icons) as DirectAction[];

/** The next step as a button, other actions in a menu: only those that the status allows. */
export function OwnGatheringActions({ gathering }: { gathering: OwnGathering }) {
  const { t } = useTranslation('gathering-post');
  const { run, pending } = useGatheringActions(gathering);
  const { _id: id, kind, status, actions, title } = gathering;
  const isPublic = status === 'active' || status === 'closed';
  const reopens = actions.includes('reopen');
  const edit = kindPaths[kind].edit(id);
  return (
    <div className={classes.actions}>
      {reopens ? (
        <Button
          className={classes.next}
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => void run.reopen()}
        >
          {t('action.reopen')}
        </Button>
      ) : (
        <Button
          className={classes.next}
          component={Link}
          to={edit}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t(status === 'draft' ? 'action.continue' : 'action.edit')}
        </Button>
      )}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            loading={pending}
            aria-label={t('action.more', { title })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {status !== 'draft' && (
            <Menu.Item
              component={Link}
              to={kindPaths[kind].participants(id)}
              leftSection={<IconUsers size={18} aria-hidden />}
            >
              {t('list.column.people')}
            </Menu.Item>
          )}
          {isPublic && (
            <Menu.Item
              component={Link}
              to={kindPaths[kind].page(id)}
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('action.view')}
            </Menu.Item>
          )}
          {reopens && actions.includes('edit') && (
            <Menu.Item component={Link} to={edit} leftSection={<IconPencil size={18} aria-hidden />}>
              {t('action.edit')}
            </Menu.Item>
          )}
          {order
            .filter((action) => action !== 'reopen' && actions.includes(action))
            .map((action) => {
              const Icon = icons[action];
              return (
                <Menu.Item
                  key={action}
                  color={action === 'delete' ? 'red' : undefined}
                  leftSection={<Icon size={18} aria-hidden />}
                  onClick={() => void run[action]()}
                >
                  {t(`action.${action}`)}
                </Menu.Item>
              );
            })}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

import type { OwnGathering } from '@acheep/contract/events/gathering-own';
import { ActionIcon, Button, Menu } from '@mantine/core';
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
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { kindPaths } from './gathering-paths.ts';
import classes from './own-gathering-list.module.css';
import { type DirectAction, useGatheringActions } from './use-gathering-actions.ts';

const icons: Record<DirectAction, TablerIcon> = {
  publish: IconSend,
  reopen: IconRefresh,
  copy: IconCopy,
  close: IconSquareX,
  archive: IconArchive,
  delete: IconTrash,
};
const order = Object.keys(icons) as DirectAction[];

/** The next step as a button, everything else in a menu: only what its state allows. */
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

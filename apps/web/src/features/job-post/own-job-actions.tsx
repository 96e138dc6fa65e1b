import type { JobAction } from '@acheep/contract/job';
import type { JobStatus } from '@acheep/contract/option';
import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowBarToUp,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconRefresh,
  IconSend,
  IconSquareX,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useOwnJobActions } from './use-own-job-actions.ts';

interface OwnJobActionsProps {
  job: {
    _id: string;
    title: string;
    status: JobStatus;
    closingDate: string | null;
    actions: readonly JobAction[];
  };
}

const icons: Record<Exclude<JobAction, 'edit'>, TablerIcon> = {
  publish: IconSend,
  refresh: IconArrowBarToUp,
  reopen: IconRefresh,
  copy: IconCopy,
  close: IconSquareX,
  archive: IconArchive,
  delete: IconTrash,
};
const order = Object.keys(icons) as (keyof typeof icons)[];

/** The next step with a job as a button, everything else in a menu: only what its state allows. */
export function OwnJobActions({ job }: OwnJobActionsProps) {
  const { t } = useTranslation('job-post');
  const actions = useOwnJobActions(job);
  const [reopening, setReopening] = useState(false);
  const start = (action: keyof typeof icons) =>
    action === 'reopen' ? setReopening(true) : void actions.run[action]();
  const isPublic = job.status === 'active' || job.status === 'closed';
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {job.actions.includes('edit') && (
        <Button
          component={Link}
          to={paths.manageJobEdit(job._id)}
          variant="default"
          size="sm"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          {t(job.status === 'draft' ? 'action.continue' : 'action.edit')}
        </Button>
      )}
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            loading={actions.pending}
            aria-label={t('action.more', { title: job.title })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isPublic && (
            <Menu.Item
              component={Link}
              to={paths.job(job._id)}
              leftSection={<IconExternalLink size={18} aria-hidden />}
            >
              {t('action.view')}
            </Menu.Item>
          )}
          {order
            .filter((action) => job.actions.includes(action))
            .map((action) => {
              const Icon = icons[action];
              return (
                <Menu.Item
                  key={action}
                  color={action === 'delete' ? 'red' : undefined}
                  leftSection={<Icon size={18} aria-hidden />}
                  onClick={() => start(action)}
                >
                  {t(`action.${action}`)}
                </Menu.Item>
              );
            })}
        </Menu.Dropdown>
      </Menu>
      {reopening && <ReopenDialog job={job} actions={actions} onClose={() => setReopening(false)} />}
    </Group>
  );
}

import type { JobAction, Stopped } from '@acheep/contract/jobs/job';
import { paths } from '@acheep/contract/kernel/paths';
import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowBarToUp,
  IconCalendarTime,
  IconChartBar,
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
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import classes from './own-job-list.module.css';
import { type NextJob, nextStepOf, OwnJobNext } from './own-job-next.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useOwnJobActions } from './use-own-job-actions.ts';

interface OwnJobActionsProps {
  job: NextJob & {
    title: string;
    closingDate: string | null;
    refreshFrom: string | null;
    scheduledOn: string | null;
    stop: Stopped | null;
  };
  /** At the foot of a card, where the next step takes the room there is. */
  card?: boolean;
}

const icons: Record<Exclude<JobAction, 'edit'>, TablerIcon> = {
  publish: IconSend,
  schedule: IconCalendarTime,
  refresh: IconArrowBarToUp,
  reopen: IconRefresh,
  copy: IconCopy,
  close: IconSquareX,
  archive: IconArchive,
  withdraw: IconArrowBackUp,
  delete: IconTrash,
};
const order = Object.keys(icons) as (keyof typeof icons)[];

/** The next step with a job as a button, everything else in a menu: only what its state allows. */
export function OwnJobActions({ job, card }: OwnJobActionsProps) {
  const { t } = useTranslation('job-post');
  const actions = useOwnJobActions(job);
  const [asking, setAsking] = useState<'reopen' | 'schedule'>();
  const start = (action: keyof typeof icons) =>
    action === 'reopen' || action === 'schedule' ? setAsking(action) : void actions.run[action]();
  const next = nextStepOf(job);
  const isPublic = job.status === 'active' || (job.status === 'closed' && !job.stop);
  return (
    <div className={card ? `${classes.actions} ${classes.cardActions}` : classes.actions}>
      <OwnJobNext job={job} onReopen={() => setAsking('reopen')} />
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
          {job.actions.includes('edit') && next !== 'edit' && (
            <Menu.Item
              component={Link}
              to={paths.manageJobEdit(job._id)}
              leftSection={<IconPencil size={18} aria-hidden />}
            >
              {t('action.edit')}
            </Menu.Item>
          )}
          {job.status !== 'draft' && job.status !== 'pending' && (
            <Menu.Item
              component={Link}
              to={paths.manageJobNumbers(job._id)}
              leftSection={<IconChartBar size={18} aria-hidden />}
            >
              {t('action.numbers')}
            </Menu.Item>
          )}
          {job.refreshFrom && (
            <Menu.Item disabled leftSection={<IconArrowBarToUp size={18} aria-hidden />}>
              <DateText value={job.refreshFrom} format="time">
                {(date) => t('action.refreshFrom', { date })}
              </DateText>
            </Menu.Item>
          )}
          {order
            .filter((action) => action !== next && job.actions.includes(action))
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
      {asking === 'reopen' && (
        <ReopenDialog job={job} actions={actions} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'schedule' && <ScheduleDialog job={job} onClose={() => setAsking(undefined)} />}
    </div>
  );
}

import type { OwnJobDetail } from '@acheep/contract/jobs/job';
import type { JobAction } from '@acheep/contract/jobs/own-job-option';
import { paths } from '@acheep/contract/paths';
import { ActionIcon } from '@mantine/core';
import {
  IconArchive,
  IconArrowBackUp,
  IconArrowBarToUp,
  IconCalendarOff,
  IconCalendarTime,
  IconChartBar,
  IconCopy,
  IconDots,
  IconExternalLink,
  IconEye,
  IconLink,
  IconPencil,
  IconPrinter,
  IconRefresh,
  IconSend,
  IconSquareX,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { previewLink } from '../../../entities/jobs/job/preview-link.ts';
import { PosterDialog } from '../../../entities/jobs/job-poster/poster-dialog.tsx';
import { useTranslation } from '../../../lib/use-translation.ts';
import { copyLink } from '../../../ui/copy-link.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useOwnJobActions } from './use-own-job-actions.ts';

export type MenuJob = Pick<
  OwnJobDetail,
  '_id' | 'title' | 'status' | 'closingDate' | 'refreshFrom' | 'scheduledOn' | 'stop' | 'actions'
>;

const icons: Record<Exclude<JobAction, 'edit'> | 'unschedule', TablerIcon> = {
  publish: IconSend,
  schedule: IconCalendarTime,
  unschedule: IconCalendarOff,
  refresh: IconArrowBarToUp,
  reopen: IconRefresh,
  copy: IconCopy,
  close: IconSquareX,
  archive: IconArchive,
  withdraw: IconArrowBackUp,
  delete: IconTrash,
};
const order = Object.keys(icons) as (keyof typeof icons)[];

interface OwnJobMenuProps {
  job: MenuJob;
  /** Actions that stand beside the menu. */
  without: readonly (JobAction | undefined)[];
  /** Called once the job is deleted. */
  onDeleted?: () => void;
}

/** Menu of everything that can be done with a job now, in its row of the list and on its page. */
export function OwnJobMenu({ job, without, onDeleted }: OwnJobMenuProps) {
  const { t } = useTranslation('job-post');
  const { t: tPoster } = useTranslation('job-poster');
  const actions = useOwnJobActions(job, onDeleted);
  const [asking, setAsking] = useState<'reopen' | 'schedule' | 'poster'>();
  const { _id: id, title, status, refreshFrom, scheduledOn } = job;
  const may = (action: JobAction | 'unschedule'): boolean =>
    action === 'unschedule'
      ? scheduledOn !== null && may('schedule')
      : job.actions.includes(action) && !without.includes(action);
  const start = (action: keyof typeof icons) =>
    action === 'reopen' || action === 'schedule' ? setAsking(action) : void actions.run[action]();
  const isHidden = status === 'draft' || status === 'pending';
  const isPublic = status === 'active' || (status === 'closed' && !job.stop);
  const section = (Icon: TablerIcon) => <Icon size={18} aria-hidden />;
  const link = (to: string, Icon: TablerIcon, words: string) => (
    <Menu.Item component={Link} to={to} leftSection={section(Icon)}>
      {words}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            loading={actions.pending}
            aria-label={t('action.more', { title })}
          >
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isPublic && link(paths.job(id), IconExternalLink, t('action.view'))}
          {isHidden && link(paths.manageJobPreview(id), IconEye, t('form.preview'))}
          {isHidden && (
            <Menu.Item
              leftSection={section(IconLink)}
              onClick={() => void copyLink(previewLink(id), t('done.previewLink'))}
            >
              {t('action.previewLink')}
            </Menu.Item>
          )}
          {may('edit') && link(paths.manageJobEdit(id), IconPencil, t('action.edit'))}
          {!isHidden && link(paths.manageJobStatistics(id), IconChartBar, t('action.numbers'))}
          {status !== 'closed' && status !== 'archived' && (
            <Menu.Item
              disabled={status !== 'active'}
              leftSection={section(IconPrinter)}
              onClick={() => setAsking('poster')}
            >
              {tPoster(status === 'active' ? 'action' : 'later')}
            </Menu.Item>
          )}
          {refreshFrom && (
            <Menu.Item disabled leftSection={section(IconArrowBarToUp)}>
              <DateText value={refreshFrom} format="time">
                {(date) => t('action.refreshFrom', { date })}
              </DateText>
            </Menu.Item>
          )}
          {order.filter(may).map((action) => (
            <Menu.Item
              key={action}
              color={action === 'delete' ? 'red' : undefined}
              leftSection={section(icons[action])}
              onClick={() => start(action)}
            >
              {t(action === 'schedule' && scheduledOn ? 'action.reschedule' : `action.${action}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {asking === 'reopen' && (
        <ReopenDialog job={job} actions={actions} onClose={() => setAsking(undefined)} />
      )}
      {asking === 'poster' && (
        <PosterDialog job={job} from="GET /job/:id/poster" onClose={() => setAsking(undefined)} />
      )}
      {asking === 'schedule' && <ScheduleDialog job={job} onClose={() => setAsking(undefined)} />}
    </>
  );
}

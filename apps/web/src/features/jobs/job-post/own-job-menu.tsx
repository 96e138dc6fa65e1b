import { type OwnJobDetail, scheduledHour, scheduleForm } from '@acheep/contract/jobs/job';
import type { JobAction } from '@acheep/contract/jobs/own-job-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import { ActionIcon, Text } from '@mantine/core';
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
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { previewLink } from '../../../entities/jobs/job/preview-link.ts';
import { PosterDialog } from '../../../entities/jobs/job-poster/poster-dialog.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { copyLink } from '../../../ui/copy-link.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { DateText, formatDate } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PublicationText } from './job-form-publish.tsx';
import { useScheduleJob } from './job-post.api.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useOwnJobActions } from './use-own-job-actions.ts';

const label = fieldNames(scheduleForm);

interface ScheduleDialogProps {
  job: { _id: string; title: string; closingDate: string | null; scheduledOn: string | null };
  onClose: () => void;
}

/** Dialog for the day on which a draft is published. */
function ScheduleDialog({ job, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('job-post');
  const navigate = useNavigate();
  const schedule = useScheduleJob();
  const first = addDays(today(), 1);
  const state = useSendForm({
    resolver: bodyResolver<{ scheduledOn: string }>(scheduleForm),
    defaultValues: { scheduledOn: job.scheduledOn ?? first },
    send: ({ scheduledOn }) => schedule.mutateAsync({ id: job._id, day: scheduledOn }),
    onSent: ({ data }) => {
      onClose();
      const date = data.scheduledOn && formatDate(data.scheduledOn, 'short');
      const message = t('done.schedule', { date, hour: scheduledHour });
      void toast({ tone: 'success', message, id: 'job-schedule' });
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError && error.code === 'job.incomplete')) return false;
      // Missing details are completed in the job's form, which marks them.
      onClose();
      void toast({ message: t('done.incomplete'), id: 'job-incomplete' });
      void navigate(paths.manageJobEdit(job._id), { state: { incomplete: true } });
      return true;
    },
  });
  const scheduledOn = useWatch({ control: state.form.control, name: 'scheduledOn' });
  return (
    <FormDialog state={state} title={t('action.schedule')} action={t('form.schedule')} onClose={onClose}>
      <Text>{job.title}</Text>
      <FormField form={state.form} name="scheduledOn">
        {(field) => (
          <DateField
            {...field}
            label={label('scheduledOn')}
            min={first}
            max={
              job.closingDate && job.closingDate > addDays(first, 1)
                ? addDays(job.closingDate, -1)
                : undefined
            }
            withAsterisk
            data-autofocus
          />
        )}
      </FormField>
      <PublicationText scheduledOn={scheduledOn} closingDate={job.closingDate} />
    </FormDialog>
  );
}

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

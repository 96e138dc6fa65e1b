import type { JobAction, Stopped } from '@acheep/contract/jobs/job';
import { closingDay } from '@acheep/contract/jobs/job-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import { ActionIcon, Menu, Text } from '@mantine/core';
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
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import classes from './own-job-list.module.css';
import { type NextJob, nextStepOf, OwnJobNext } from './own-job-next.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { type ActedJob, useOwnJobActions } from './use-own-job-actions.ts';

interface ReopenDialogProps {
  job: ActedJob & { closingDate: string | null };
  actions: ReturnType<typeof useOwnJobActions>;
  onClose: () => void;
}

/** Dialog for the new closing date. */
function ReopenDialog({ job, actions: { status, notifyOpened, failStatus }, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('job-post');
  const now = today();
  const state = useSendForm({
    resolver: bodyResolver<{ closingDate: string }>(
      z.strictObject({ closingDate: closingDay(now, job.closingDate ?? undefined) }),
    ),
    defaultValues: {
      closingDate: job.closingDate && job.closingDate >= now ? job.closingDate : addDays(now, 30),
    },
    send: ({ closingDate }) => status.mutateAsync({ id: job._id, status: 'active', closingDate }),
    onSent: (saved) => {
      onClose();
      notifyOpened(saved.status, 'reopen');
    },
    onRefused: (error) => {
      const fields = error instanceof ApiError ? Object.keys(error.data) : [];
      if (fields.length > 0 && fields.every((field) => field === 'closingDate')) return false;
      onClose();
      failStatus(error);
      return true;
    },
  });
  const { form } = state;
  return (
    <FormDialog state={state} title={t('reopen.title')} action={t('reopen.submit')} onClose={onClose}>
      <Text>{t('reopen.text', { title: job.title })}</Text>
      <FormField form={form} name="closingDate">
        {(field) => (
          <DateField
            {...field}
            label={t('reopen.closingDate')}
            description={t('form.closingDateHint')}
            min={job.closingDate === now ? now : addDays(now, 1)}
            withAsterisk
            data-autofocus
          />
        )}
      </FormField>
    </FormDialog>
  );
}

interface OwnJobActionsProps {
  job: NextJob & {
    title: string;
    closingDate: string | null;
    refreshFrom: string | null;
    scheduledOn: string | null;
    stop: Stopped | null;
  };
  /** True at the foot of a card, where the next step fills the width. */
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

/** The next step as a button, all other allowed actions in a menu. */
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
              to={paths.manageJobStatistics(job._id)}
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

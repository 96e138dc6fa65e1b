import { scheduledHour, scheduleForm } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import { Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { showError } from '../../../lib/errors.ts';
import { toast } from '../../../lib/feedback.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { useScheduleJob } from './job-post.api.ts';

interface ScheduleDialogProps {
  job: { _id: string; title: string; scheduledOn: string | null };
  onClose: () => void;
}

/** Dialog for the day on which a draft is published. */
export function ScheduleDialog({ job, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('job-post');
  const navigate = useNavigate();
  const schedule = useScheduleJob();
  const first = addDays(today(), 1);
  const send = (day: string | null) => schedule.mutateAsync({ id: job._id, day });
  const told = (done: 'schedule' | 'unschedule') => {
    onClose();
    void toast({ tone: 'success', message: t(`done.${done}`), id: 'job-schedule' });
  };
  const state = useSendForm({
    resolver: bodyResolver<{ scheduledOn: string }>(scheduleForm),
    defaultValues: { scheduledOn: job.scheduledOn ?? first },
    send: ({ scheduledOn }) => send(scheduledOn),
    onSent: () => told('schedule'),
    onRefused: (error) => {
      if (!(error instanceof ApiError && error.code === 'job.incomplete')) return false;
      // Missing details are completed in the job's form, which marks them.
      onClose();
      void toast({ message: t('done.incomplete'), id: 'job-incomplete' });
      void navigate(paths.manageJobEdit(job._id), { state: { incomplete: true } });
      return true;
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('schedule.title')}
      action={t('schedule.submit')}
      cancel={job.scheduledOn ? t('action.unschedule') : undefined}
      onCancel={job.scheduledOn ? () => void send(null).then(() => told('unschedule'), showError) : onClose}
      onClose={onClose}
    >
      <Text>{t('schedule.text', { title: job.title, hour: scheduledHour })}</Text>
      <FormField form={state.form} name="scheduledOn">
        {(field) => (
          <DateField
            {...field}
            label={t('schedule.day')}
            description={t('schedule.dayHint')}
            min={first}
            withAsterisk
            data-autofocus
          />
        )}
      </FormField>
    </FormDialog>
  );
}

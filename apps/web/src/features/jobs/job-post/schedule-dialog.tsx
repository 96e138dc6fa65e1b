import { scheduledHour, scheduleForm } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { PublicationText } from './job-form-publish.tsx';
import { useScheduleJob } from './job-post.api.ts';

const label = fieldNames(scheduleForm);

interface ScheduleDialogProps {
  job: { _id: string; title: string; closingDate: string | null; scheduledOn: string | null };
  onClose: () => void;
}

/** Dialog for the day on which a draft is published. */
export function ScheduleDialog({ job, onClose }: ScheduleDialogProps) {
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

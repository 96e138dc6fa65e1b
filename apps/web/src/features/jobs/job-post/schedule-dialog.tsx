import { scheduledHour, scheduleForm } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api-error.ts';
import { toast } from '../../../lib/feedback.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useScheduleJob } from './job-post.api.ts';

interface ScheduleDialogProps {
  job: { _id: string; title: string; scheduledOn: string | null };
  onClose: () => void;
}

/** Asks on which later day a draft is published by itself. */
export function ScheduleDialog({ job, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation('job-post');
  const common = useTranslation().t;
  const navigate = useNavigate();
  const schedule = useScheduleJob();
  const first = addDays(today(), 1);
  const form = useForm({
    resolver: contractResolver(scheduleForm),
    defaultValues: { scheduledOn: job.scheduledOn ?? first },
  });
  const save = (day: string | null) =>
    schedule.mutate(
      { id: job._id, day },
      {
        onSuccess: () => {
          onClose();
          void toast({
            tone: 'success',
            message: t(day ? 'done.schedule' : 'done.unschedule'),
            id: 'job-schedule',
          });
        },
        onError: (error) => {
          if (!(error instanceof ApiError && error.code === 'job.incomplete'))
            return showFormError(error, form);
          // Missing details are filled in on the job's own page, which points at them.
          onClose();
          void toast({ message: t('done.incomplete'), id: 'job-incomplete' });
          void navigate(paths.manageJobEdit(job._id), { state: { incomplete: true } });
        },
      },
    );
  return (
    <Dialog
      onClose={onClose}
      title={t('schedule.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={form.handleSubmit(({ scheduledOn }) => save(scheduledOn))}>
        <Stack>
          <Text>{t('schedule.text', { title: job.title, hour: scheduledHour })}</Text>
          <FormField form={form} name="scheduledOn">
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
          <Group justify="flex-end">
            {job.scheduledOn ? (
              <Button variant="default" onClick={() => save(null)}>
                {t('action.unschedule')}
              </Button>
            ) : (
              <Button variant="default" onClick={onClose}>
                {common('cancel')}
              </Button>
            )}
            <SubmitButton loading={schedule.isPending}>{t('schedule.submit')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

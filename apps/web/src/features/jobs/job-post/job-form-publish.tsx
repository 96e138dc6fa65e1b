import { scheduledHour } from '@acheep/contract/jobs/job';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Radio, Stack, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { formatDate } from '../../../ui/date-text.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { jobField } from './job-field.ts';
import { firstClosingDate, type JobForm, type SavedJob } from './job-form-values.ts';

interface PublicationTextProps {
  scheduledOn: string | null;
  closingDate: string | null;
  /** True if a package is ordered for the job, whose payment comes first. */
  ordered?: boolean;
}

/** Sentence saying what will happen to a draft, or why it cannot. */
export function PublicationText({ scheduledOn, closingDate, ordered = false }: PublicationTextProps) {
  const { t } = useTranslation('job-post');
  const isWrong = Boolean(scheduledOn && closingDate && closingDate <= scheduledOn);
  const day = scheduledOn && formatDate(scheduledOn, 'short');
  const closing = closingDate && formatDate(closingDate, 'short');
  const say = () => {
    if (isWrong) return t('when.says.wrong', { closing });
    if (scheduledOn === null) return t(ordered ? 'when.says.paid' : 'when.says.now');
    if (!day) return null;
    return t(ordered ? 'when.says.laterPaid' : 'when.says.later', { day, hour: scheduledHour });
  };
  return (
    <Text size="sm" aria-live="polite" c={isWrong ? 'var(--mantine-color-error)' : undefined}>
      {say()}
      {!isWrong && (day || scheduledOn === null) && closing && ` ${t('when.says.until', { closing })}`}
    </Text>
  );
}

/** Choice between publishing a draft at once and on a later day. */
export function JobFormPublish({ form, job }: { form: JobForm; job?: SavedJob | undefined }) {
  const { t } = useTranslation('job-post');
  const ordered = useSearchParams()[0].has('package');
  const [closing, scheduledOn] = useWatch({ control: form.control, name: ['closingDate', 'scheduledOn'] });
  const first = addDays(today(), 1);
  const closingDate = closing || null;
  return (
    <FormField form={form} name="scheduledOn">
      {({ id, value, onChange, error, ...field }) => (
        <Stack gap="sm">
          <Radio.Group
            label={t('when.label')}
            value={value === null ? 'now' : 'later'}
            onChange={(when) => onChange(when === 'later' ? (job?.scheduledOn ?? first) : null)}
          >
            <Stack gap="xs" mt={4}>
              <Radio value="now" label={t('when.now')} />
              <Radio value="later" label={t('when.later', { hour: scheduledHour })} />
            </Stack>
          </Radio.Group>
          {value !== null && (
            <DateField
              {...field}
              id={id}
              value={value}
              onChange={onChange}
              error={error}
              label={jobField('scheduledOn')}
              min={first}
              max={closingDate && closingDate > firstClosingDate(job) ? addDays(closingDate, -1) : undefined}
              maw={{ sm: '50%' }}
              withAsterisk
            />
          )}
          <PublicationText scheduledOn={scheduledOn} closingDate={closingDate} ordered={ordered} />
        </Stack>
      )}
    </FormField>
  );
}

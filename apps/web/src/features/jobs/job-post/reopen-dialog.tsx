import { closingDay } from '@acheep/contract/jobs/job-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Text } from '@mantine/core';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import type { ActedJob, useOwnJobActions } from './use-own-job-actions.ts';

interface ReopenDialogProps {
  job: ActedJob & { closingDate: string | null };
  actions: ReturnType<typeof useOwnJobActions>;
  onClose: () => void;
}

/** Dialog for the new closing date. */
export function ReopenDialog({
  job,
  actions: { status, notifyOpened, failStatus },
  onClose,
}: ReopenDialogProps) {
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

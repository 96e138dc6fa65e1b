import { closingDay } from '@acheep/contract/jobs/job-draft';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../../lib/api-error.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import type { ActedJob, useOwnJobActions } from './use-own-job-actions.ts';

interface ReopenDialogProps {
  job: ActedJob & { closingDate: string | null };
  actions: ReturnType<typeof useOwnJobActions>;
  onClose: () => void;
}

/** Asks until when the job shall be open again. */
export function ReopenDialog({
  job,
  actions: { status, tellOpened, failStatus },
  onClose,
}: ReopenDialogProps) {
  const { t } = useTranslation('job-post');
  const common = useTranslation().t;
  const now = today();
  const form = useForm({
    resolver: contractResolver(
      z.strictObject({ closingDate: closingDay(now, job.closingDate ?? undefined) }),
    ),
    defaultValues: {
      closingDate: job.closingDate && job.closingDate >= now ? job.closingDate : addDays(now, 30),
    },
  });
  const submit = form.handleSubmit(({ closingDate }) =>
    status.mutate(
      { id: job._id, status: 'active', closingDate },
      {
        onSuccess: (saved) => {
          onClose();
          tellOpened(saved.status, 'reopen');
        },
        onError: (error) => {
          const elsewhere =
            error instanceof ApiError && Object.keys(error.data).some((f) => f !== 'closingDate');
          if (!elsewhere && applyFieldErrors(error, form)) return;
          onClose();
          failStatus(error);
        },
      },
    ),
  );
  return (
    <Dialog onClose={onClose} title={t('reopen.title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <form noValidate onSubmit={submit}>
        <Stack>
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={status.isPending}>{t('reopen.submit')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

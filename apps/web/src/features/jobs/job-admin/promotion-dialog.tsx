import { type AdminJob, jobPromotion, promotionDays } from '@acheep/contract/jobs/job-admin';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type CallOptions, call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

const label = fieldNames(jobPromotion);
type Body = CallOptions<'PUT /admin/job/:id/promotion'>['body'];

/** Asks until when a job is pinned and boosted. */
export function PromotionDialog({ job, onClose }: { job: AdminJob; onClose: () => void }) {
  const { t } = useTranslation('job-admin');
  const common = useTranslation().t;
  const save = useMutation({
    mutationFn: (body: Body) => call('PUT /admin/job/:id/promotion', { params: { id: job._id }, body }),
    onSuccess: () => invalidate('GET /admin/job', 'GET /admin/audit'),
  });
  const form = useForm({
    resolver: contractResolver(jobPromotion),
    defaultValues: { pinnedUntil: job.pinnedUntil ?? '', boostedUntil: job.boostedUntil ?? '' },
  });
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        onClose();
        void toast({ tone: 'success', message: t('dialog.done'), id: 'promotion' });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      title={t('dialog.title', { title: job.title })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">{t('dialog.text')}</Text>
          {(['pinnedUntil', 'boostedUntil'] as const).map((name) => (
            <FormField key={name} form={form} name={name}>
              {(field) => (
                <DateField
                  {...field}
                  value={field.value ?? ''}
                  label={label(name)}
                  min={today()}
                  max={addDays(today(), promotionDays)}
                />
              )}
            </FormField>
          ))}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={save.isPending}>{t('dialog.save')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

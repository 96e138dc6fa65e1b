import type { AdminJob } from '@acheep/contract/job-admin';
import { effectTerms, type ServiceEffect } from '@acheep/contract/service-option';
import { mostPublished, serviceCarryOut } from '@acheep/contract/service-request';
import { Button, Group, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { apiPage } from '../../lib/api-query.ts';
import { showFormError } from '../../lib/errors.ts';
import { toast } from '../../lib/feedback.ts';
import { fieldNames } from '../../lib/field-name.ts';
import { bodyResolver, type FormValues } from '../../lib/form-values.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FormField, inputProps } from '../../ui/form-field.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type CarryOut, useCarryOut } from './enquiry-admin.api.ts';

const label = fieldNames(serviceCarryOut);

interface CarryOutProps {
  id: string;
  companyId: string;
  effect: ServiceEffect;
  /** What the service usually is, and the job that was asked for. */
  amount: number | null;
  jobId: string;
  onClose: () => void;
}

/** Asks what a request is carried out with; for a job only those are there to choose that are open. */
export function CarryOutForm(props: CarryOutProps) {
  const { t } = useTranslation('enquiry-admin');
  const { effect, companyId } = props;
  const ofJob = effectTerms[effect].job;
  const query = { 'filter[companyId]': companyId, 'filter[status]': 'active', limit: 100 };
  const { data, error, refetch } = useQuery({ ...apiPage('GET /admin/job', { query }), enabled: ofJob });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (ofJob && !data) return <Skeleton mt="sm" height={180} />;
  if (ofJob && data?.data.length === 0)
    return (
      <Text size="sm" mt="sm">
        {t('carry.noJobs')}
      </Text>
    );
  return <Filled {...props} jobs={data?.data ?? []} />;
}

function Filled({ id, effect, amount, jobId, jobs, onClose }: CarryOutProps & { jobs: readonly AdminJob[] }) {
  const { t } = useTranslation('enquiry-admin');
  const common = useTranslation().t;
  const carry = useCarryOut(id);
  const terms = effectTerms[effect];
  const isOpen = jobs.some(({ _id }) => _id === jobId);
  const form = useForm<FormValues<CarryOut>, unknown, CarryOut>({
    resolver: bodyResolver<CarryOut>(serviceCarryOut),
    defaultValues: { effect, jobId: isOpen ? jobId : '', amount, links: [] },
  });
  const submit = form.handleSubmit(async (body) => {
    if (carry.isPending) return;
    const done = await carry.mutateAsync(body).catch((error: unknown) => showFormError(error, form));
    if (done) void toast({ tone: 'success', message: t('done.carried'), id: 'enquiry' });
  });
  // The first of the links that is wrong says so under all of them.
  const { links: wrong } = form.formState.errors;
  const faults: (string | undefined)[] = [wrong, ...Object.values(wrong ?? {})].map((one) =>
    get(one, 'message'),
  );
  return (
    <form noValidate aria-label={t('carry.title')} onSubmit={(event) => void submit(event)}>
      <Stack mt="sm">
        <Text size="sm">{t(`carry.text.${effect}`)}</Text>
        {terms.job && (
          <NativeSelect
            label={label('jobId')}
            description={jobId && !isOpen ? t('carry.closed') : undefined}
            withAsterisk
            data={[
              { value: '', label: t('carry.which') },
              ...jobs.map(({ _id: value, title, postCode }) => ({ value, label: `${title} (${postCode})` })),
            ]}
            {...inputProps(form, 'jobId')}
          />
        )}
        {terms.measure && (
          <FormField form={form} name="amount">
            {(field) => (
              <NumberField
                {...field}
                label={t(`carry.${terms.measure ?? 'days'}`)}
                min={1}
                max={terms.most}
                withAsterisk
              />
            )}
          </FormField>
        )}
        {terms.links && (
          <FormField form={form} name="links">
            {({ value, onChange, error: _, ...field }) => (
              <Textarea
                {...field}
                label={label('links')}
                description={t('carry.linksHint', { most: mostPublished })}
                placeholder="https://"
                autosize
                minRows={2}
                maxRows={mostPublished}
                withAsterisk
                error={faults.find(Boolean)}
                value={(value ?? []).join('\n')}
                onChange={(event) => onChange(event.currentTarget.value.split('\n'))}
              />
            )}
          </FormField>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton loading={carry.isPending}>{t('carry.confirm')}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

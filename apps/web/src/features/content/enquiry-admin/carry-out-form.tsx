import { effectTerms, type ServiceEffect } from '@acheep/contract/billing/service-option';
import { maxPublished, serviceCarryOut } from '@acheep/contract/billing/service-request';
import { Button, Group, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { get, useForm } from 'react-hook-form';
import { apiPage } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type CarryOut, useCarryOut } from './enquiry-admin.api.ts';

interface Choice {
  value: string;
  label: string;
}

const choice = ({ _id: value, title: label }: { _id: string; title: string }): Choice => ({ value, label });

/**
 * Returns what a request of a company can be carried out for: its open jobs, or its public trainings and events that
 * are not over.
 */
function useCarryChoice(of: (typeof effectTerms)[ServiceEffect]['of'], companyId: string) {
  const query = { 'filter[companyId]': companyId, limit: 100 };
  const open = { ...query, 'filter[status]': 'active' };
  const jobs = useQuery({ ...apiPage('GET /admin/job', { query: open }), enabled: of === 'job' });
  const held = { enabled: of === 'gathering' };
  const trainings = useQuery({ ...apiPage('GET /training', { query }), ...held });
  const events = useQuery({ ...apiPage('GET /event', { query }), ...held });
  const queries = of === 'job' ? [jobs] : of === 'gathering' ? [trainings, events] : [];
  const choices = [
    ...(jobs.data?.data ?? []).map(({ _id, title, postCode }) =>
      choice({ _id, title: `${title} (${postCode})` }),
    ),
    ...(trainings.data?.data ?? []).map(choice),
    ...(events.data?.data ?? []).map(choice),
  ];
  return {
    choices: queries.every(({ data }) => data) ? choices : null,
    error: queries.find(({ error }) => error)?.error,
    retry: () => void Promise.all(queries.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

const label = fieldNames(serviceCarryOut);

interface CarryOutProps {
  id: string;
  companyId: string;
  effect: ServiceEffect;
  /** The service's usual amount, and the requested job, training or event. */
  amount: number | null;
  aboutId: string;
  onClose: () => void;
}

const words = {
  job: { field: 'jobId', which: 'carry.which', closed: 'carry.closed', none: 'carry.noJobs' },
  gathering: {
    field: 'gatheringId',
    which: 'carry.whichGathering',
    closed: 'carry.closedGathering',
    none: 'carry.noGatherings',
  },
} as const;

/** Asks for what is needed to carry out a request; only open jobs and upcoming trainings or events can be chosen. */
export function CarryOutForm(props: CarryOutProps) {
  const { t } = useTranslation('enquiry-admin');
  const { of } = effectTerms[props.effect];
  const { choices, error, retry } = useCarryChoice(of, props.companyId);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!choices) return <Skeleton mt="sm" height={180} />;
  if (of && choices.length === 0)
    return (
      <Text size="sm" mt="sm">
        {t(words[of].none)}
      </Text>
    );
  return <Filled {...props} choices={choices} />;
}

function Filled({
  id,
  effect,
  amount,
  aboutId,
  choices,
  onClose,
}: CarryOutProps & { choices: readonly Choice[] }) {
  const { t } = useTranslation('enquiry-admin');
  const common = useTranslation().t;
  const carry = useCarryOut(id);
  const terms = effectTerms[effect];
  const wording = terms.of && words[terms.of];
  const isOpen = choices.some(({ value }) => value === aboutId);
  const form = useForm<FormValues<CarryOut>, unknown, CarryOut>({
    resolver: bodyResolver<CarryOut>(serviceCarryOut),
    defaultValues: {
      effect,
      jobId: '',
      gatheringId: '',
      ...(wording && isOpen && { [wording.field]: aboutId }),
      amount,
      links: [],
    },
  });
  const submit = form.handleSubmit(async (body) => {
    if (carry.isPending) return;
    const done = await carry.mutateAsync(body).catch((error: unknown) => showFormError(error, form));
    if (done) void toast({ tone: 'success', message: t('done.carried'), id: 'enquiry' });
  });
  // The first error of the links is shown below all of them.
  const { links: wrong } = form.formState.errors;
  const faults: (string | undefined)[] = [wrong, ...Object.values(wrong ?? {})].map((one) =>
    get(one, 'message'),
  );
  return (
    <form noValidate aria-label={t('carry.title')} onSubmit={(event) => void submit(event)}>
      <Stack mt="sm">
        <Text size="sm">{t(`carry.text.${effect}`)}</Text>
        {wording && (
          <NativeSelect
            label={label(wording.field)}
            description={aboutId && !isOpen ? t(wording.closed) : undefined}
            withAsterisk
            data={[{ value: '', label: t(wording.which) }, ...choices]}
            {...inputProps(form, wording.field)}
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
                description={t('carry.linksHint', { most: maxPublished })}
                placeholder="https://"
                autosize
                minRows={2}
                maxRows={maxPublished}
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

import type { Service } from '@acheep/contract/billing/service';
import { effectTerms } from '@acheep/contract/billing/service-option';
import { requestLength, serviceRequestNew } from '@acheep/contract/billing/service-request';
import { type GatheringKind, gatheringKinds } from '@acheep/contract/events/gathering-option';
import { can } from '@acheep/contract/kernel/permission';
import { paths } from '@acheep/contract/paths';
import { Alert, Button, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { type CallOptions, call } from '../../../lib/api.ts';
import { apiPage, invalidate } from '../../../lib/api-query.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { localized } from '../../../lib/locale.ts';
import { useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

const query = { 'filter[status]': 'active', limit: 100 };
const openJobs = apiPage('GET /job/own', { query });
const trainings = apiPage('GET /training/own', { query });
const events = apiPage('GET /event/own', { query });

const group = (kind: GatheringKind, own: readonly { _id: string; title: string }[] = []) =>
  own.length === 0
    ? []
    : [
        {
          group: localized(gatheringKinds[kind]),
          items: own.map(({ _id: value, title: label }) => ({ value, label })),
        },
      ];

/**
 * Returns the possible subjects of a service request: the company's open jobs, or its trainings and events that are not
 * over; null while loading. A manual service may optionally be about one of those that the user's role posts.
 */
function useRequestChoice({ effect }: Service) {
  const role = useSession()?.user.role;
  const handmade = can(role, 'PostJob') ? 'job' : 'gathering';
  const of = effect ? effectTerms[effect].of : handmade;
  const enabled = {
    job: of === 'job',
    training: of === 'gathering' && can(role, 'Trainer'),
    event: of === 'gathering' && can(role, 'PostEvent'),
  };
  const jobs = useQuery({ ...openJobs, enabled: enabled.job }).data?.data;
  const training = useQuery({ ...trainings, enabled: enabled.training }).data?.data;
  const event = useQuery({ ...events, enabled: enabled.event }).data?.data;
  const waiting = (enabled.job && !jobs) || (enabled.training && !training) || (enabled.event && !event);
  const choices =
    of === 'job'
      ? jobs?.map(({ _id: value, title, postCode }) => ({ value, label: `${title} (${postCode})` }))
      : [...group('training', training), ...group('event', event)];
  return { of, needed: effect !== null && of !== null, choices: waiting ? null : (choices ?? []) };
}

type Body = NonNullable<CallOptions<'POST /service/:id/request'>['body']>;

const label = fieldNames(serviceRequestNew);

const words = {
  job: { field: 'jobId', choose: 'request.choose', any: 'request.noJob' },
  gathering: {
    field: 'gatheringId',
    choose: 'request.chooseGathering',
    any: 'request.noGathering',
  },
} as const;

/** Explains why there is no possible subject, with a link to create one. */
function NothingOpen({ of }: { of: keyof typeof words }) {
  const { t } = useTranslation('library');
  const holdsTrainings = can(useSession()?.user.role, 'Trainer');
  const [key, to] =
    of === 'job'
      ? (['post', paths.manageJobCreate()] as const)
      : holdsTrainings
        ? (['postTraining', paths.manageTrainingCreate()] as const)
        : (['postEvent', paths.manageEventCreate()] as const);
  return (
    <Stack align="start">
      <Text>{t(of === 'job' ? 'request.noJobs' : 'request.noGatherings')}</Text>
      <Button component={Link} to={to}>
        {t(`request.${key}`)}
      </Button>
    </Stack>
  );
}

/** Requests a service for the user's company: one of its open jobs, trainings or events, and an optional message. */
export function ServiceRequestForm({ service }: { service: Service }) {
  const { t } = useTranslation('library');
  const { of, needed, choices } = useRequestChoice(service);
  const send = useMutation({
    mutationFn: (body: Body) => call('POST /service/:id/request', { params: { id: service._id }, body }),
    onSuccess: () => invalidate('GET /service/request'),
    meta: { ownError: true },
  });
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(serviceRequestNew),
    defaultValues: { jobId: '', gatheringId: '', message: '' },
  });
  const draft = useFormDraft(`service ${service._id}`, form);
  const submit = form.handleSubmit(async (body) => {
    if (send.isPending) return;
    const done = await send.mutateAsync(body).catch((error: unknown) => showFormError(error, form));
    if (done) draft.forget();
  });
  if (send.isSuccess)
    return (
      <Alert color="green" icon={<IconCheck aria-hidden />} title={t('request.sent.title')} role="status">
        <p>{t('request.sent.text')}</p>
        <Button component={Link} to={paths.manageServices()} variant="default" size="sm" mt="xs">
          {t('service.own')}
        </Button>
      </Alert>
    );
  if (!choices) return <Skeleton height={220} radius="md" />;
  if (of && needed && choices.length === 0) return <NothingOpen of={of} />;
  const wording = of && words[of];
  return (
    <form noValidate aria-busy={send.isPending} onSubmit={(event) => void submit(event)}>
      <Stack>
        {wording && choices.length > 0 && (
          <NativeSelect
            label={label(wording.field)}
            withAsterisk={needed}
            data={[{ value: '', label: t(needed ? wording.choose : wording.any) }, ...choices]}
            {...inputProps(form, wording.field)}
          />
        )}
        <Textarea
          label={label('message')}
          description={t('request.messageHint')}
          autosize
          minRows={3}
          maxRows={10}
          maxLength={requestLength}
          {...inputProps(form, 'message')}
        />
        <SubmitButton loading={send.isPending}>{t('request.send')}</SubmitButton>
      </Stack>
    </form>
  );
}

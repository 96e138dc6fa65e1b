import { paths } from '@acheep/contract/paths';
import type { Service } from '@acheep/contract/service';
import { effectTerms } from '@acheep/contract/service-option';
import { requestLength, serviceRequestNew } from '@acheep/contract/service-request';
import { Alert, Button, NativeSelect, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type CallOptions, call } from '../../lib/api.ts';
import { apiPage, invalidate } from '../../lib/api-query.ts';
import { showFormError } from '../../lib/errors.ts';
import { fieldNames } from '../../lib/field-name.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { bodyResolver, type FormValues } from '../../lib/form-values.ts';
import { inputProps } from '../../ui/form-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';

type Body = NonNullable<CallOptions<'POST /service/:id/request'>['body']>;

const label = fieldNames(serviceRequestNew);
const openJobs = apiPage('GET /job/own', { query: { 'filter[status]': 'active', limit: 100 } });

/** Asks for a service in the name of one's company: for which of its open jobs, and with a few words where one likes. */
export function ServiceRequestForm({ service }: { service: Service }) {
  const { t } = useTranslation('library');
  const terms = service.effect && effectTerms[service.effect];
  // What is done by hand may be about a job as well.
  const takesJob = terms === null || terms.job;
  const jobs = useQuery({ ...openJobs, enabled: takesJob }).data?.data;
  const send = useMutation({
    mutationFn: (body: Body) => call('POST /service/:id/request', { params: { id: service._id }, body }),
    onSuccess: () => invalidate('GET /service/request'),
    meta: { ownError: true },
  });
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(serviceRequestNew),
    defaultValues: { jobId: '', message: '' },
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
  if (takesJob && !jobs) return <Skeleton height={220} radius="md" />;
  if (terms?.job && jobs?.length === 0)
    return (
      <Stack align="start">
        <Text>{t('request.noJobs')}</Text>
        <Button component={Link} to={paths.manageJobCreate()}>
          {t('request.post')}
        </Button>
      </Stack>
    );
  const choices = jobs?.map(({ _id: value, title, postCode }) => ({
    value,
    label: `${title} (${postCode})`,
  }));
  return (
    <form noValidate aria-busy={send.isPending} onSubmit={(event) => void submit(event)}>
      <Stack>
        {choices && choices.length > 0 && (
          <NativeSelect
            label={label('jobId')}
            withAsterisk={terms?.job}
            data={[{ value: '', label: t(terms?.job ? 'request.choose' : 'request.noJob') }, ...choices]}
            {...inputProps(form, 'jobId')}
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

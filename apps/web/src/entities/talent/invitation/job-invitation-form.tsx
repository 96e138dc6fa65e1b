import { paths } from '@acheep/contract/kernel/paths';
import { jobInvitationBody, type SentInvitation } from '@acheep/contract/talent/invitation';
import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { CallOptions } from '../../../lib/api.ts';
import { apiPage } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver, type FormValues } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { useInviteToJob } from './invitation.api.ts';
import { MessageField } from './message-field.tsx';

type Body = CallOptions<'POST /invitation/job'>['body'];

const label = fieldNames(jobInvitationBody);
const openJobs = apiPage('GET /job/own', { query: { 'filter[status]': 'active', limit: 100 } });

interface InvitationFormProps {
  talentId: string;
  /** What the company sent them already. */
  sent: readonly SentInvitation[];
  onClose: () => void;
}

/** One of the company's open jobs, and a few words. What is typed is kept until it is sent. */
export function JobInvitationForm({ talentId, sent, onClose }: InvitationFormProps) {
  const { t } = useTranslation('invitation');
  const common = useTranslation().t;
  const { data } = useQuery(openJobs);
  const invite = useInviteToJob();
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(jobInvitationBody),
    defaultValues: { talentId, jobId: '', message: '' },
  });
  const draft = useFormDraft(`invitation ${talentId}`, form);
  const written = useWatch({ control: form.control, name: 'message' })?.length ?? 0;
  const invited = new Set(sent.flatMap((one) => (one.kind === 'job' ? [one.job._id] : [])));
  const submit = form.handleSubmit(async (body) => {
    if (invite.isPending) return;
    const done = await invite.mutateAsync(body).catch((error) => showFormError(error, form));
    if (!done) return;
    draft.forget();
    void toast({ tone: 'success', id: 'invitation', message: t('invite.sent') });
    onClose();
  });
  if (data?.data.length === 0)
    return (
      <Stack align="start">
        <Text>{t('invite.noJobs')}</Text>
        <Button component={Link} to={paths.manageJobCreate()}>
          {t('invite.post')}
        </Button>
      </Stack>
    );
  const choices = (data?.data ?? []).map(({ _id: value, title }) => ({
    value,
    label: invited.has(value) ? `${title} (${t('invite.already')})` : title,
    disabled: invited.has(value),
  }));
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <NativeSelect
          label={t('invite.which')}
          withAsterisk
          data={[{ value: '', label: t('invite.choose') }, ...choices]}
          {...inputProps(form, 'jobId')}
        />
        <MessageField label={label('message')} written={written} {...inputProps(form, 'message')} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton loading={invite.isPending}>{t('invite.send')}</SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

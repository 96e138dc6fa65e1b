import { paths } from '@acheep/contract/kernel/paths';
import { type SentInvitation, trainingInvitationBody } from '@acheep/contract/talent/invitation';
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
import { formatDate } from '../../../ui/date-text.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { closedBy } from '../../events/gathering/closed-by.ts';
import { useInviteToTraining } from './invitation.api.ts';
import { MessageField } from './message-field.tsx';

type Body = CallOptions<'POST /invitation/training'>['body'];

const label = fieldNames(trainingInvitationBody);
const activeTrainings = apiPage('GET /training/own', { query: { 'filter[status]': 'active', limit: 100 } });

interface InvitationFormProps {
  talentId: string;
  /** What the company sent them already. */
  sent: readonly SentInvitation[];
  onClose: () => void;
}

/** One of the company's trainings to which one can register, and a few words. What is typed is kept until it is sent. */
export function TrainingInvitationForm({ talentId, sent, onClose }: InvitationFormProps) {
  const { t } = useTranslation('invitation');
  const common = useTranslation().t;
  const { data } = useQuery(activeTrainings);
  const invite = useInviteToTraining();
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(trainingInvitationBody),
    defaultValues: { talentId, gatheringId: '', message: '' },
  });
  const draft = useFormDraft(`invitation ${talentId}`, form);
  const written = useWatch({ control: form.control, name: 'message' })?.length ?? 0;
  const invited = new Set(sent.map((one) => (one.kind === 'training' ? one.training._id : null)));
  const submit = form.handleSubmit(async (body) => {
    if (invite.isPending) return;
    const done = await invite.mutateAsync(body).catch((error) => showFormError(error, form));
    if (!done) return;
    draft.forget();
    void toast({ tone: 'success', id: 'invitation', message: t('invite.sent') });
    onClose();
  });
  const open = data?.data.filter((one) => closedBy(one, new Date()) === null);
  if (open?.length === 0)
    return (
      <Stack align="start">
        <Text>{t('invite.noTrainings')}</Text>
        <Button component={Link} to={paths.manageTrainingCreate()}>
          {t('invite.postTraining')}
        </Button>
      </Stack>
    );
  const choices = (open ?? []).map(({ _id: value, title, startsAt }) => {
    const named = startsAt ? `${title} · ${formatDate(startsAt)}` : title;
    return {
      value,
      label: invited.has(value) ? `${named} (${t('invite.already')})` : named,
      disabled: invited.has(value),
    };
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <NativeSelect
          label={t('invite.whichTraining')}
          withAsterisk
          data={[{ value: '', label: t('invite.chooseTraining') }, ...choices]}
          {...inputProps(form, 'gatheringId')}
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

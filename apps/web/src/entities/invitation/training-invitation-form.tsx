import { today } from '@acheep/contract/calendar';
import { trainingInvitationBody } from '@acheep/contract/invitation';
import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CallOptions } from '../../lib/api.ts';
import { showFormError } from '../../lib/errors.ts';
import { toast } from '../../lib/feedback.ts';
import { fieldNames } from '../../lib/field-name.ts';
import { useFormDraft } from '../../lib/form-draft.ts';
import { bodyResolver, type FormValues } from '../../lib/form-values.ts';
import { DateField } from '../../ui/date-field.tsx';
import { inputProps } from '../../ui/form-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useInviteToTraining } from './invitation.api.ts';
import { MessageField } from './message-field.tsx';

type Body = CallOptions<'POST /invitation/training'>['body'];

const label = fieldNames(trainingInvitationBody);
const empty = { title: '', startsOn: '', online: false, place: '', link: '', message: '' };

/** A training in words: what, when, where, and a few more. What is typed is kept until it is sent. */
export function TrainingInvitationForm({ talentId, onClose }: { talentId: string; onClose: () => void }) {
  const { t } = useTranslation('invitation');
  const common = useTranslation().t;
  const invite = useInviteToTraining();
  const form = useForm<FormValues<Body>, unknown, Body>({
    resolver: bodyResolver<Body>(trainingInvitationBody),
    defaultValues: { ...empty, talentId },
  });
  const draft = useFormDraft(`invitation ${talentId}`, form);
  const [message, online] = useWatch({ control: form.control, name: ['message', 'online'] });
  const submit = form.handleSubmit(async (body) => {
    if (invite.isPending) return;
    const done = await invite.mutateAsync(body).catch((error) => showFormError(error, form));
    if (!done) return;
    draft.forget();
    void toast({ tone: 'success', id: 'invitation', message: t('invite.sent') });
    onClose();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <TextInput label={label('title')} withAsterisk maxLength={150} {...inputProps(form, 'title')} />
        <DateField
          label={label('startsOn')}
          withAsterisk
          {...inputProps(form, 'startsOn')}
          min={today()}
          max="2100-12-31"
        />
        <Checkbox label={label('online')} {...inputProps(form, 'online')} />
        <TextInput
          label={label('place')}
          withAsterisk={!online}
          maxLength={200}
          {...inputProps(form, 'place')}
        />
        <TextInput
          label={label('link')}
          description={t('invite.linkHint')}
          inputMode="url"
          maxLength={500}
          {...inputProps(form, 'link')}
        />
        <MessageField
          label={label('message')}
          written={message?.length ?? 0}
          {...inputProps(form, 'message')}
        />
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

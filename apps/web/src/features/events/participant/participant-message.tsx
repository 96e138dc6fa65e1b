import { type Participant, participantMessage } from '@acheep/contract/events/participant';
import { Alert, Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSend } from '@tabler/icons-react';
import { useMemo } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { showFormError } from '../../../lib/form-error.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog, wideDialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { RestoredNote } from '../../../ui/restored-note.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { type MessageBody, useWrite } from './participant.api.ts';

interface Texts extends Record<string, string> {
  subject: string;
  text: string;
}

interface ParticipantMessageProps {
  id: string;
  participants: readonly Participant[];
  onClose: () => void;
  onSent: () => void;
}

/** Writes a message to participants. The input is restored if the dialog was closed without sending. */
export function ParticipantMessage(props: ParticipantMessageProps) {
  const { t } = useTranslation('participant');
  const _close = useTranslation().t('close');
  const phone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Dialog
      onClose={props.onClose}
      fullScreen={phone}
      size={wideDialog}
      closeOnClickOutside={false}
      title={t('message.title')}
    >
      <MessageForm {...props} />
    </Dialog>
  );
}

function MessageForm({ id, participants, onClose, onSent }: ParticipantMessageProps) {
  const { t } = useTranslation('participant');
  const common = useTranslation().t;
  const write = useWrite(id);
  const ids = useMemo(
    () =>
      participants
        .filter(({ state, hasAccount }) => state !== 'cancelled' && hasAccount)
        .map(({ _id }) => _id),
    [participants],
  );
  const unreached = participants.filter(
    ({ state, hasAccount }) => state !== 'cancelled' && !hasAccount,
  ).length;
  const resolver = useMemo<Resolver<Texts, unknown, MessageBody>>(() => {
    const check = bodyResolver<MessageBody, Texts>(participantMessage);
    return (values, context, options) => check({ ...values, ids } as unknown as Texts, context, options);
  }, [ids]);
  const form = useForm<Texts, unknown, MessageBody>({ resolver, defaultValues: { subject: '', text: '' } });
  const draft = useFormDraft('participant message', form);

  const send = form.handleSubmit(async (body) => {
    const sent = await write.mutateAsync(body).catch((error) => showFormError(error, form));
    if (!sent) return;
    draft.forget();
    void toast({ tone: 'success', id: 'message', message: t('message.sent', { count: sent.written }) });
    onSent();
  });

  if (ids.length === 0)
    return (
      <Stack>
        <Alert color="gray">{t(unreached > 0 ? 'message.allUnreached' : 'message.nobody')}</Alert>
        <Button variant="default" onClick={onClose}>
          {common('close')}
        </Button>
      </Stack>
    );
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="md">
        {draft.restored && <RestoredNote onDiscard={draft.discard} />}
        <Text size="sm">
          {t('message.to', { count: ids.length })}{' '}
          {unreached > 0 && t('message.unreached', { count: unreached })}
        </Text>
        <TextInput label={t('message.subject')} withAsterisk {...inputProps(form, 'subject')} />
        <Textarea
          label={t('message.text')}
          withAsterisk
          autosize
          minRows={6}
          maxRows={16}
          {...inputProps(form, 'text')}
        />
        <Text size="sm" c="dimmed">
          {t('message.hint')}
        </Text>
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton loading={write.isPending} leftSection={<IconSend size={18} aria-hidden />}>
            {t('message.send', { count: ids.length })}
          </SubmitButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

import {
  noteLength,
  type Participant,
  type ParticipantSummary,
  participantBody,
  participantMoveBody,
  reasonLength,
} from '@acheep/contract/events/participant';
import { dateText } from '@acheep/contract/kernel/date-text';
import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog, ReasonDialog } from '../../../ui/form-dialog.tsx';
import { FormField, inputProps } from '../../../ui/form-field.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { useAskSeat } from './ask-seat.ts';
import {
  type AddBody,
  comingQuery,
  type MoveBody,
  useAddParticipant,
  useCancelParticipant,
  useMoveParticipant,
} from './participant.api.ts';

const tell = (message: string) => void toast({ tone: 'success', message, id: 'participant' });

const label = fieldNames(participantBody);

/** Adds somebody who phoned or came by. */
export function AddDialog({ summary, onClose }: { summary: ParticipantSummary; onClose: () => void }) {
  const { t } = useTranslation('participant');
  const add = useAddParticipant(summary._id);
  const askSeat = useAskSeat();
  const { seats, counts } = summary;
  const state = useSendForm({
    resolver: bodyResolver<AddBody>(participantBody),
    defaultValues: { name: '', phone: '', email: '', note: '', seat: 'free' },
    async send(body) {
      const seat = await askSeat({ isFull: seats !== null && counts.seat >= seats });
      return seat && add.mutateAsync({ ...body, seat });
    },
    onSent(added) {
      if (!added) return;
      tell(t('add.done', { name: added.name }));
      onClose();
    },
  });
  const { form } = state;
  return (
    <FormDialog
      state={state}
      title={t('add.title')}
      action={t('add.action')}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Text size="sm">{t('add.lead')}</Text>
      <TextInput label={label('name')} withAsterisk data-autofocus {...inputProps(form, 'name')} />
      <FormField form={form} name="phone">
        {(field) => <PhoneField label={label('phone')} {...field} />}
      </FormField>
      <TextInput label={label('email')} type="email" {...inputProps(form, 'email')} />
      <Textarea
        label={label('note')}
        description={t('add.noteHint')}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={noteLength}
        {...inputProps(form, 'note')}
      />
    </FormDialog>
  );
}

interface ParticipantDialogProps {
  participant: Participant;
  onClose: () => void;
}

export function CancelDialog({
  participant: { _id, name, hasAccount, state },
  onClose,
}: ParticipantDialogProps) {
  const { t } = useTranslation('participant');
  const cancel = useCancelParticipant(_id);
  return (
    <ReasonDialog
      title={t('cancel.title')}
      text={[
        t(hasAccount ? 'cancel.told' : 'cancel.untold', { name }),
        ...(state === 'seat' ? [t('cancel.next')] : []),
      ].join(' ')}
      label={t('cancel.reason')}
      most={reasonLength}
      action={t('action.cancel')}
      cancel={t('cancel.keep')}
      color="red"
      send={({ reason }) => cancel.mutateAsync(reason)}
      onSent={() => {
        tell(t('cancel.done', { name }));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Moves somebody to another coming training, or event, of the company. */
export function MoveDialog({
  participant: { _id, name, hasAccount },
  summary,
  onClose,
}: ParticipantDialogProps & { summary: ParticipantSummary }) {
  const { t } = useTranslation('participant');
  const move = useMoveParticipant(_id);
  const askSeat = useAskSeat();
  const { data } = useQuery(comingQuery(summary.kind));
  const now = new Date().toISOString();
  const coming = (data?.data ?? []).filter(
    (one) => one._id !== summary._id && one.startsAt !== null && one.startsAt > now,
  );
  const state = useSendForm({
    resolver: bodyResolver<MoveBody>(participantMoveBody),
    defaultValues: { gatheringId: '', seat: 'free' },
    async send(body) {
      const goal = coming.find((one) => one._id === body.gatheringId);
      const seat = await askSeat({ isFull: goal?.seatsLeft === 0 });
      return seat && move.mutateAsync({ ...body, seat });
    },
    onSent(moved) {
      if (!moved) return;
      tell(t('move.done', { name }));
      onClose();
    },
  });
  return (
    <FormDialog state={state} title={t('move.title', { name })} action={t('action.move')} onClose={onClose}>
      <Text size="sm">{t(hasAccount ? 'move.told' : 'move.untold')}</Text>
      <NativeSelect
        label={t(`move.to.${summary.kind}`)}
        description={data && coming.length === 0 && t('move.none')}
        withAsterisk
        data-autofocus
        data={[
          { value: '', label: t('move.choose') },
          ...coming.map(({ _id: value, title, startsAt, seatsLeft }) => ({
            value,
            label: [
              dateText(startsAt ?? '', currentLocale()),
              title,
              ...(seatsLeft === null ? [] : [t('move.left', { count: seatsLeft })]),
            ].join(' · '),
          })),
        ]}
        {...inputProps(state.form, 'gatheringId')}
      />
    </FormDialog>
  );
}

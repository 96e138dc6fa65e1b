import { paths } from '@acheep/contract/paths';
import {
  invitationMessageLength,
  jobInvitationBody,
  type SentInvitation,
  trainingInvitationBody,
} from '@acheep/contract/talent/invitation';
import { Button, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { apiPage } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useFormDraft } from '../../../lib/form-draft.ts';
import { bodyResolver } from '../../../lib/form-values.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { closedBy } from '../../events/gathering/closed-by.ts';
import { useInvite } from './invitation.api.ts';

type Kind = 'job' | 'training';
interface Body {
  talentId: string;
  jobId?: string;
  gatheringId?: string;
  message?: string;
}

const label = fieldNames(jobInvitationBody);
const kinds = {
  job: { schema: jobInvitationBody, field: 'jobId', create: paths.manageJobCreate },
  training: { schema: trainingInvitationBody, field: 'gatheringId', create: paths.manageTrainingCreate },
} as const;
const active = { 'filter[status]': 'active', limit: 100 } as const;

/** Returns what the company can invite to: its open jobs, or its trainings that are open for registration. */
function useOffers(kind: Kind): { _id: string; name: string }[] | undefined {
  const isJob = kind === 'job';
  const jobs = useQuery({ ...apiPage('GET /job/own', { query: active }), enabled: isJob }).data;
  const trainings = useQuery({ ...apiPage('GET /training/own', { query: active }), enabled: !isJob }).data;
  if (isJob) return jobs?.data.map(({ _id, title }) => ({ _id, name: title }));
  return trainings?.data
    .filter((one) => closedBy(one, new Date()) === null)
    .map(({ _id, title, startsAt }) => ({
      _id,
      name: startsAt ? `${title} · ${formatDate(startsAt)}` : title,
    }));
}

interface InvitationFormProps {
  kind: Kind;
  talentId: string;
  /** Invitations already sent by the company. */
  sent: readonly SentInvitation[];
  onClose: () => void;
}

/** Form of an invitation: a job or training, and a message. The input is stored until it is sent. */
export function InvitationForm({ kind, talentId, sent, onClose }: InvitationFormProps) {
  const { t } = useTranslation('invitation');
  const { schema, field, create } = kinds[kind];
  const offers = useOffers(kind);
  const invite = useInvite(kind);
  const state = useSendForm({
    resolver: bodyResolver<Body>(schema),
    defaultValues: { talentId, [field]: '', message: '' },
    send: (body) => invite.mutateAsync(body),
    onSent: () => {
      draft.forget();
      void toast({ tone: 'success', id: 'invitation', message: t('invite.sent') });
      onClose();
    },
  });
  const { form } = state;
  const draft = useFormDraft(`invitation ${talentId}`, form);
  const left = invitationMessageLength - (form.watch('message')?.length ?? 0);
  const title = t(`invite.${kind}Title`);
  if (offers?.length === 0)
    return (
      <Dialog onClose={onClose} title={title}>
        <Stack align="start">
          <Text>{t(`invite.none.${kind}`)}</Text>
          <Button component={Link} to={create()}>
            {t(`invite.post.${kind}`)}
          </Button>
        </Stack>
      </Dialog>
    );
  const invited = new Set(sent.map((one) => (one.kind === 'job' ? one.job._id : one.training._id)));
  const choices = (offers ?? []).map(({ _id: value, name }) => ({
    value,
    label: invited.has(value) ? `${name} (${t('invite.already')})` : name,
    disabled: invited.has(value),
  }));
  return (
    <FormDialog state={state} title={title} action={t('invite.send')} onClose={onClose}>
      <NativeSelect
        label={t(`invite.which.${kind}`)}
        withAsterisk
        data={[{ value: '', label: t(`invite.choose.${kind}`) }, ...choices]}
        {...inputProps(form, field)}
      />
      <Textarea
        label={label('message')}
        autosize
        minRows={3}
        maxLength={invitationMessageLength}
        description={`${t('invite.messageHint')} ${t('invite.left', { count: left })}`}
        {...inputProps(form, 'message')}
      />
    </FormDialog>
  );
}

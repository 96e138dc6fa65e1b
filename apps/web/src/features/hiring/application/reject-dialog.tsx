import {
  type Rejection,
  type RejectionNotice,
  rejectionNotices,
  rejections,
} from '@acheep/contract/hiring/application-option';
import { addDays, today } from '@acheep/contract/kernel/calendar';
import { paths } from '@acheep/contract/paths';
import {
  Anchor,
  Button,
  Checkbox,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { asTexts, templatesQuery } from '../../../entities/hiring/candidate-message/message-template.ts';
import { choicesOf } from '../../../lib/choice.ts';
import { localized } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { formatDate } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { type Recipient, rejectionTextQuery, sortRecipients } from './message.api.ts';
import { MessagePreview } from './message-preview.tsx';

interface Given {
  rejection?: Rejection;
  reason?: string;
  notifyReason?: boolean;
  notice?: Exclude<RejectionNotice, 'now'>;
  templateId?: string;
}

interface RejectDialogProps {
  title: string;
  opened: boolean;
  /** True for several candidates, who get no words of their own. */
  isBrief?: boolean;
  /** Whom the e-mail goes to; without them, who decides sees neither its text nor the company's templates. */
  recipients?: readonly Recipient[];
  onClose: () => void;
  onReject: (given: Given) => Promise<void>;
}

const reasonLength = 1000;

/** Asks for the reason of a rejection, and when and in which words the candidate hears of it. */
export function RejectDialog({ title, opened, onClose, ...form }: RejectDialogProps) {
  return (
    opened && (
      <Dialog onClose={onClose} title={title} size={form.recipients ? 960 : 'md'} yOffset="4vh">
        <RejectForm onClose={onClose} {...form} />
      </Dialog>
    )
  );
}

function RejectForm({
  isBrief = false,
  recipients,
  onClose,
  onReject,
}: Omit<RejectDialogProps, 'title' | 'opened'>) {
  const { t } = useTranslation('application');
  const [rejection, setRejection] = useState<Rejection | ''>('');
  const [reason, setReason] = useState('');
  const [notifyReason, setNotifyReason] = useState(false);
  const [notice, setNotice] = useState<RejectionNotice>('now');
  const [templateId, setTemplateId] = useState('');
  const [sending, setSending] = useState(false);
  const isMailed = notice !== 'none';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const words = reason.trim();
    await onReject({
      ...(rejection && { rejection }),
      ...(words && { reason: words, notifyReason }),
      ...(notice !== 'now' && { notice }),
      ...(isMailed && templateId && { templateId }),
    });
    setSending(false);
  };
  const fields = (
    <Stack gap="md">
      <NoticeChoice count={recipients?.length ?? 1} value={notice} onChange={setNotice} />
      {recipients && isMailed && <TextChoice value={templateId} onChange={setTemplateId} />}
      <NativeSelect
        label={t('reject.standard')}
        description={t('reject.standardHint')}
        data={[{ value: '', label: t('reject.none') }, ...choicesOf(rejections)]}
        value={rejection}
        onChange={(event) => setRejection(event.currentTarget.value as Rejection | '')}
      />
      {!isBrief && (
        <>
          <Textarea
            label={t('reject.reason')}
            description={t('reject.reasonHint')}
            autosize
            minRows={2}
            maxLength={reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {isMailed && (
            <Checkbox
              label={t('reject.tellReason')}
              disabled={!reason.trim()}
              checked={notifyReason && reason.trim() !== ''}
              onChange={(event) => setNotifyReason(event.currentTarget.checked)}
            />
          )}
        </>
      )}
    </Stack>
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {recipients ? (
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
            {fields}
            {isMailed ? (
              <Preview recipients={recipients} templateId={templateId} />
            ) : (
              <Text c="dimmed">{t('reject.silent')}</Text>
            )}
          </SimpleGrid>
        ) : (
          fields
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('reject.cancel')}
          </Button>
          <Button type="submit" color="red" loading={sending}>
            {t('decision.action.rejected')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function NoticeChoice({ count, value, onChange }: ChoiceProps<RejectionNotice> & { count: number }) {
  const { t } = useTranslation('application');
  const hints: Record<RejectionNotice, string> = {
    now: t('reject.hint.now'),
    morning: formatDate(addDays(today(), 1)),
    none: t('reject.hint.none'),
  };
  return (
    <Radio.Group
      label={t('reject.notice', { count })}
      value={value}
      onChange={(next) => onChange(next as RejectionNotice)}
    >
      <Stack gap={6} mt={6}>
        {Object.entries(rejectionNotices).map(([name, words], place) => (
          <Radio
            key={name}
            value={name}
            label={localized(words)}
            description={hints[name as RejectionNotice]}
            data-autofocus={place === 0 || undefined}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

function TextChoice({ value, onChange }: ChoiceProps<string>) {
  const { t } = useTranslation('application');
  const message = useTranslation('candidate-message').t;
  const { data: own = [] } = useQuery(templatesQuery);
  return (
    <NativeSelect
      label={t('reject.template')}
      description={
        <Anchor component={Link} inherit to={paths.manageAppliedTemplate()}>
          {message('template.manage')}
        </Anchor>
      }
      inputWrapperOrder={['label', 'input', 'description']}
      data={[
        { value: '', label: t('reject.standardText') },
        ...own.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The e-mail as one of the candidates reads it, or why nobody gets one. */
function Preview({ recipients, templateId }: { recipients: readonly Recipient[]; templateId: string }) {
  const { t } = useTranslation('application');
  const { data: own } = useQuery(templatesQuery);
  const { data: standard } = useQuery(rejectionTextQuery);
  const reached = sortRecipients(recipients).reached.filter(({ email }) => email);
  const chosen = own?.find(({ _id }) => _id === templateId);
  const texts = chosen ? asTexts(chosen) : standard;
  if (reached.length === 0) return <Text c="dimmed">{t('reject.unreachable')}</Text>;
  return texts ? (
    <MessagePreview texts={texts} recipients={reached} withAnswers={chosen !== undefined} />
  ) : null;
}

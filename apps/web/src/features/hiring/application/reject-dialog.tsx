import { type Rejection, rejections } from '@acheep/contract/hiring/application-option';
import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { choicesOf } from '../../../lib/choice.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

interface Given {
  rejection?: Rejection;
  reason?: string;
  notifyReason?: boolean;
}

interface RejectDialogProps {
  title: string;
  opened: boolean;
  /** True for several candidates, who get no words of their own. */
  isBrief?: boolean;
  onClose: () => void;
  onReject: (given: Given) => Promise<void>;
}

const reasonLength = 1000;

/** Asks for the reason of a rejection, and whether the candidate is notified of it. */
export function RejectDialog({ title, opened, isBrief = false, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation('application');
  const [rejection, setRejection] = useState<Rejection | ''>('');
  const [reason, setReason] = useState('');
  const [notifyReason, setNotifyReason] = useState(false);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const words = reason.trim();
    await onReject({ ...(rejection && { rejection }), ...(words && { reason: words, notifyReason }) });
    setSending(false);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t(isBrief ? 'reject.textSeveral' : 'reject.text')}</Text>
          <NativeSelect
            label={t('reject.standard')}
            description={t('reject.standardHint')}
            data={[{ value: '', label: t('reject.none') }, ...choicesOf(rejections)]}
            value={rejection}
            onChange={(event) => setRejection(event.currentTarget.value as Rejection | '')}
            data-autofocus
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
              <Checkbox
                label={t('reject.tellReason')}
                disabled={!reason.trim()}
                checked={notifyReason && reason.trim() !== ''}
                onChange={(event) => setNotifyReason(event.currentTarget.checked)}
              />
            </>
          )}
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('reject.cancel')}
            </Button>
            <Button type="submit" color="red" loading={sending}>
              {t('decision.action.rejected')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

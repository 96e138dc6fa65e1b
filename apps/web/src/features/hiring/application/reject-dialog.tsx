import { Button, Checkbox, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../../../lib/use-translation.ts';

interface RejectDialogProps {
  name: string;
  opened: boolean;
  onClose: () => void;
  onReject: (given: { reason?: string; tellReason?: boolean }) => Promise<void>;
}

const reasonLength = 1000;

/** Asks why a candidate is rejected: for the company, or for the candidate as well. */
export function RejectDialog({ name, opened, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation('application');
  const [reason, setReason] = useState('');
  const [tellReason, setTellReason] = useState(false);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const given = reason.trim();
    await onReject(given ? { reason: given, tellReason } : {});
    setSending(false);
  };
  return (
    <Modal opened={opened} onClose={onClose} title={t('reject.title', { name })}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('reject.text')}</Text>
          <Textarea
            label={t('reject.reason')}
            description={t('reject.reasonHint')}
            autosize
            minRows={3}
            maxLength={reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <Checkbox
            label={t('reject.tellReason')}
            disabled={!reason.trim()}
            checked={tellReason && reason.trim() !== ''}
            onChange={(event) => setTellReason(event.currentTarget.checked)}
          />
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

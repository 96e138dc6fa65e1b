import type { Interview } from '@acheep/contract/hiring/interview';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useCancelInterview } from './interview.api.ts';

const reasonLength = 1000;

/** Asks whether an interview is to be cancelled, and for a word to the candidate. */
export function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { t } = useTranslation('interview');
  const common = useTranslation().t;
  const [reason, setReason] = useState('');
  const cancel = useCancelInterview(interview._id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Awaited: by then the interview is off the page, and this dialog with it.
    const done = await cancel.mutateAsync({ reason: reason.trim() || null }).then(Boolean, () => false);
    if (!done) return;
    void toast({ tone: 'success', message: t('cancel.done'), id: 'interview' });
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={t('cancel.title')} closeButtonProps={{ 'aria-label': common('close') }}>
      <form onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('cancel.text', { name: interview.application.name })}</Text>
          <Textarea
            label={t('cancel.reason')}
            autosize
            minRows={3}
            maxLength={reasonLength}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            data-autofocus
          />
          <Group justify="end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel.keep')}
            </Button>
            <Button type="submit" color="red" loading={cancel.isPending}>
              {t('cancel.action')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

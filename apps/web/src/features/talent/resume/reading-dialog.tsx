import type { ResumeProposal } from '@acheep/contract/talent/resume-proposal';
import { Alert, Button, FileButton, Group, Loader, Stack, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { upload } from '../../../lib/api.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SendProgress } from '../../../ui/send-progress.tsx';
import { useSending } from '../../../ui/use-sending.ts';

interface ReadingDialogProps {
  /** What was chosen to be read first. */
  first: File;
  onRead: (proposal: ResumeProposal) => void;
  /** Another file was chosen in its place. */
  onFile: (file: File) => void;
  onClose: () => void;
}

/** A CV file on its way to be read, and why it could not be. */
export function ReadingDialog({ first, onRead, onFile, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('resume');
  const sending = useSending(
    async (file, options) => (await upload('POST /resume/reading', file, options)).data,
    onRead,
  );
  const { failure, part } = sending;
  const start = useEffectEvent(() => sending.start(first));
  const stop = useEffectEvent(() => sending.stop());
  useEffect(() => {
    start();
    return () => stop();
  }, []);
  const another = (file: File | null) => {
    if (!file) return;
    onFile(file);
    sending.start(file);
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('import.readingTitle')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Stack>
        <SendProgress sending={sending} />
        {part === 1 && (
          <Group gap="sm" role="status">
            <Loader size="sm" aria-hidden />
            <Text size="sm">{t('import.reading')}</Text>
          </Group>
        )}
        {failure && (
          <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('import.failed')} role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          {failure && (
            <FileButton accept="application/pdf,.pdf,.docx" onChange={another}>
              {(props) => <Button {...props}>{t('import.another')}</Button>}
            </FileButton>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

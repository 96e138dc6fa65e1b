import { Button, type ButtonProps } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../lib/lazy.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import type { Recipient } from '../message.api.ts';

const MessageDialog = lazy(() => import('./message-dialog.tsx').then((m) => ({ default: m.MessageDialog })));

interface WriteButtonProps extends Pick<ButtonProps, 'size'> {
  recipients: readonly Recipient[];
  onSent?: () => void;
}

/** Opens the message dialog for the candidates selected at that moment. */
export function WriteButton({ recipients, onSent, size }: WriteButtonProps) {
  const { t } = useTranslation('candidate-message');
  const [writing, setWriting] = useState<readonly Recipient[] | null>(null);
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconMailForward size={size ? 16 : 18} aria-hidden />}
        onClick={() => setWriting(recipients)}
      >
        {t('write')}
      </Button>
      {writing && (
        <Suspense fallback={null}>
          <MessageDialog
            recipients={writing}
            onClose={() => setWriting(null)}
            onSent={() => {
              setWriting(null);
              onSent?.();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

import type { SessionRecord } from '@acheep/contract/accounts/account';
import { Alert, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { errorText } from '../../../lib/errors.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { hasPasskeys, PasskeyCancelled, useSignInPasskey } from './passkey.api.ts';

interface PasskeyButtonProps {
  onDone: (session: SessionRecord) => void;
  /** The session is for something else than this page’s: who is signed in here stays so. */
  stays?: true;
}

/** Signs in with a passkey of this device; nothing where the browser has none. */
export function PasskeyButton({ onDone, stays }: PasskeyButtonProps) {
  const { t } = useTranslation('account');
  const enter = useSignInPasskey(stays);
  if (!hasPasskeys()) return null;
  const { error } = enter;
  return (
    <>
      {error && (
        <Alert color={error instanceof PasskeyCancelled ? 'yellow' : 'red'} role="alert">
          {error instanceof PasskeyCancelled ? t('passkey.cancelled') : errorText(error).message}
        </Alert>
      )}
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
        loading={enter.isPending}
        onClick={() => enter.mutate(undefined, { onSuccess: ({ data }) => onDone(data) })}
      >
        {t('passkey.signIn')}
      </Button>
    </>
  );
}

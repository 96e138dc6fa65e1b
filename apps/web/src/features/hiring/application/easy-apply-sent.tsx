import { activation } from '@acheep/contract/accounts/account';
import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useMailAgain } from './application.api.ts';
import { ApplyNotice } from './apply-notice.tsx';

interface EasyApplySentProps {
  email: string;
  /** Back to the form: the address was mistyped, say. */
  onChange: () => void;
}

/** One step is left: the mail has to be confirmed. The same is said whoever has the address. */
export function EasyApplySent({ email, onChange }: EasyApplySentProps) {
  const { t } = useTranslation('application');
  const again = useMailAgain();
  const sendAgain = () =>
    again.mutate(email, {
      onSuccess: () => void toast({ tone: 'success', message: t('easy.sentAgain'), id: 'mail-again' }),
    });
  return (
    <ApplyNotice
      focus
      icon={IconMailCheck}
      title={t('easy.confirmTitle')}
      text={t('easy.confirmText', { email, hours: activation.hours })}
    >
      <Button variant="default" loading={again.isPending} onClick={sendAgain}>
        {t('easy.sendAgain')}
      </Button>
      <Button variant="subtle" onClick={onChange}>
        {t('easy.change')}
      </Button>
    </ApplyNotice>
  );
}

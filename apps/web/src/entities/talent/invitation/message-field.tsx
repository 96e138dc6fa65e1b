import { invitationMessageLength } from '@acheep/contract/talent/invitation';
import { Textarea, type TextareaProps } from '@mantine/core';
import { useTranslation } from '../../../lib/use-translation.ts';

/** A few words beside the invitation, with how many more there may be. */
export function MessageField({ written, ...props }: TextareaProps & { written: number }) {
  const { t } = useTranslation('invitation');
  return (
    <Textarea
      {...props}
      autosize
      minRows={3}
      maxLength={invitationMessageLength}
      description={`${t('invite.messageHint')} ${t('invite.left', { count: invitationMessageLength - written })}`}
    />
  );
}

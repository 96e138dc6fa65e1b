import { phoneAdd, phoneCodeNew } from '@acheep/contract/accounts/phone';
import type { CodePurpose } from '@acheep/contract/accounts/phone-option';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { CodeField } from '../../../entities/accounts/phone/code-field.tsx';
import { NumberField } from '../../../entities/accounts/phone/number-field.tsx';
import { type SentCode, sendCode } from '../../../entities/accounts/phone/phone.api.ts';
import { OwnPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';

interface PhoneDialogProps {
  purpose: CodePurpose;
  title: string;
  /** What the number is asked for. */
  text: string;
  asksPassword?: boolean;
  /** Sends the code that came to the number, with the own password where it is asked for. */
  send: (proof: { token: string; code: string; password?: string }, phone: string) => Promise<unknown>;
  onClose: () => void;
}

function NumberStep({
  purpose,
  title,
  text,
  onSent,
  onClose,
}: PhoneDialogProps & { onSent: (sent: SentCode) => void }) {
  const { t } = useTranslation('phone');
  const state = useSendForm({
    resolver: contractResolver(phoneCodeNew.body.pick({ phone: true })),
    defaultValues: { phone: '' },
    send: ({ phone }: { phone: string }) => sendCode(phone, purpose),
    onSent,
  });
  const { form } = state;
  return (
    <FormDialog title={title} action={t('send')} state={state} onClose={onClose}>
      <Text>{text}</Text>
      <NumberField {...form.register('phone')} error={form.formState.errors.phone?.message} />
    </FormDialog>
  );
}

interface CodeStepProps extends PhoneDialogProps {
  sent: SentCode;
  onSent: (sent: SentCode | null) => void;
}

function CodeStep({ sent, purpose, title, asksPassword = false, send, onSent, onClose }: CodeStepProps) {
  const { t } = useTranslation();
  const state = useSendForm({
    resolver: contractResolver(phoneAdd.body.pick({ code: true, password: true })),
    defaultValues: { code: '', ...(asksPassword && { password: '' }) },
    send: ({ code, password }: { code: string; password?: string | undefined }) =>
      send({ token: sent.token, code, ...(password && { password }) }, sent.phone),
  });
  const { form } = state;
  const { errors } = form.formState;
  return (
    <FormDialog title={title} action={t('ok')} state={state} onClose={onClose}>
      <CodeField
        sent={sent}
        purpose={purpose}
        onSent={onSent}
        onBack={() => onSent(null)}
        field={{ ...form.register('code'), error: errors.code?.message }}
      />
      {asksPassword && <OwnPassword {...form.register('password')} error={errors.password?.message} />}
    </FormDialog>
  );
}

/** Shows that a phone is at hand: its number, then the code that comes to it. */
export function PhoneDialog(props: PhoneDialogProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  return sent ? (
    <CodeStep {...props} sent={sent} onSent={setSent} />
  ) : (
    <NumberStep {...props} onSent={setSent} />
  );
}

import { phoneSignIn } from '@acheep/contract/accounts/phone';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { CodeField } from '../../../../entities/accounts/phone/code-field.tsx';
import type { SentCode } from '../../../../entities/accounts/phone/phone.api.ts';
import { ApiError } from '../../../../lib/api-error.ts';
import { errorText } from '../../../../lib/errors.ts';
import { contractResolver } from '../../../../lib/form-resolver.ts';
import { useSendForm } from '../../../../lib/use-record-form.ts';
import { useTranslation } from '../../../../lib/use-translation.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';

interface PhoneApplyDialogProps {
  sent: SentCode;
  /** Sends the application with the code. */
  apply: (proof: { token: string; code: string }) => Promise<unknown>;
  onSent: (sent: SentCode) => void;
  /** The application was refused for something else than the code. */
  onRefused: (error: unknown) => void;
  onClose: () => void;
}

const isOfCode = (error: unknown): error is ApiError =>
  error instanceof ApiError && ('code' in error.data || error.code?.startsWith('phone.') === true);

/** Asks for the code that came to the phone of an application, and sends it. */
export function PhoneApplyDialog({ sent, apply, onSent, onRefused, onClose }: PhoneApplyDialogProps) {
  const { t } = useTranslation('application');
  const [fault, setFault] = useState<unknown>(null);
  const state = useSendForm({
    resolver: contractResolver(phoneSignIn.body.pick({ code: true })),
    defaultValues: { code: '' },
    send({ code }: { code: string }) {
      setFault(null);
      return apply({ token: sent.token, code });
    },
    onRefused(error) {
      const isOwn = isOfCode(error);
      if (isOwn && error.status === 422) return false;
      if (isOwn) setFault(error);
      else onRefused(error);
      return true;
    },
  });
  const { form } = state;
  return (
    <FormDialog title={t('easy.codeTitle')} action={t('apply.submit')} state={state} onClose={onClose}>
      {fault !== null && (
        <Alert color="red" role="alert">
          {errorText(fault).message}
        </Alert>
      )}
      <CodeField
        sent={sent}
        purpose="sign-in"
        onSent={onSent}
        onBack={onClose}
        field={{ ...form.register('code'), error: form.formState.errors.code?.message }}
      />
    </FormDialog>
  );
}

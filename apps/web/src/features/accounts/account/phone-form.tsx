import { phoneCodeNew, phoneSignIn } from '@acheep/contract/accounts/phone';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { CodeField } from '../../../entities/accounts/phone/code-field.tsx';
import { NumberField } from '../../../entities/accounts/phone/number-field.tsx';
import { type SentCode, sendCode } from '../../../entities/accounts/phone/phone.api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { closeAuth } from '../../../lib/auth-dialog.ts';
import { errorText } from '../../../lib/errors.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { goOn } from './identity.api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { useSignInByPhone } from './phone.api.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { SignInCode } from './sign-in-code.tsx';
import { useGoal, useGoOn } from './use-goal.ts';

const isOfField = (error: unknown) => error instanceof ApiError && error.status === 422;

/** Why something was refused, unless its field says it. */
function useFault() {
  const [fault, setFault] = useState<unknown>(null);
  return {
    fault: fault !== null && (
      <Alert color="red" role="alert">
        {errorText(fault).message}
      </Alert>
    ),
    forget: () => setFault(null),
    note(error: unknown) {
      if (isOfField(error)) return false;
      setFault(error);
      return true;
    },
  };
}

interface StepProps {
  onSent: (sent: SentCode) => void;
}

interface NumberStepProps extends StepProps {
  phone: string;
  next: string | undefined;
}

function NumberStep({ phone, next, onSent }: NumberStepProps) {
  const enter = useGoOn(next);
  const { t } = useTranslation('phone');
  const { fault, note, forget } = useFault();
  const { form, submit, sending } = useSendForm({
    resolver: contractResolver(phoneCodeNew.body.pick({ phone: true })),
    defaultValues: { phone },
    send(body: { phone: string }) {
      forget();
      return sendCode(body.phone, 'sign-in');
    },
    onSent,
    onRefused: note,
  });
  const { setFocus } = form;
  // Back from the code: the dialog, which has set the focus before, was open already.
  useEffect(() => {
    if (phone) setFocus('phone');
  }, [phone, setFocus]);
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{t('lead')}</Text>
        {fault}
        <NumberField
          {...form.register('phone')}
          size="lg"
          data-autofocus
          error={form.formState.errors.phone?.message}
        />
        <Button type="submit" fullWidth loading={sending}>
          {t('send')}
        </Button>
        <ProviderButtons next={next} />
        <PasskeyButton onDone={enter} />
      </Stack>
    </form>
  );
}

interface CodeStepProps extends StepProps {
  sent: SentCode;
  next: string;
  onBack: () => void;
}

function CodeStep({ sent, next, onSent, onBack }: CodeStepProps) {
  const { t } = useTranslation('account');
  const { fault, note, forget } = useFault();
  const enter = useSignInByPhone(next);
  const { form, submit, sending } = useSendForm({
    resolver: contractResolver(phoneSignIn.body.pick({ code: true })),
    defaultValues: { code: '' },
    send({ code }: { code: string }) {
      forget();
      return enter.mutateAsync({ token: sent.token, code });
    },
    onSent: ({ ticket }) => ticket || closeAuth(),
    onRefused: note,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { ticket, handle } = enter.data ?? {};
  if (ticket && handle) {
    const goNext = () => {
      closeAuth();
      goOn(next);
    };
    return <SignInCode step={{ ticket, handle }} onDone={goNext} onAgain={onBack} />;
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {fault}
        <CodeField
          sent={sent}
          purpose="sign-in"
          onSent={onSent}
          onBack={onBack}
          field={{ ...form.register('code'), error: form.formState.errors.code?.message }}
        />
        <Button type="submit" fullWidth loading={sending}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}

/** Signing in and up by phone: the number, then the code that comes to it. */
export function PhoneForm({ next }: { next: string | undefined }) {
  const goal = useGoal(next);
  const [sent, setSent] = useState<SentCode | null>(null);
  const [phone, setPhone] = useState('');
  if (!sent) return <NumberStep phone={phone} next={next} onSent={setSent} />;
  const back = () => {
    setPhone(sent.phone.replace(/^\+855/, '0'));
    setSent(null);
  };
  // A new code begins a new form: the wrong one is not left in it.
  return <CodeStep key={sent.token} sent={sent} next={goal} onSent={setSent} onBack={back} />;
}

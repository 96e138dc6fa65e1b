import { phoneCode, phoneSignIn } from '@acheep/contract/accounts/phone';
import type { CodePurpose } from '@acheep/contract/accounts/phone-option';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { Anchor, Group, Text, TextInput, type TextInputProps } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { readKhmerDigits } from '../../../ui/latin-input.ts';
import { type SentCode, sendCode } from './phone.api.ts';

const label = fieldNames(phoneSignIn.body);
/** Seconds until another code can be asked for: most arrive within a few. */
const pause = 30;

interface CodeFieldProps {
  sent: SentCode;
  purpose: CodePurpose;
  /** Another code is on its way. */
  onSent: (sent: SentCode) => void;
  /** Back to the number. */
  onBack: () => void;
  /** Registration of the field in its form. */
  field: TextInputProps;
}

/** Asks for the code that a phone got, and sends another if it does not come. */
export function CodeField({ sent, purpose, onSent, onBack, field }: CodeFieldProps) {
  const { t } = useTranslation('phone');
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), pause * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const again = useMutation({
    mutationFn: () => sendCode(sent.phone, purpose),
    onSuccess(next) {
      setWaiting(true);
      onSent(next);
      void toast({ tone: 'success', message: t('sentAgain'), id: 'code' });
    },
  });
  return (
    <>
      <Text role="status">{t(`sent.${sent.via}`, { phone: dialled(sent.phone), ...phoneCode })}</Text>
      <TextInput
        label={label('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        size="lg"
        withAsterisk
        data-autofocus
        onInputCapture={readKhmerDigits}
        {...field}
      />
      <Group justify="space-between">
        <Anchor component="button" type="button" onClick={onBack}>
          {t('otherNumber')}
        </Anchor>
        {isWaiting || again.isPending ? (
          <Text size="sm" c="dimmed">
            {t('wait')}
          </Text>
        ) : (
          <Anchor component="button" type="button" onClick={() => again.mutate()}>
            {t('again')}
          </Anchor>
        )}
      </Group>
    </>
  );
}

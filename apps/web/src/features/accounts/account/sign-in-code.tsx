import type { SessionRecord } from '@acheep/contract/accounts/account';
import { signInCode } from '@acheep/contract/accounts/second-factor';
import { Alert, Anchor, Button, Center, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/errors.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type CodeStep, useSignInCode } from './account.api.ts';

interface SignInCodeProps {
  step: CodeStep;
  onDone: (session: SessionRecord) => void;
  /** Back to the first step. */
  onAgain: () => void;
}

/** Second step of signing in: a code of the app, or a recovery code. */
export function SignInCode({ step, onDone, onAgain }: SignInCodeProps) {
  const { t } = useTranslation('account');
  const [isRecovery, setRecovery] = useState(false);
  const enter = useSignInCode();
  const form = useForm({
    resolver: contractResolver(signInCode.body),
    defaultValues: { ...step, code: '' },
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    enter.mutate(
      { ...step, code: body.code },
      { onSuccess: ({ data }) => onDone(data), onError: (error) => applyFieldErrors(error, form) },
    ),
  );
  const isOver = enter.error instanceof ApiError && enter.error.code === 'login.expired';
  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {enter.error && !errors.code && (
          <Alert color="red" role="alert">
            {errorText(enter.error).message}
          </Alert>
        )}
        <Text>{t(`code.${kind}.text`)}</Text>
        <TextInput
          // Another keyboard on phones.
          key={kind}
          {...form.register('code')}
          label={t(`code.${kind}.label`)}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          data-autofocus
          withAsterisk
          error={errors.code?.message}
        />
        <Button type="submit" fullWidth loading={enter.isPending} disabled={isOver}>
          {t('login.submit')}
        </Button>
        <Center>
          <Anchor
            component="button"
            type="button"
            onClick={() => {
              if (isOver) return onAgain();
              form.reset();
              setRecovery(!isRecovery);
            }}
          >
            {t(isOver ? 'code.again' : `code.${kind}.other`)}
          </Anchor>
        </Center>
      </Stack>
    </form>
  );
}

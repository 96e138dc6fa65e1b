import { secondFactorRemove } from '@acheep/contract/accounts/second-factor';
import { paths } from '@acheep/contract/paths';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnPassword, useHasPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DateText } from '../../../ui/date-text.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useRemoveFactor } from './second-factor.api.ts';
import { SecondFactorSetup } from './second-factor-setup.tsx';

function RemoveDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const remove = useRemoveFactor();
  const state = useSendForm({
    resolver: contractResolver(secondFactorRemove.body),
    defaultValues: { code: '', ...(hasPassword && { password: '' }) },
    send: ({ code, password }: { code: string; password?: string | undefined }) =>
      remove.mutateAsync({ code, ...(password && { password }) }),
    onSent() {
      onClose();
      void toast({ tone: 'success', message: t('secondFactor.removed') });
    },
  });
  const { register, formState } = state.form;
  return (
    <FormDialog
      title={t('secondFactor.removeTitle')}
      action={t('waysIn.remove')}
      color="red"
      state={state}
      onClose={onClose}
    >
      <Text>{t('secondFactor.removeText')}</Text>
      {hasPassword && <OwnPassword {...register('password')} error={formState.errors.password?.message} />}
      <TextInput
        {...register('code')}
        label={t('secondFactor.anyCode')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        withAsterisk
        error={formState.errors.code?.message}
      />
    </FormDialog>
  );
}

/** Two-step verification of those who may open the console; nothing for others. */
export function SecondFactor() {
  const { t } = useTranslation('account');
  const { data } = useQuery(apiData('GET /users/second-factor'));
  const [open, setOpen] = useState<'setup' | 'remove' | null>(null);
  const { data: hasPassword = true } = useHasPassword();
  const close = () => setOpen(null);
  if (!data || (!data.isOffered && !data.since)) return null;
  const { since, isRequired, asksPasskey, recoveryCodesLeft } = data;
  return (
    <Section title={t('secondFactor.title')}>
      <Stack maw={480} align="flex-start">
        {asksPasskey && (
          <>
            <Alert color="yellow" w="100%" role="status">
              {t('secondFactor.asksPasskey')}
            </Alert>
            <PasskeyButton onDone={() => navigateTo(paths.dashboard())} />
          </>
        )}
        {isRequired && !since && (
          <Alert color="yellow" w="100%" role="status">
            {t('secondFactor.required')}
          </Alert>
        )}
        {since ? (
          <>
            <Text>
              <DateText value={since}>{(date) => t('secondFactor.isOn', { date })}</DateText>{' '}
              {t('secondFactor.codesLeft', { left: recoveryCodesLeft })}
            </Text>
            <Button variant="default" onClick={() => setOpen('remove')}>
              {t('secondFactor.remove')}
            </Button>
          </>
        ) : (
          <>
            <Text>{t('secondFactor.text')}</Text>
            <Button variant={isRequired ? 'filled' : 'default'} onClick={() => setOpen('setup')}>
              {t('secondFactor.setUp')}
            </Button>
          </>
        )}
      </Stack>
      {open === 'setup' && <SecondFactorSetup onClose={close} />}
      {open === 'remove' && <RemoveDialog hasPassword={hasPassword} onClose={close} />}
    </Section>
  );
}

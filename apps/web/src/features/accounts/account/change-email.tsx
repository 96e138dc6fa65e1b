import { emailChange, emailChangeNew } from '@acheep/contract/accounts/email-change';
import { Button, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { OwnPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { useAskForEmail } from './email-change.api.ts';

const label = fieldNames(emailChangeNew.body);

function ChangeEmailDialog({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { t } = useTranslation('account');
  const ask = useAskForEmail();
  const state = useSendForm({
    resolver: contractResolver(emailChangeNew.body),
    defaultValues: { email: '', ...(!isFirst && { password: '' }) },
    send: (body: { email: string; password?: string | undefined }) => ask.mutateAsync(body),
    onSent(_, { email }) {
      onClose();
      void toast({
        tone: 'success',
        message: t('email.sent', { email, hours: emailChange.hours }),
        id: 'email',
      });
    },
  });
  const { form } = state;
  return (
    <FormDialog
      title={t(isFirst ? 'email.add' : 'email.title')}
      action={t('email.submit')}
      state={state}
      onClose={onClose}
    >
      <Text>{t(isFirst ? 'email.addText' : 'email.text')}</Text>
      <TextInput
        type="email"
        label={label('email')}
        autoComplete="email"
        withAsterisk
        {...inputProps(form, 'email')}
      />
      {!isFirst && (
        <OwnPassword {...form.register('password')} error={form.formState.errors.password?.message} />
      )}
    </FormDialog>
  );
}

/** Button that asks for another e-mail address, or for the first one of somebody who signs in by phone. */
export function ChangeEmail({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
        {t(isFirst ? 'email.add' : 'email.change')}
      </Button>
      {isOpen && <ChangeEmailDialog isFirst={isFirst} onClose={() => setOpen(false)} />}
    </>
  );
}

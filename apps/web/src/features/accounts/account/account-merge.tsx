import { loginBody } from '@acheep/contract/accounts/account';
import { accountMerge } from '@acheep/contract/accounts/account-merge';
import { accountMergeKinds, mergedResumes } from '@acheep/contract/accounts/account-merge-option';
import { dialled } from '@acheep/contract/kernel/phone-text';
import { Alert, Button, Divider, List, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { apiData } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/errors.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { localized } from '../../../lib/locale.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Section } from '../../../ui/section.tsx';
import {
  endAtProvider,
  type Merging,
  useLookAtOther,
  useMerge,
  useProveAtProvider,
  useProveByPassword,
  useProveByPhone,
} from './account-merge.api.ts';
import { forgetAttempt, readAttempt } from './identity.api.ts';
import { hasPasskeys } from './passkey.api.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { ProviderChoice } from './provider-choice.tsx';

const label = fieldNames(loginBody);
const credentials = loginBody.pick({ email: true, password: true });
const ownPassword = accountMerge.body.pick({ password: true });

interface ProveProps {
  onProven: (merging: Merging) => void;
  onClose: () => void;
}

/** The other account is opened by its phone. */
function ProveByPhone({ onProven, onClose }: ProveProps) {
  const { t } = useTranslation('account');
  const prove = useProveByPhone();
  return (
    <PhoneDialog
      purpose="sign-in"
      title={t('merge.title')}
      text={t('merge.provePhone')}
      onClose={onClose}
      send={async (proof, phone) => {
        const merging = await prove.mutateAsync(proof);
        if (merging && 'asksPassword' in merging) {
          onClose();
          return toast({ tone: 'error', message: t('merge.asksPassword') });
        }
        if (merging) return onProven({ ...merging, email: merging.email ?? dialled(phone) });
        onClose();
        void toast({ tone: 'error', message: t('merge.noAccount', { phone: dialled(phone) }) });
      }}
    />
  );
}

interface ProveDialogProps extends ProveProps {
  onPhone: () => void;
  /** Why it was not proved at the provider. */
  fault: Error | null;
}

/** Signs in to the other account: whoever can is its owner. */
function ProveDialog({ onProven, onClose, onPhone, fault }: ProveDialogProps) {
  const { t } = useTranslation('account');
  const { data: ways = [] } = useQuery(apiData('GET /users/provider'));
  const prove = useProveByPassword();
  const start = useProveAtProvider();
  const look = useLookAtOther();
  const state = useSendForm({
    resolver: contractResolver(credentials),
    defaultValues: { email: '', password: '' },
    send: (body: { email: string; password: string }) => prove.mutateAsync(body),
    onSent: onProven,
  });
  const { register, formState } = state.form;
  const failed = start.error ?? fault;
  const hasOthers = ways.length > 0 || hasPasskeys();
  return (
    <FormDialog title={t('merge.title')} action={t('secondFactor.continue')} state={state} onClose={onClose}>
      {failed && (
        <Alert color="red" role="alert">
          {errorText(failed).message}
        </Alert>
      )}
      <Text>{t('merge.prove')}</Text>
      {hasOthers && (
        <>
          <Stack gap="xs">
            <ProviderChoice
              providers={ways}
              pending={start.isPending && start.variables}
              onChoose={(kind) => (kind === 'phone' ? onPhone() : start.mutate(kind))}
            />
            <PasskeyButton stays onDone={(session) => look.mutate(session, { onSuccess: onProven })} />
          </Stack>
          <Divider label={t('provider.or')} />
        </>
      )}
      <TextInput
        {...register('email')}
        label={label('email')}
        type="email"
        autoComplete="off"
        withAsterisk
        error={formState.errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={label('password')}
        autoComplete="off"
        withAsterisk
        error={formState.errors.password?.message}
      />
    </FormDialog>
  );
}

/** Says what moves and what ends, and merges. */
function ConfirmDialog({ merging, onClose }: { merging: Merging; onClose: () => void }) {
  const { t } = useTranslation('account');
  const merge = useMerge();
  const { data: ways } = useQuery(apiData('GET /users/identity'));
  const hasPassword = ways?.hasPassword ?? true;
  const { name, moves, resume } = merging;
  const email = merging.email ?? name;
  const state = useSendForm({
    resolver: contractResolver(ownPassword),
    defaultValues: { ...(hasPassword && { password: '' }) },
    send: ({ password }: { password?: string | undefined }) =>
      merge.mutateAsync({ merge: merging.merge, ...(password && { password }) }),
    onSent() {
      onClose();
      void toast({ tone: 'success', message: t('merge.done', { email }) });
    },
  });
  return (
    <FormDialog
      title={t('merge.confirmTitle', { email })}
      action={t('merge.confirm')}
      color="red"
      state={state}
      onClose={onClose}
    >
      <Text>{t('merge.confirmText', { name, email })}</Text>
      {moves.length > 0 ? (
        <List>
          {moves.map(({ kind, count }) => (
            <List.Item key={kind}>
              {t('merge.row', { kind: localized(accountMergeKinds[kind]), left: count })}
            </List.Item>
          ))}
        </List>
      ) : (
        <Text>{t('merge.nothing')}</Text>
      )}
      <Text>{t('merge.resume', { what: localized(mergedResumes[resume]) })}</Text>
      <Alert color="yellow">
        {t(merging.getsAddress ? 'merge.getsAddress' : 'merge.warning', { email })}
      </Alert>
      {hasPassword && (
        <PasswordField
          {...state.form.register('password')}
          label={t('merge.ownPassword')}
          autoComplete="current-password"
          withAsterisk
          error={state.form.formState.errors.password?.message}
        />
      )}
    </FormDialog>
  );
}

/** For a job seeker with two accounts: moves everything from the other one into this one. */
export function AccountMerge() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<'back' | 'prove' | 'phone' | Merging | null>(null);
  const [fault, setFault] = useState<Error | null>(null);
  const close = () => {
    setOpen(null);
    setFault(null);
  };
  // The sign-in page, to which the provider sends the browser, hands its answer over.
  const returned: unknown = useLocation().state?.returned;
  useEffect(() => {
    const attempt = readAttempt();
    if (typeof returned !== 'string' || !attempt?.merges) return;
    forgetAttempt();
    setOpen('back');
    endAtProvider(attempt, returned).then(setOpen, (error: Error) => {
      setFault(error);
      setOpen('prove');
    });
  }, [returned]);
  return (
    <Section title={t('merge.section')}>
      <Stack maw={480} align="flex-start">
        <Text>{t('merge.text')}</Text>
        <Button variant="default" loading={open === 'back'} onClick={() => setOpen('prove')}>
          {t('merge.begin')}
        </Button>
      </Stack>
      {open === 'prove' && (
        <ProveDialog fault={fault} onProven={setOpen} onPhone={() => setOpen('phone')} onClose={close} />
      )}
      {open === 'phone' && <ProveByPhone onProven={setOpen} onClose={close} />}
      {open !== null && typeof open === 'object' && <ConfirmDialog merging={open} onClose={close} />}
    </Section>
  );
}

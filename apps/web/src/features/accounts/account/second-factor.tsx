import { secondFactorConfirm, secondFactorRemove } from '@acheep/contract/accounts/second-factor';
import { pathOf, squaresOf } from '@acheep/contract/kernel/qr-code';
import { paths } from '@acheep/contract/paths';
import { Alert, Button, Code, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { OwnPassword, useHasPassword } from '../../../entities/accounts/proof/own-password.tsx';
import { ProofDialog } from '../../../entities/accounts/proof/proof-dialog.tsx';
import type { ApiResponse } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { toast } from '../../../lib/feedback.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useSendForm } from '../../../lib/use-record-form.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { CopyValue } from '../../../ui/copy-value.tsx';
import { DateText } from '../../../ui/date-text.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Section } from '../../../ui/section.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { useConfirmSetup, useRemoveFactor, useStartSetup } from './second-factor.api.ts';
import classes from './second-factor-setup.module.css';

type Setup = ApiResponse<'POST /users/second-factor/start'>['data'];

interface StepProps<Answer> {
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

function AskPassword({ onDone, onClose }: StepProps<Setup>) {
  const { t } = useTranslation('account');
  const start = useStartSetup();
  return (
    <ProofDialog
      title={t('secondFactor.setUp')}
      text={t('secondFactor.passwordText')}
      action={t('secondFactor.continue')}
      send={(proof) => start.mutateAsync(proof)}
      onSent={({ data }) => onDone(data)}
      onClose={onClose}
    />
  );
}

function ScanCode({ setup, onDone, onClose }: StepProps<string[]> & { setup: Setup }) {
  const { t } = useTranslation('account');
  const confirm = useConfirmSetup();
  const squares = useMemo(() => squaresOf(setup.uri), [setup.uri]);
  const state = useSendForm({
    resolver: contractResolver(secondFactorConfirm.body),
    defaultValues: { setup: setup.setup, code: '' },
    send: (body: { setup: string; code: string }) => confirm.mutateAsync(body),
    onSent: ({ data }) => onDone(data.recoveryCodes),
  });
  return (
    <FormDialog
      title={t('secondFactor.setUp')}
      action={t('secondFactor.turnOn')}
      state={state}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Text>{t('secondFactor.scan')}</Text>
      <svg
        className={classes.code}
        viewBox={`0 0 ${squares.length} ${squares.length}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('secondFactor.picture')}
      >
        <path d={pathOf(squares)} />
      </svg>
      <dl className={classes.key}>
        <CopyValue
          label={t('secondFactor.key')}
          value={setup.secret.replace(/.{4}(?=.)/g, '$& ')}
          copy={setup.secret}
        />
      </dl>
      <TextInput
        {...state.form.register('code')}
        label={t('code.app.label')}
        description={t('secondFactor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        withAsterisk
        error={state.form.formState.errors.code?.message}
      />
    </FormDialog>
  );
}

function KeepCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { t } = useTranslation('account');
  const save = () =>
    saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <Dialog title={t('secondFactor.codesTitle')} closeOnClickOutside={false} onClose={onClose}>
      <Stack>
        <Alert color="yellow">{t('secondFactor.codesText')}</Alert>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs" component="ul" className={classes.codes}>
          {codes.map((code) => (
            <li key={code}>
              <Code fz="md">{code}</Code>
            </li>
          ))}
        </SimpleGrid>
        <DialogFoot>
          <Button variant="default" leftSection={<IconDownload size={18} aria-hidden />} onClick={save}>
            {t('secondFactor.codesSave')}
          </Button>
          <Button onClick={onClose}>{t('secondFactor.codesKept')}</Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

/** Sets up an authenticator app: password, picture to scan and first code, recovery codes. */
function SecondFactorSetup({ onClose }: { onClose: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <KeepCodes codes={codes} onClose={onClose} />;
  if (setup) return <ScanCode setup={setup} onDone={setCodes} onClose={onClose} />;
  return <AskPassword onDone={setSetup} onClose={onClose} />;
}

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

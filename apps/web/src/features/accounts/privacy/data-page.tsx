import { accountDelete, erasureDays } from '@acheep/contract/accounts/privacy';
import { fileSize } from '@acheep/contract/kernel/file-size';
import type { Role } from '@acheep/contract/kernel/role';
import { Alert, Button, List, Progress, Stack, Text } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProofDialog } from '../../../entities/accounts/proof/proof-dialog.tsx';
import { type ApiResponse, call } from '../../../lib/api.ts';
import { apiData } from '../../../lib/api-query.ts';
import { errorText } from '../../../lib/errors.ts';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { PageHead } from '../../../lib/page-head.tsx';
import { signOut, useSession } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

/** Starts a browser download, which shows its own progress. */
function download({ data }: ApiResponse<'POST /users/export'>) {
  const link = document.createElement('a');
  link.href = data.url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

const useExport = () =>
  useMutation({
    mutationFn: (body: { password?: string }) => call('POST /users/export', { body }),
    onSuccess: download,
    // The dialog shows the errors.
    meta: { ownError: true },
  });

/** `onDone` is called here and not by the caller's `mutate`: the caller unmounts first. */
const useDeleteAccount = (onDone: () => void) =>
  useMutation({
    mutationFn: (body: { password?: string | undefined }) => call('DELETE /users/account', { body }),
    onSuccess: () => {
      navigateTo('/');
      // The session has already ended on the server.
      signOut();
      onDone();
    },
  });

const label = fieldNames(accountDelete.body);

interface DeleteAccountDialogProps {
  role: Role;
  /** Nobody who signs in by phone alone has one. */
  hasPassword: boolean;
  opened: boolean;
  onClose: () => void;
}

/** Explains the effect and asks for the password. */
function DeleteAccountForm({ role, hasPassword, onClose }: Omit<DeleteAccountDialogProps, 'opened'>) {
  const { t } = useTranslation('privacy');
  const common = useTranslation().t;
  const remove = useDeleteAccount(() => void toast({ tone: 'success', message: t('delete.done') }));
  const form = useForm({
    resolver: contractResolver(accountDelete.body),
    defaultValues: hasPassword ? { password: '' } : {},
  });
  const submit = form.handleSubmit((body) =>
    remove.mutate(body, { onError: (error) => applyFieldErrors(error, form) }),
  );
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text size="sm" fw={600}>
          {t('delete.forGood')}
        </Text>
        <List size="sm" spacing={4}>
          <List.Item>{t(`delete.what.${role}`)}</List.Item>
          <List.Item>{t('delete.everywhere')}</List.Item>
          <List.Item>{t('delete.address')}</List.Item>
          <List.Item>{t('delete.later', { days: erasureDays })}</List.Item>
        </List>
        {remove.error && !hasPassword && (
          <Alert color="red" role="alert">
            {errorText(remove.error).message}
          </Alert>
        )}
        {hasPassword && (
          <PasswordField
            label={label('password')}
            autoComplete="current-password"
            withAsterisk
            data-autofocus
            {...inputProps(form, 'password')}
          />
        )}
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <SubmitButton color="red" loading={remove.isPending}>
            {t('delete.submit')}
          </SubmitButton>
        </DialogFoot>
      </Stack>
    </form>
  );
}

function DeleteAccountDialog({ opened, ...form }: DeleteAccountDialogProps) {
  const { t } = useTranslation('privacy');
  const common = useTranslation().t;
  return (
    <Modal
      opened={opened}
      onClose={form.onClose}
      title={t('delete.title')}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <DeleteAccountForm {...form} />
    </Modal>
  );
}

function ExportSection() {
  const { t } = useTranslation('privacy');
  const exported = useExport();
  const [asking, setAsking] = useState(false);
  return (
    <Section title={t('export.title')}>
      <Stack maw={640} align="flex-start">
        <Text>{t('export.text')}</Text>
        <Button
          leftSection={<IconDownload size={18} aria-hidden />}
          variant="default"
          onClick={() => setAsking(true)}
        >
          {t('export.action')}
        </Button>
        <div role="status">
          {exported.isSuccess && (
            <Alert color="green" title={t('export.begun')}>
              {t('export.begunHint')}
            </Alert>
          )}
        </div>
      </Stack>
      {asking && (
        <ProofDialog
          title={t('export.title')}
          text={t('export.ask')}
          action={t('export.action')}
          send={(proof) => exported.mutateAsync(proof)}
          onSent={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Section>
  );
}

/** Storage used by the account's files, of its quota. */
function FilesSection() {
  const { t } = useTranslation('privacy');
  const { data: use } = useQuery(apiData('GET /upload'));
  if (!use) return null;
  const amount = t('files.amount', {
    count: use.files,
    bytes: fileSize(use.bytes),
    most: fileSize(use.most),
  });
  return (
    <Section title={t('files.title')}>
      <Stack maw={640} gap="xs">
        <Text>{amount}</Text>
        <Progress value={(100 * use.bytes) / use.most} aria-label={amount} />
        <Text size="sm" c="dimmed">
          {t('files.hint')}
        </Text>
      </Stack>
    </Section>
  );
}

/** Export of the user's data, and deletion of the account. */
export function DataPage() {
  const { t } = useTranslation('privacy');
  const session = useSession();
  const [deleting, setDeleting] = useState(false);
  const role = session?.user.role ?? 'user';
  return (
    <>
      <PageHead title={t('title')} noIndex />
      <PageHeader title={t('title')} lead={t('lead')} />
      <ExportSection />
      <FilesSection />
      <Section title={t('delete.title')}>
        <Stack maw={640} align="flex-start">
          <Text>{t('delete.text')}</Text>
          <Button
            leftSection={<IconTrash size={18} aria-hidden />}
            color="red"
            variant="outline"
            onClick={() => setDeleting(true)}
          >
            {t('delete.open')}
          </Button>
        </Stack>
      </Section>
      <DeleteAccountDialog
        role={role}
        hasPassword={session?.user.email !== null}
        opened={deleting}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}

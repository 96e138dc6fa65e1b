import { type CompanyMember, ownerChange } from '@acheep/contract/companies/company-member';
import { Button, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { toast } from '../../../lib/feedback.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useTransferOwnership } from './team.api.ts';

const label = fieldNames(ownerChange.body);

interface TransferOwnershipDialogProps {
  /** The new owner; null while the dialog is closed. */
  member: CompanyMember | null;
  company: string;
  onClose: () => void;
}

function TransferOwnershipForm({
  member,
  onClose,
}: TransferOwnershipDialogProps & { member: CompanyMember }) {
  const { t } = useTranslation('team');
  const transferOwnership = useTransferOwnership();
  const form = useForm({
    resolver: contractResolver(ownerChange.body),
    defaultValues: { memberId: member._id, password: '' },
  });
  const { name } = member;
  const submit = form.handleSubmit((body) =>
    transferOwnership.mutate(body, {
      onSuccess: () => {
        onClose();
        void toast({ tone: 'success', message: t('transferOwnership.done', { name }) });
      },
      onError: (error) => applyFieldErrors(error, form),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text>{t('transferOwnership.text', { name })}</Text>
        <PasswordField
          {...form.register('password')}
          label={label('password')}
          autoComplete="current-password"
          withAsterisk
          data-autofocus
          error={form.formState.errors.password?.message}
        />
        <DialogFoot>
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={transferOwnership.isPending}>
            {t('transferOwnership.submit')}
          </Button>
        </DialogFoot>
      </Stack>
    </form>
  );
}

/** Transfers the company to a member, confirmed with the owner's password. */
export function TransferOwnershipDialog(props: TransferOwnershipDialogProps) {
  const { t } = useTranslation('team');
  const { member, company, onClose } = props;
  return (
    <Modal opened={member !== null} onClose={onClose} title={t('transferOwnership.title', { company })}>
      {member && <TransferOwnershipForm {...props} member={member} />}
    </Modal>
  );
}

import type { AdminUserDetail } from '@acheep/contract/accounts/admin';
import { adminLookStart, lookReasonLength } from '@acheep/contract/accounts/look';
import { paths } from '@acheep/contract/kernel/paths';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { applyFieldErrors } from '../../../lib/form-error.ts';
import { contractResolver } from '../../../lib/form-resolver.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { signIn } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { inputProps } from '../../../ui/form-field.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';

const label = fieldNames(adminLookStart.body);

interface LookDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}

/** Says what looking at an account is, and asks for the reason that its owner is told. */
export function LookDialog({ user, onClose }: LookDialogProps) {
  const { t } = useTranslation('admin');
  const common = useTranslation().t;
  const form = useForm({
    resolver: contractResolver(adminLookStart.body),
    defaultValues: { reason: '' },
  });
  const start = useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await call('POST /admin/user/:id/look', { params: { id: user._id }, body })).data,
    onSuccess: ({ operator, until, ...session }) => {
      signIn({ ...session, look: { operator, until } });
      navigateTo(paths.dashboard());
    },
    onError: (error) => applyFieldErrors(error, form),
  });
  const submit = form.handleSubmit((body) => start.mutate(body));
  return (
    <Dialog
      onClose={onClose}
      title={t('look.title', { name: user.name })}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text size="sm">{t('look.text')}</Text>
          <Textarea
            label={label('reason')}
            description={t('look.reasonHint')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={lookReasonLength}
            withAsterisk
            data-autofocus
            {...inputProps(form, 'reason')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {common('cancel')}
            </Button>
            <SubmitButton loading={start.isPending}>{t('look.start')}</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

import type { AdminUserDetail } from '@acheep/contract/accounts/admin';
import { impersonationReasonLength, impersonationStart } from '@acheep/contract/accounts/impersonation';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { fieldNames } from '../../../lib/field-name.ts';
import { homeOf } from '../../../lib/home-of.ts';
import { navigateTo } from '../../../lib/navigation.ts';
import { signIn } from '../../../lib/session.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ReasonDialog } from '../../../ui/form-dialog.tsx';

const label = fieldNames(impersonationStart.body);

interface ImpersonationDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}

/** Explains impersonation and asks for the reason, of which the owner is notified. */
export function ImpersonationDialog({ user, onClose }: ImpersonationDialogProps) {
  const { t } = useTranslation('admin');
  const start = useMutation({
    mutationFn: async (body: { reason: string }) =>
      (await call('POST /admin/user/:id/impersonation', { params: { id: user._id }, body })).data,
    onSuccess: ({ operator, until, ...session }) => {
      signIn({ ...session, impersonation: { operator, until } });
      navigateTo(homeOf(session.user.role));
    },
    meta: { ownError: true },
  });
  return (
    <ReasonDialog
      title={t('look.title', { name: user.name })}
      text={t('look.text')}
      schema={impersonationStart.body}
      label={label('reason')}
      hint={t('look.reasonHint')}
      most={impersonationReasonLength}
      action={t('look.start')}
      send={(body) => start.mutateAsync(body)}
      onClose={onClose}
    />
  );
}

import type { AccountAction, AdminUserDetail } from '@acheep/contract/accounts/admin';
import { confirm, toast } from '../../../lib/feedback.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useAccountAction } from './admin.api.ts';

/** The actions on an account that ask at most a yes. Disabling asks for a reason, in a dialog of its own. */
export type DirectAction = Exclude<AccountAction, 'disable'>;

const asksFirst: readonly DirectAction[] = ['enable', 'unverify-company', 'make-editor', 'end-editor'];

export function useAccountActions(user: AdminUserDetail) {
  const { t } = useTranslation('admin');
  const action = useAccountAction(user._id);

  async function run(wanted: DirectAction) {
    if (asksFirst.includes(wanted)) {
      const said = { name: user.name, company: user.company?.name };
      const answer = await confirm({
        title: t(`confirm.${wanted as 'make-editor'}.title`, said),
        message: t(`confirm.${wanted as 'enable'}.message`, said),
        confirmLabel: t(`action.${wanted}`),
        tone: 'plain',
      });
      if (answer !== 'confirm') return;
    }
    action.mutate(wanted, {
      onSuccess: () => void toast({ tone: 'success', message: t(`done.${wanted}`), id: `account-${wanted}` }),
    });
  }

  return { run, pending: action.isPending ? action.variables : undefined };
}

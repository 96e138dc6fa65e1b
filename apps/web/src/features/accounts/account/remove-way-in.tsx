import { type WayIn, wayInText } from '@acheep/contract/accounts/way-in';
import { ProofDialog } from '../../../entities/accounts/proof/proof-dialog.tsx';
import { toast } from '../../../lib/feedback.ts';
import { currentLocale } from '../../../lib/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useRemoveWayIn } from './identity.api.ts';

/** Dialog that removes a way into the own account. */
export function RemoveWayIn({ way, onClose }: { way: WayIn; onClose: () => void }) {
  const { t } = useTranslation('account');
  const remove = useRemoveWayIn();
  const name = wayInText(way, currentLocale());
  return (
    <ProofDialog
      title={t('waysIn.removeTitle', { name })}
      text={t(way.kind === 'passkey' ? 'passkey.removeText' : 'waysIn.removeText', { name })}
      action={t('waysIn.remove')}
      color="red"
      send={(proof) => remove.mutateAsync({ way, proof })}
      onSent={() => {
        onClose();
        void toast({ tone: 'success', message: t('waysIn.removed', { name }) });
      }}
      onClose={onClose}
    />
  );
}

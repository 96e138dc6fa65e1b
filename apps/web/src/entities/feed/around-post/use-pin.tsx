import { can } from '@acheep/contract/kernel/permission';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadNamespaces } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';

const Dialog = lazy(async () => {
  const [{ PinDialog }] = await Promise.all([
    import('../post-admin/pin-dialog.tsx'),
    loadNamespaces(['field', 'post-admin', 'widget']),
  ]);
  return { default: PinDialog };
});

/** Opens the dialog that pins an entry, and is the dialog. No `open` for who is no operator. */
export function usePin(id: string): { open: (() => void) | undefined; dialog: ReactNode } {
  const role = useSession()?.user.role;
  const [opened, setOpened] = useState(false);
  return {
    open: can(role, 'Admin') ? () => setOpened(true) : undefined,
    dialog: opened && (
      <Suspense>
        <Dialog id={id} onClose={() => setOpened(false)} />
      </Suspense>
    ),
  };
}

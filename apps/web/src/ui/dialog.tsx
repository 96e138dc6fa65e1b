import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';

/** What has the focus now; of an entry of a menu, which goes when it was chosen, what the menu belongs to. */
function whereOneIs(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]');
  const target = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return target ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

/** For what has to be read or written beside each other: half the window, but never less than it needs. */
export const wideDialog = 'calc(max(50%, 40rem))';

/** A dialog that is there as long as it is open. When it goes, the focus is back where it was before it came. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const [before] = useState(whereOneIs);
  useEffect(
    () => () => {
      // What it had the focus on is gone with it, or it was put elsewhere on purpose.
      setTimeout(() => document.activeElement === document.body && before?.focus({ preventScroll: true }));
    },
    [before],
  );
  const { t } = useTranslation();
  return <Modal opened closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
}

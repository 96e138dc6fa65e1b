import type { ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/use-translation.ts';
import { Modal } from './modal.tsx';

/** Returns the focused element; for an item of a menu, which closes on selection, the element that opened the menu. */
function whereOneIs(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest('[role=menu]');
  const target = menu && document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  return target ?? (activeElement instanceof HTMLElement ? activeElement : null);
}

/** For content that is read or written side by side: half the window, with a minimum width. */
export const wideDialog = 'calc(max(50%, 40rem))';

/** A dialog that is open as long as it is mounted. On unmount it restores the focus. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const [before] = useState(whereOneIs);
  useEffect(
    () => () => {
      // Only if the focused element disappeared with the dialog: otherwise the focus was moved on purpose.
      setTimeout(() => document.activeElement === document.body && before?.focus({ preventScroll: true }));
    },
    [before],
  );
  const { t } = useTranslation();
  return <Modal opened closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
}

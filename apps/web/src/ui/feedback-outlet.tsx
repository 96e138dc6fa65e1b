import '@mantine/notifications/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { randomId } from '@mantine/hooks';
import { ModalsProvider, modals, useModals } from '@mantine/modals';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';
import { type ConfirmAnswer, type FeedbackOutlet as Outlet, registerOutlet } from '../lib/feedback.ts';
import { useLayer } from '../lib/layer.ts';
import { useTranslation } from '../lib/use-translation.ts';
import classes from './feedback-outlet.module.css';
import { measureFoot } from './foot.ts';

const toneColor = { success: 'green', error: 'red', info: 'gray' } as const;
const width = 420;

/** Preserves line breaks: a 422 has one sentence per line. */
const Lines = ({ children }: { children: string }) => (
  <Text size="sm" inherit style={{ whiteSpace: 'pre-line' }}>
    {children}
  </Text>
);

function makeOutlet(labels: { ok: string; cancel: string; delete: string; close: string }): Outlet {
  return {
    toast: ({ message, title, tone = 'info', id = randomId(), action, seconds = 7 }) => {
      const run = () => {
        notifications.hide(id);
        action?.run();
      };
      const content = action ? (
        <Group justify="space-between" wrap="nowrap">
          <Lines>{message}</Lines>
          <Button size="compact-sm" variant="light" onClick={run} style={{ flex: 'none' }}>
            {action.label}
          </Button>
        </Group>
      ) : (
        <Lines>{message}</Lines>
      );
      const closeButtonProps = { 'aria-label': labels.close };
      const autoClose = Number.isFinite(seconds) && seconds * 1000;
      const looks = { color: toneColor[tone], autoClose, closeButtonProps };
      const shown = { title, message: content, ...looks };
      notifications.hide(id);
      notifications.show({ ...shown, id, role: tone === 'error' ? 'alert' : 'status' });
    },
    clearToasts: () => {
      const { notifications: shown, queue } = notificationsStore.getState();
      for (const { id, autoClose } of [...shown, ...queue])
        if (id && autoClose !== false) notifications.hide(id);
    },
    popup: ({ title, message }) => {
      modals.openConfirmModal({
        title,
        size: width,
        children: <Lines>{message}</Lines>,
        labels: { confirm: labels.ok, cancel: '' },
        cancelProps: { display: 'none' },
      });
    },
    confirm: ({ title, message, confirmLabel, cancelLabel, tone = 'danger' }) =>
      new Promise<ConfirmAnswer>((resolve) => {
        modals.openConfirmModal({
          title,
          size: width,
          children: <Lines>{message}</Lines>,
          labels: { confirm: confirmLabel ?? labels.delete, cancel: cancelLabel ?? labels.cancel },
          confirmProps: { color: tone === 'danger' ? 'red' : 'green', 'data-autofocus': true },
          cancelProps: { onClick: () => resolve('cancel') },
          onConfirm: () => resolve('confirm'),
          // A promise settles once: closing after an answer has no effect.
          onClose: () => resolve('close'),
        });
      }),
  };
}

/** Makes the questions a layer: one dialog shows the last of them. */
function QuestionLayer() {
  const { modals: questions, closeModal } = useModals();
  const last = questions.at(-1);
  useLayer(last !== undefined, () => last && closeModal(last.id));
  return null;
}

/** Toasts and dialogs; loaded when the first is needed. */
export function FeedbackOutlet() {
  const { t } = useTranslation();
  const [ok, cancel, remove, close] = [t('ok'), t('cancel'), t('delete'), t('close')];
  useEffect(
    () => registerOutlet(makeOutlet({ ok, cancel, delete: remove, close })),
    [ok, cancel, remove, close],
  );
  useEffect(() => {
    const view = window.visualViewport;
    view?.addEventListener('resize', measureFoot);
    return () => view?.removeEventListener('resize', measureFoot);
  }, []);
  return (
    <ModalsProvider
      labels={{ confirm: ok, cancel }}
      modalProps={{ className: 'ac-question', closeOnEscape: false }}
    >
      <QuestionLayer />
      <Notifications position="bottom-left" limit={3} classNames={{ root: classes.toasts }} />
    </ModalsProvider>
  );
}

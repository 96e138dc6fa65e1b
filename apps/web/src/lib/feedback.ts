import { useSyncExternalStore } from 'react';
import { holdKeys } from './keys.ts';

/** `close` means dismissed without a decision: Escape, the cross, a click outside. */
export type ConfirmAnswer = 'confirm' | 'cancel' | 'close';

export interface ToastOptions {
  message: string;
  title?: string;
  tone?: 'success' | 'error' | 'info';
  /** A toast replaces a visible one with the same id. */
  id?: string;
  /** A button that also closes the toast. */
  action?: { label: string; run: () => void };
  /** Display time; defaults to seven seconds. `Infinity` stays until it is closed, whatever is done meanwhile. */
  seconds?: number;
}

export interface PopupOptions {
  title: string;
  message: string;
}

export interface ConfirmOptions extends PopupOptions {
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger`, the default, is red, for irreversible actions. */
  tone?: 'danger' | 'plain';
}

/** The component that shows toasts and dialogs; it is loaded when the first of them is needed. */
export interface FeedbackOutlet {
  toast(options: ToastOptions): void;
  clearToasts(): void;
  popup(options: PopupOptions): void;
  confirm(options: ConfirmOptions): Promise<ConfirmAnswer>;
}

let wanted = false;
let notify: () => void = () => undefined;
const { promise: outlet, resolve: register } = Promise.withResolvers<FeedbackOutlet>();

function want(): Promise<FeedbackOutlet> {
  if (!wanted) {
    wanted = true;
    notify();
  }
  return outlet;
}

/** Called by the outlet once it is mounted. */
export const registerOutlet = (value: FeedbackOutlet) => register(value);

/** True once the outlet is needed. */
export function useFeedbackWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      notify = listener;
      return () => undefined;
    },
    () => wanted,
  );
}

/** Shows a passing message. */
export const toast = async (options: ToastOptions) => (await want()).toast(options);

/** Clears messages of earlier attempts before the next one. */
export const clearToasts = async () => {
  if (wanted) (await outlet).clearToasts();
};

/** Shows a dialog. Keys of the page do nothing while its code is coming, and until it is answered. */
const show = <Answer>(open: (shown: FeedbackOutlet) => Answer | Promise<Answer>): Promise<Answer> =>
  want().then(open).finally(holdKeys());

/** Shows a message that must be acknowledged. */
export const popup = (options: PopupOptions) => show((shown) => shown.popup(options));

export const confirm = (options: ConfirmOptions) => show((shown) => shown.confirm(options));

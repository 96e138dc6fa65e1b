import { useSyncExternalStore } from 'react';

/** `close` is the way out that decides nothing: Escape, the cross, a click beside the dialog. */
export type ConfirmAnswer = 'confirm' | 'cancel' | 'close';

export interface ToastOptions {
  message: string;
  title?: string;
  tone?: 'success' | 'error' | 'info';
  /** A toast with the id of a shown one replaces it. */
  id?: string;
  /** A button in it, which closes it. */
  action?: { label: string; run: () => void };
  /** How long it stays; seven seconds where nothing is said. */
  seconds?: number;
}

export interface PopupOptions {
  title: string;
  message: string;
}

export interface ConfirmOptions extends PopupOptions {
  confirmLabel?: string;
  cancelLabel?: string;
  /** What cannot be undone is red, the default. */
  tone?: 'danger' | 'plain';
}

/** What shows toasts and dialogs; it is loaded when the first of them is needed. */
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

/** The outlet calls this once it is on the page. */
export const registerOutlet = (value: FeedbackOutlet) => register(value);

/** Whether the outlet is needed yet. */
export function useFeedbackWanted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      notify = listener;
      return () => undefined;
    },
    () => wanted,
  );
}

/** Tells something in passing. */
export const toast = async (options: ToastOptions) => (await want()).toast(options);

/** Takes away what was told of earlier tries: the next one has its own result. */
export const clearToasts = async () => {
  if (wanted) (await outlet).clearToasts();
};

/** Tells something that has to be read. */
export const popup = async (options: PopupOptions) => (await want()).popup(options);

/** Asks before something happens. */
export const confirm = async (options: ConfirmOptions) => (await want()).confirm(options);

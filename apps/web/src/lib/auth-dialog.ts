import { createDialog } from './dialog-store.ts';

export type AuthView = 'login' | 'register' | 'forgot';

interface AuthDialog {
  view: AuthView;
  /** Where to go after signing in: an application path. */
  next: string | undefined;
  /** An address that was typed already. */
  email: string | undefined;
}

const dialog = createDialog<AuthDialog>();

/**
 * Opens the sign-in, sign-up or reset-request modal, or turns the open one; `next` is the page that the person
 * wanted, `email` the address that is filled in.
 */
export const openAuth = (view: AuthView, next?: string, email?: string) =>
  dialog.set({ view, next: next ?? dialog.get()?.next, email: email ?? dialog.get()?.email });

export const closeAuth = () => dialog.set(null);

/** What the auth modal shows, null while it is closed. */
export const useAuthDialog = dialog.use;

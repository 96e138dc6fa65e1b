import { createDialog } from './dialog-store.ts';

export type AuthView = 'login' | 'register';

interface AuthDialog {
  view: AuthView;
  /** Where to go after signing in: an application path. */
  next: string | undefined;
}

const dialog = createDialog<AuthDialog>();

/** Opens the sign-in or sign-up modal, or turns the open one; `next` is the page that the person wanted. */
export const openAuth = (view: AuthView, next?: string) =>
  dialog.set({ view, next: next ?? dialog.get()?.next });

export const closeAuth = () => dialog.set(null);

/** What the auth modal shows, null while it is closed. */
export const useAuthDialog = dialog.use;

import type { SignUpRole } from '@acheep/contract/kernel/role';
import { createDialog } from './dialog-store.ts';

export type AuthView = 'login' | 'register' | 'forgot';

interface AuthDialog {
  view: AuthView;
  /** Where to go after signing in: an application path. */
  next: string | undefined;
  /** An address that was typed already. */
  email: string | undefined;
  /** For whom the page is that the person wanted: the role that signing up begins with. */
  role: SignUpRole | undefined;
}

const dialog = createDialog<AuthDialog>();

/** Opens the sign-in, sign-up or reset-request modal, or turns the open one: what it knew already stays. */
export function openAuth(view: AuthView, next?: string, email?: string, role?: SignUpRole) {
  const known = dialog.get();
  dialog.set({
    view,
    next: next ?? known?.next,
    email: email ?? known?.email,
    role: role ?? known?.role,
  });
}

export const closeAuth = () => dialog.set(null);

/** What the auth modal shows, null while it is closed. */
export const useAuthDialog = dialog.use;

import type { Role, SignUpRole } from '@acheep/contract/kernel/role';
import { createDialog } from './dialog-store.ts';

export type AuthView = 'login' | 'register' | 'forgot';

/** What somebody has to sign in for; `page` is one that only accounts of `roles` have. */
export interface AuthReason {
  for:
    | 'page'
    | 'saveSearch'
    | 'bookmark'
    | 'follow'
    | 'registration'
    | 'report'
    | 'post'
    | 'postCv'
    | 'package'
    | 'apply';
  roles?: readonly Role[];
}

export interface AuthDialog {
  view: AuthView;
  /** Application path to open after signing in. */
  next: string | undefined;
  /** E-mail address that was already entered. */
  email: string | undefined;
  /** Role of the page that the visitor wanted, preselected for signing up. */
  role: SignUpRole | undefined;
  reason: AuthReason | undefined;
}

const dialog = createDialog<AuthDialog>();

/** Opens the sign-in, sign-up or reset-request dialog, or switches the open one, which keeps its other state. */
export function openAuth(
  view: AuthView,
  next?: string,
  email?: string,
  role?: SignUpRole,
  reason?: AuthReason,
) {
  const known = dialog.get();
  dialog.set({
    view,
    next: next ?? known?.next,
    email: email ?? known?.email,
    role: role ?? known?.role,
    reason: reason ?? known?.reason,
  });
}

export const closeAuth = () => dialog.set(null);

/** Role of the page that the visitor of the open dialog wanted. */
export const wantedRole = () => dialog.get()?.role;

/** State of the auth dialog; null while it is closed. */
export const useAuthDialog = dialog.use;

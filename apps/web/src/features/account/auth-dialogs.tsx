/** The sign-in, sign-up and reset dialogs; `useAuthDialog` says which is open. */
export function AuthDialogs() {
  return null;
}

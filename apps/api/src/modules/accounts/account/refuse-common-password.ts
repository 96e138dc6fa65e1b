import { isCommonPassword } from '@acheep/contract/accounts/common-password';
import { fieldError } from '../../../error.ts';

/** Refuses very common passwords, as an error of the form's field `password`. */
export function refuseCommonPassword(password: string) {
  if (isCommonPassword(password)) throw fieldError({ password: 'password_common' });
}

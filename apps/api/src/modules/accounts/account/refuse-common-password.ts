import { fieldError } from '../../../error.ts';
import { isCommonPassword } from './common-password.ts';

/** Refuses, under the form's field `password`, what very many people use. */
export function refuseCommonPassword(password: string) {
  if (isCommonPassword(password)) throw fieldError({ password: 'password_common' });
}

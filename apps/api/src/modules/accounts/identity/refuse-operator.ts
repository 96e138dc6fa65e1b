import { opensConsole } from '@acheep/contract/kernel/permission';
import type { Role } from '@acheep/contract/kernel/role';
import { AppError } from '../../../error.ts';

/** Refuses the phone to whoever runs the site: a number can be taken over at the counter of a mobile network. */
export function refuseOperator(role: Role): void {
  if (opensConsole(role)) throw new AppError('phone.operator');
}

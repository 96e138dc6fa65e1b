import type { Role } from '@acheep/contract/role';
import { paths } from '../paths.ts';

/** The account page that each role starts from. */
export function accountHome(role: Role): string {
  if (role === 'recruiter') return paths.manageJob();
  if (role === 'user') return paths.manageUserApplied();
  if (role === 'admin') return paths.adminUsers();
  return paths.profile();
}
